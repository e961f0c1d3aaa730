#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  // A reload keeps the indexes of the selected rows, but not the items.
  extension TableViewTarget {
    /// Remembers the items of the selected rows.
    func rememberSelection() {
      guard let tableView, let identifiers else { return }
      selectedItems = tableView.selectedRowIndexes.compactMap { row in
        path(ofRow: row).flatMap { identifiers.item($0) }
      }
    }

    /// Selects the remembered items that the table view shows.
    func restoreSelection() {
      guard let tableView, let identifiers else { return }
      let rows = selectedItems.compactMap { identifiers.path($0).flatMap { row(of: $0) } }
      let selection = IndexSet(rows)
      if selection != tableView.selectedRowIndexes {
        tableView.selectRowIndexes(selection, byExtendingSelection: false)
      }
    }
  }
#endif
