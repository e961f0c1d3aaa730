#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  // A reload keeps the indexes of the selected rows, but not the items.
  extension TableViewTarget {
    /// Remembers the items of the selected rows, and reports no changes of the selection from now on.
    func rememberSelection() {
      keepsSelection = true
      guard let tableView, let data else { return }
      selection = tableView.selectedRowIndexes.compactMap { row in
        path(ofRow: row).flatMap { data.locator(ofItemAt: $0) }
      }
    }

    /// Selects the remembered items that the table view still shows, and resumes the reports of selection changes.
    func restoreSelection() {
      guard let tableView, data != nil else { return endKeepingSelection() }
      let rows = IndexSet(selection.compactMap { $0().flatMap { row(of: $0) } })
      if rows != tableView.selectedRowIndexes {
        tableView.selectRowIndexes(rows, byExtendingSelection: false)
      }
      endKeepingSelection()
    }

    /// Resumes the reports of selection changes to sources.
    ///
    /// Changes since ``rememberSelection()`` are never reported.
    func endKeepingSelection() {
      keepsSelection = false
      if connection != nil { reportedItems = currentSelection }
    }

    /// The items of the selected rows, from top to bottom; empty without a connection.
    var currentSelection: [AnyHashable] {
      guard let tableView, let connection else { return [] }
      return tableView.selectedRowIndexes.compactMap { row in
        path(ofRow: row).flatMap { connection.identifier(of: .item($0)) }
      }
    }
  }
#endif
