#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // Events that reach the source of an item.
  extension TableViewTarget {
    /// Reports to the sources which items were selected and which are no longer selected.
    ///
    /// - Parameter notification: The notification of the table view, which ``delegate`` receives too.
    public func tableViewSelectionDidChange(_ notification: Notification) {
      reportSelection()
      let method: ((Notification) -> Void)? =
        tableDelegate("tableViewSelectionDidChange:")?.tableViewSelectionDidChange(_:)
      method?(notification)
    }

    /// Reports to the source of an item that its row is displayed.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - rowView: The view of the row.
    ///   - row: The row.
    public func tableView(
      _ tableView: NSTableView,
      didAdd rowView: NSTableRowView,
      forRow row: Int
    ) {
      if let connection, let path = path(ofRow: row) { connection.willDisplay(rowView, at: path) }
      let method: ((NSTableView, NSTableRowView, Int) -> Void)? =
        tableDelegate("tableView:didAddRowView:forRow:")?.tableView(_:didAdd:forRow:)
      method?(tableView, rowView, row)
    }

    /// Reports to the source of an item that its row is no longer displayed.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - rowView: The view of the row.
    ///   - row: The row, or -1 for a row that was deleted.
    public func tableView(
      _ tableView: NSTableView,
      didRemove rowView: NSTableRowView,
      forRow row: Int
    ) {
      // The row can now belong to another item. The connection remembers the item of the view.
      connection?.didEndDisplaying(rowView)
      let method: ((NSTableView, NSTableRowView, Int) -> Void)? =
        tableDelegate("tableView:didRemoveRowView:forRow:")?.tableView(_:didRemove:forRow:)
      method?(tableView, rowView, row)
    }

    /// Returns whether the user can select a row that is not selected.
    func canSelect(_ row: Int) -> Bool {
      guard let path = path(ofRow: row) else { return allowsSectionHeaderSelection }
      return connection?.canSelectItem(at: path) ?? true
    }

    /// Returns whether a column shows the cells of sources.
    ///
    /// The column that is first when the first cell is made shows the cells, also after the user has moved it. If
    /// this column is removed, the column that is then first shows the cells.
    func showsCells(_ column: NSTableColumn, in tableView: NSTableView) -> Bool {
      let columns = tableView.tableColumns
      if !columns.contains(where: { $0 === cellColumn }) { cellColumn = columns.first }
      return column === cellColumn
    }

    /// Reports the selected and deselected items that were not reported to their sources yet.
    private func reportSelection() {
      guard let connection, !keepsSelection else { return }
      let (old, new) = (reportedItems, currentSelection)
      reportedItems = new
      let (deselected, selected) = (Set(old).subtracting(new), Set(new).subtracting(old))
      // A handler that was called before can have changed the list.
      for item in old where deselected.contains(item) {
        if let path = connection.itemPath(of: item) { connection.deselectItem(at: path) }
      }
      for item in new where selected.contains(item) {
        if let path = connection.itemPath(of: item) { connection.selectItem(at: path) }
      }
    }
  }
#endif
