#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// A data source of an outline view.
  ///
  /// Apply a ``DiffableSnapshots/SectionSnapshot`` to show a tree. The outline view and the snapshot keep the same
  /// items expanded, whether the user or the app expands them. Each apply compares all rows of the outline view.
  ///
  /// ```swift
  /// let dataSource = OutlineViewDiffableDataSource<Int, Folder>(
  ///   outlineView: outlineView
  /// ) { _, _, folder in
  ///   NSTextField(labelWithString: folder.name)
  /// }
  /// dataSource.isItemExpandable = { $0.isDirectory }
  /// dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, _ in
  ///   contents(folder)
  /// }
  /// dataSource.apply(SectionSnapshot([home]), to: 0)
  /// ```
  public typealias OutlineViewDiffableDataSource<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable
  > = DiffableDataSource<Section, Item, OutlineViewTarget>

  extension DiffableDataSource where Target == OutlineViewTarget {
    /// Makes or updates the view of an item in a column.
    ///
    /// The column is nil if the delegate makes the item a group row.
    public typealias OutlineViewCellProvider = (
      _ outlineView: NSOutlineView, _ tableColumn: NSTableColumn?, _ item: Item
    ) -> NSView

    /// Creates a data source for an outline view.
    ///
    /// An object of the target becomes the `dataSource` and the `delegate` of the outline view. If sections or items
    /// conform to `ContentEquatable`, each apply compares their content, and keeps rows and headers up to date.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view. Its former delegate receives the methods that the target forwards.
    ///   - contentChanges: How rows and headers are updated when the content of items and sections that conform to
    ///     `ContentEquatable` has changed.
    ///   - cellProvider: Makes or updates the view of an item in a column.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      outlineView: NSOutlineView,
      contentChanges: ContentUpdate = .reconfigure,
      cellProvider: @escaping OutlineViewCellProvider
    ) {
      self.init(target: OutlineViewTarget(outlineView), comparedContent: contentChanges) {
        [unowned outlineView] target, _, item in
        cellProvider(outlineView, target.requestedColumn, item)
      }
      connect()
    }

    /// Sets the contents of the target, and the function that updates the target without a batch or a reload.
    ///
    /// The data source calls the function when an apply does not reload the list and changes no section and no visible
    /// item. Such an apply can change hidden items, or the expanded state of items without visible children.
    @MainActor
    @usableFromInline
    func connect() {
      let elements = OutlineElements(self)
      let target = target
      target.contents = elements
      updateTrees = { [unowned target] isAnimated, completion in
        target.update(animated: isAnimated, completion: completion)
      }
    }
  }
#endif
