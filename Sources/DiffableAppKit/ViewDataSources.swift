#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// A data source of a table view.
  ///
  /// ```swift
  /// let dataSource = TableViewDiffableDataSource<Group, Person>(
  ///   tableView: tableView
  /// ) { tableView, tableColumn, row, person in
  ///   let view = tableView.makeView(withIdentifier: tableColumn.identifier, owner: nil)
  ///   (view as? NSTableCellView)?.textField?.stringValue = person.name
  ///   return view ?? NSView()
  /// }
  /// dataSource.apply(Snapshot(groups))
  /// ```
  public typealias TableViewDiffableDataSource<Section, Item> =
    DiffableDataSource<Section, Item, TableViewTarget>
  where Section: Hashable & Sendable, Item: Hashable & Sendable

  extension DiffableDataSource where Target == TableViewTarget {
    /// Creates a data source for an `NSTableView`.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps views and
    /// section headers up to date.
    ///
    /// - Parameters:
    ///   - tableView: The table view. Its `dataSource` and its `delegate` are set to an object of the target. A former
    ///     delegate becomes the ``DiffableAppKit/TableViewTarget/delegate`` of the target.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - cellProvider: Makes or updates the view of an item in a column.
    /// - Complexity: O(1).
    @inlinable @preconcurrency @MainActor
    public convenience init(
      tableView: NSTableView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      cellProvider:
        @escaping (
          _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ item: Item
        ) -> NSView
    ) {
      self.init(target: TableViewTarget(tableView), contentComparison: contentComparison) {
        [unowned tableView] target, _, item in
        guard let cell = target.requestedCell else {
          preconditionFailure("Only the table view can ask for cells")
        }
        return cellProvider(tableView, cell.column, cell.row, item)
      }
    }
  }

  /// A data source of an outline view.
  ///
  /// Apply a ``/DiffableSnapshots/SectionSnapshot`` to show a tree. The outline view and the snapshot keep the same
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
  public typealias OutlineViewDiffableDataSource<Section, Item> =
    DiffableDataSource<Section, Item, OutlineViewTarget>
  where Section: Hashable & Sendable, Item: Hashable & Sendable

  extension DiffableDataSource where Target == OutlineViewTarget {
    /// Creates a data source for an `NSOutlineView`.
    ///
    /// An object of the target becomes the `dataSource` and the `delegate` of the outline view. If sections or items
    /// conform to `ContentEquatable`, each apply compares their content, and keeps rows and headers up to date.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view. Its former delegate receives the methods that the target forwards.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - cellProvider: Makes or updates the view of an item in a column. The column is nil if the delegate makes the
    ///     item a group row.
    /// - Complexity: O(1).
    @inlinable @preconcurrency @MainActor
    public convenience init(
      outlineView: NSOutlineView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      cellProvider:
        @escaping (
          _ outlineView: NSOutlineView, _ tableColumn: NSTableColumn?, _ item: Item
        ) -> NSView
    ) {
      self.init(target: OutlineViewTarget(outlineView), contentComparison: contentComparison) {
        [unowned outlineView] target, _, item in
        cellProvider(outlineView, target.requestedColumn, item)
      }
      connect()
    }
  }

  /// A data source of a collection view.
  ///
  /// ```swift
  /// let dataSource = CollectionViewDiffableDataSource<Group, Person>(
  ///   collectionView: collectionView
  /// ) { collectionView, indexPath, person in
  ///   let item = collectionView.makeItem(withIdentifier: personItem, for: indexPath)
  ///   item.representedObject = person
  ///   return item
  /// }
  /// dataSource.apply(Snapshot(groups))
  /// ```
  public typealias CollectionViewDiffableDataSource<Section, Item> =
    DiffableDataSource<Section, Item, CollectionViewTarget>
  where Section: Hashable & Sendable, Item: Hashable & Sendable

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Creates a data source for an `NSCollectionView`.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps collection view
    /// items and supplementary views up to date.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` and its `delegate` are set to an object of the target.
    ///     A former delegate becomes the ``DiffableAppKit/CollectionViewTarget/delegate`` of the target.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - itemProvider: Makes the collection view item that shows an item.
    /// - Complexity: O(1).
    @inlinable @preconcurrency @MainActor
    public convenience init(
      collectionView: NSCollectionView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      itemProvider:
        @escaping (_ collectionView: NSCollectionView, _ indexPath: IndexPath, _ item: Item) ->
        NSCollectionViewItem
    ) {
      self.init(target: CollectionViewTarget(collectionView), contentComparison: contentComparison)
      {
        [unowned collectionView] _, path, item in
        itemProvider(collectionView, IndexPath(path), item)
      }
    }
  }
#endif
