#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension TableViewTarget: NSTableViewDelegate {
    /// Returns the view of an item in a column, or the view of a section header.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - tableColumn: The column; nil for a group row.
    ///   - row: The row.
    /// - Returns: The view of an item in a column, or the view of a section header.
    public func tableView(
      _ tableView: NSTableView,
      viewFor tableColumn: NSTableColumn?,
      row: Int
    ) -> NSView? {
      switch content(ofRow: row) {
      case .header(let section):
        return supplementaryData?.view(ofKind: .header, inSection: section)
      case .item(let path):
        // The delegate of the app can make the row of an item a group row, which has no column.
        guard let column = tableColumn ?? tableView.tableColumns.first else { return nil }
        guard connection == nil || showsCells(column, in: tableView) else {
          let method: ((NSTableView, NSTableColumn?, Int) -> NSView?)? =
            tableDelegate("tableView:viewForTableColumn:row:")?.tableView(_:viewFor:row:)
          return method?(tableView, tableColumn, row)
        }
        let outer = requestedCell
        requestedCell = RequestedCell(column: column, row: row)
        defer { requestedCell = outer }
        return data?.cell(at: path)
      case nil: return nil
      }
    }

    /// Returns the view of a row from ``rowViewProvider``, or else from ``delegate``.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - row: The row.
    /// - Returns: The view of a row from ``rowViewProvider``, or else from ``delegate``.
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      if let rowViewProvider,
        let identifier = content(ofRow: row).flatMap({
          connection?.identifier(of: $0) ?? identifier?($0)
        })
      {
        return rowViewProvider(tableView, row, identifier)
      }
      let method: ((NSTableView, Int) -> NSTableRowView?)? =
        tableDelegate("tableView:rowViewForRow:")?.tableView(_:rowViewForRow:)
      return method?(tableView, row)
    }

    /// Returns whether a row is a section header, or a group row for ``delegate``.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - row: The row.
    /// - Returns: Whether a row is a section header, or a group row for ``delegate``.
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      if isSectionHeader(row) { return true }
      let method: ((NSTableView, Int) -> Bool)? =
        tableDelegate("tableView:isGroupRow:")?.tableView(_:isGroupRow:)
      return method?(tableView, row) ?? false
    }

    /// Returns the proposed rows that the user can select.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - proposedSelectionIndexes: The rows that the user selects.
    /// - Returns: The rows that ``delegate`` and the sources of their items allow. Sources are not asked about rows
    ///   that are already selected. A section header that is not selected yet is excluded unless
    ///   ``allowsSectionHeaderSelection`` is set. If rows are proposed but none is allowed, the method returns the
    ///   current selection, unless ``delegate`` returns an empty selection.
    public func tableView(
      _ tableView: NSTableView,
      selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet {
      let selected = tableView.selectedRowIndexes
      let selection = allowedSelection(tableView, proposedSelectionIndexes)
      if connection == nil && (allowsSectionHeaderSelection || !showsSectionHeaders) {
        return selection
      }
      let allowed = selection.filteredIndexSet { selected.contains($0) || canSelect($0) }
      // A click on a row that cannot be selected keeps the selection; an empty result would remove it.
      return allowed.isEmpty && !selection.isEmpty ? selected : allowed
    }

    private func allowedSelection(_ tableView: NSTableView, _ proposed: IndexSet) -> IndexSet {
      let decide: ((NSTableView, IndexSet) -> IndexSet)? =
        tableDelegate("tableView:selectionIndexesForProposedSelection:")?
        .tableView(_:selectionIndexesForProposedSelection:)
      if let decide { return decide(tableView, proposed) }
      // AppKit does not ask the delegate about each row, because the target implements
      // `tableView(_:selectionIndexesForProposedSelection:)`. So the target asks the delegate.
      let isAllowed: ((NSTableView, Int) -> Bool)? =
        tableDelegate("tableView:shouldSelectRow:")?.tableView(_:shouldSelectRow:)
      guard let isAllowed else { return proposed }
      let selected = tableView.selectedRowIndexes
      let allowed = proposed.filteredIndexSet {
        selected.contains($0) || isAllowed(tableView, $0)
      }
      return allowed.isEmpty && !proposed.isEmpty ? selected : allowed
    }
  }
#endif
