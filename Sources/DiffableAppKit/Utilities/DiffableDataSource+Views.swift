#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  @MainActor
  extension DiffableDataSource where Target: ViewTarget {
    /// The delegate of the app, which receives all messages that the target does not handle.
    ///
    /// The delegate of the target says which methods the target handles.
    public var delegate: Target.Delegate? {
      get { target.delegate }
      set { target.delegate = newValue }
    }

    /// Deletes items for the user, such as the item in the clicked row of a table view.
    ///
    /// ```swift
    /// if let item = dataSource.itemIdentifier(forRow: tableView.clickedRow) {
    ///   dataSource.deleteItems([item])
    /// }
    /// ```
    ///
    /// - Parameter items: The items. Items that the view does not show are ignored.
    /// - Returns: The deleted items: ``/DiffableSnapshots/DiffableDataSource/itemHandlers`` decide which items can be
    ///   deleted.
    /// - Complexity: That of an apply for each item.
    @discardableResult
    public func deleteItems(_ items: [Item]) -> [Item] {
      items.filter { item in
        itemPath(for: item).map { target.data?.perform(.delete, at: $0) ?? false } ?? false
      }
    }

    /// Deletes the selected items for the user; in an outline view, with their descendants.
    ///
    /// Call this method from the action of a menu item or a key, such as `delete(_:)`.
    ///
    /// The data source asks its ``/DiffableSnapshots/DiffableDataSource/itemHandlers`` whether each item can be
    /// deleted. It calls them before and after it deletes an item.
    ///
    /// - Returns: The deleted items, without the descendants that were deleted with them.
    /// - Complexity: That of an apply for each item.
    @discardableResult
    public func deleteSelectedItems() -> [Item] { deleteItems(selectedItemIdentifiers) }
  }

  @MainActor
  extension SourceConnection where Target: ViewTarget {
    /// Deletes the selected items whose sources allow it.
    ///
    /// Call this method from the action of a menu item or a key, such as `delete(_:)`.
    ///
    /// - Returns: The number of deleted items.
    /// - Complexity: For each deleted item, that of one change of its source.
    @discardableResult
    public func deleteSelectedItems() -> Int { dataSource.deleteSelectedItems().count }
  }
#endif
