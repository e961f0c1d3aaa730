extension DiffableDataSource {
  /// Makes or updates the cell of an item.
  ///
  /// The path is the path of the item in the snapshot that the list shows. The item is the instance in that
  /// snapshot.
  public typealias TargetCellProvider = (
    _ target: Target, _ path: ItemPath, _ item: Item
  ) -> Target.Cell

  /// Makes or updates a supplementary view of a section.
  ///
  /// The path is a path in the snapshot that the list shows; its item is 0 for a header or a footer. The section
  /// is the instance in that snapshot.
  public typealias TargetSupplementaryViewProvider = (
    _ target: Target, _ kind: SupplementaryKind, _ path: ItemPath, _ section: Section
  ) -> Target.SupplementaryView?

  /// Creates a data source for a list.
  ///
  /// The list shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. The initializer sets its ``ListTarget/data``. A data source that the list had before
  ///     no longer changes the list. If an apply of that data source is in progress, if it calls a handler or a provider,
  ///     if the list performs a drop or an expansion, or if the list must wait as ``ListTarget/applyMustWait()`` says,
  ///     the new data source takes over the list afterwards.
  ///   - contentComparison: How an apply finds the sections and items whose content has changed.
  ///   - cellProvider: Makes or updates the cell of an item. The target calls it from within an apply, or
  ///     later when the cell scrolls into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentComparison: ContentComparison<Section, Item>,
    cellProvider: @escaping TargetCellProvider
  ) {
    // The closures are created here so that the client compiles them: the list calls them for every cell.
    let shownState = ShownState()
    self.init(
      target: target,
      shownState: shownState,
      shape: { shownState.snapshot.shape },
      cell: { path in
        let item = shownState.snapshot.requiredItem(for: path)
        return shownState.calls.inProvider { cellProvider(target, path, item) }
      },
      locator: { path in
        let item = shownState.snapshot.requiredItem(for: path)
        return { shownState.snapshot.itemPath(for: item) }
      },
      supplementaryView: { kind, path in
        guard let provider = shownState.supplementaryViewProvider,
          let section = shownState.snapshot.sectionIdentifier(for: path.section)
        else { return nil }
        return shownState.calls.inProvider { provider(target, kind, path, section) }
      },
      matching: { $1.matching(from: $0) },
      contentComparison: contentComparison
    )
  }

  #if !hasFeature(Embedded)
    /// Creates a data source for a list, which compares content that is ``ContentEquatable``.
    ///
    /// - Parameters:
    ///   - target: The list. The initializer sets its ``ListTarget/data``.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @inlinable
    public convenience init(target: Target, cellProvider: @escaping TargetCellProvider) {
      self.init(target: target, contentComparison: .automatic, cellProvider: cellProvider)
    }
  #endif

  /// The state that the list shows.
  ///
  /// A class, because the data source shares the state with the data of the target.
  @usableFromInline
  final class ShownState {
    /// The contents, always without marks.
    @usableFromInline var contents = Contents(Snapshot<Section, Item>())

    @inlinable var snapshot: Snapshot<Section, Item> { contents.snapshot }

    /// The contents of the apply in progress while the list shows the list between two of its batches, or nil.
    var applied: Contents<Section, Item>?

    /// The calls of the app's code.
    @usableFromInline let calls = AppCalls()

    @usableFromInline var supplementaryViewProvider: TargetSupplementaryViewProvider?

    @usableFromInline
    init() {}

    /// Changes the data of the list.
    func show(_ contents: Contents<Section, Item>, applying applied: Contents<Section, Item>? = nil)
    {
      (self.contents, self.applied) = (contents, applied)
      calls.answer = .newest
    }
  }
}
