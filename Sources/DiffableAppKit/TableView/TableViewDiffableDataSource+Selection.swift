#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// The selected items, from top to bottom.
    ///
    /// An apply keeps the selection of the items that remain, even if it reloads the table view.
    public var selectedItemIdentifiers: [Item] {
      target.tableView?.selectedRowIndexes.compactMap { itemIdentifier(forRow: $0) } ?? []
    }

    /// Selects items.
    ///
    /// - Parameters:
    ///   - items: The items. Items that the table view does not show are ignored.
    ///   - extendingSelection: Whether rows that are already selected stay selected.
    /// - Complexity: That of `row(forItemIdentifier:)` for each item.
    public func selectItems(_ items: [Item], extendingSelection: Bool = false) {
      let rows = IndexSet(items.compactMap { row(forItemIdentifier: $0) })
      target.tableView?.selectRowIndexes(rows, byExtendingSelection: extendingSelection)
    }

    /// Deselects items.
    ///
    /// - Parameter items: The items. Items that are not selected are ignored.
    /// - Complexity: That of `row(forItemIdentifier:)` for each item, plus the time of the table view, which reports a
    ///   change of the selection for each item.
    public func deselectItems(_ items: [Item]) {
      for row in items.compactMap({ row(forItemIdentifier: $0) }) {
        target.tableView?.deselectRow(row)
      }
    }

    /// Deletes the selected items for the user.
    ///
    /// Call this method from the action of a menu item or a key, such as `delete(_:)`.
    ///
    /// The data source asks its ``editingHandlers`` whether each item can be deleted. It calls them before and after it
    /// deletes an item.
    ///
    /// - Returns: The deleted items.
    /// - Complexity: That of an apply for each item.
    @discardableResult
    public func deleteSelectedItems() -> [Item] { deleteItems(selectedItemIdentifiers) }
  }
#endif
