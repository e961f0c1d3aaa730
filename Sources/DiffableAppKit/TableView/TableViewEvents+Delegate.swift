#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension TableViewEvents: NSTableViewDelegate {
    /// Returns the view of an item in a column, or the view of a section header.
    func tableView(
      _ tableView: NSTableView,
      viewFor tableColumn: NSTableColumn?,
      row: Int
    ) -> NSView? {
      switch target?.content(ofRow: row) {
      case .header(let section):
        return target?.supplementaryView(ofKind: .header, inSection: section)
      case .item(let path):
        // The delegate of the app can make the row of an item a group row, which has no column.
        guard let target, let column = tableColumn ?? tableView.tableColumns.first else {
          return nil
        }
        guard data?.showsSource != true || target.showsCells(column, in: tableView) else {
          return (delegate?.tableView(_:viewFor:row:))?(tableView, tableColumn, row)
        }
        let outer = target.requestedCell
        target.requestedCell = (column, row)
        defer { target.requestedCell = outer }
        return data?.cell(at: path)
      case nil: return nil
      }
    }

    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
      if let target, let data, let provider = target.rowViewProvider,
        let identifier = target.content(ofRow: row).flatMap({ data.owner?.identifier(of: $0) })
      {
        return data.inProvider { provider(tableView, row, identifier) }
      }
      return duringCall { (delegate?.tableView(_:rowViewForRow:))?(tableView, row) }
    }

    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      if case .header? = target?.content(ofRow: row) { return true }
      return (delegate?.tableView(_:isGroupRow:))?(tableView, row) ?? false
    }

    /// Returns the proposed rows that the delegate and the sources of their items allow.
    ///
    /// Sources are not asked about rows that are already selected. A section header that is not selected yet is
    /// excluded unless the app allows it. If rows are proposed but none is allowed, the current selection stays, unless
    /// the delegate returns an empty selection.
    func tableView(
      _ tableView: NSTableView,
      selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      let selected = tableView.selectedRowIndexes
      let selection = selectionOfDelegate(tableView, proposed)
      guard let target,
        data?.showsSource == true
          || (!target.allowsSectionHeaderSelection && target.showsSectionHeaders)
      else { return selection }
      let allowed = selection.filteredIndexSet { selected.contains($0) || canSelect($0) }
      // A click on a row that cannot be selected keeps the selection; an empty result would remove it.
      return allowed.isEmpty && !selection.isEmpty ? selected : allowed
    }

    private func selectionOfDelegate(_ tableView: NSTableView, _ proposed: IndexSet) -> IndexSet {
      if delegateImplements("tableView:selectionIndexesForProposedSelection:") {
        let method = delegate?.tableView(_:selectionIndexesForProposedSelection:)
        return method?(tableView, proposed) ?? proposed
      }
      // AppKit does not ask the delegate about each row, because this object implements
      // `tableView(_:selectionIndexesForProposedSelection:)`. So this object asks the delegate.
      guard let isAllowed = delegate?.tableView(_:shouldSelectRow:) else { return proposed }
      let selected = tableView.selectedRowIndexes
      let allowed = proposed.filteredIndexSet {
        selected.contains($0) || isAllowed(tableView, $0)
      }
      return allowed.isEmpty && !proposed.isEmpty ? selected : allowed
    }

    /// Returns whether the user can select a row that is not selected.
    private func canSelect(_ row: Int) -> Bool {
      guard let path = target?.path(ofRow: row) else {
        return target?.allowsSectionHeaderSelection ?? false
      }
      return data?.allows(.select, at: path) ?? true
    }

    // MARK: Events that reach the source of an item

    func tableViewSelectionDidChange(_ notification: Notification) {
      target?.reportSelection()
      (delegate?.tableViewSelectionDidChange(_:))?(notification)
    }

    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      if let path = target?.path(ofRow: row) {
        data?.willDisplay(rowView, at: path)
      }
      (delegate?.tableView(_:didAdd:forRow:))?(tableView, rowView, row)
    }

    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
      // The row can now belong to another item, and is -1 if it was deleted. The connection remembers the item of the
      // view.
      data?.didEndDisplaying(rowView)
      (delegate?.tableView(_:didRemove:forRow:))?(tableView, rowView, row)
    }
  }
#endif
