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
        return shownState.inProvider { cellProvider(target, path, item) }
      },
      locator: { path in
        let item = shownState.snapshot.requiredItem(for: path)
        return { shownState.snapshot.itemPath(for: item) }
      },
      supplementaryView: { kind, path in
        guard let provider = shownState.supplementaryViewProvider,
          let section = shownState.snapshot.sectionIdentifier(for: path.section)
        else { return nil }
        return shownState.inProvider { provider(target, kind, path, section) }
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

    /// Where ``DiffableDataSource/snapshot()`` comes from.
    @usableFromInline var answer = Answer.newest

    @usableFromInline var supplementaryViewProvider: TargetSupplementaryViewProvider?

    @usableFromInline
    init() {}

    /// Changes the data of the list.
    func show(_ contents: Contents<Section, Item>, applying applied: Contents<Section, Item>? = nil)
    {
      (self.contents, self.applied) = (contents, applied)
      answer = .newest
    }

    /// The number of calls of the app's code that have not ended.
    private var numberOfCalls = 0

    /// Called when no call of the app's code is under way any more.
    var callsDidEnd: (() -> Void)?

    var isCalling: Bool { numberOfCalls > 0 }

    @usableFromInline func beginCall() { numberOfCalls += 1 }

    @usableFromInline func endCall() {
      numberOfCalls -= 1
      guard numberOfCalls == 0, let callsDidEnd else { return }
      self.callsDidEnd = nil
      callsDidEnd()
    }

    /// Calls a handler.
    @inlinable
    func inHandler<Result>(_ handler: () -> Result) -> Result {
      beginCall()
      defer { endCall() }
      return handler()
    }

    /// Calls a provider.
    @inlinable
    func inProvider<View>(_ provider: () -> View) -> View {
      beginCall()
      let outer = answer
      if outer == .newest { answer = .shownInProvider }
      defer {
        answer = outer
        endCall()
      }
      return provider()
    }
  }

  /// Where ``snapshot()`` comes from.
  ///
  /// The list calls providers with section indexes of the list that it shows, and an app reads the section at such an
  /// index in ``snapshot()``.
  @usableFromInline
  enum Answer {
    /// From the newest contents.
    case newest

    /// From the shown contents, because a provider is being called that has applied nothing yet.
    case shownInProvider

    /// From the shown contents, because an apply is in progress that has not changed the data of the list yet.
    case shownUntilChange
  }
}
