import AppleBase

public protocol NSTableViewDelegate: NSObjectProtocol {
  // All requirements are optional. The methods belong to the main actor, not the protocol.
  @MainActor
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  @MainActor
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  @MainActor
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  @MainActor
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  @MainActor
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  @MainActor
  func tableViewSelectionDidChange(_ notification: Notification)
  @MainActor
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  @MainActor
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
}

@MainActor
extension NSTableViewDelegate {
  private func forwarded(_ selector: Selector, _ table: NSTableView) -> (any NSTableViewDelegate)? {
    guard table.delegateMethods.contains(selector), table.delegate === self else { return nil }
    return (self as? NSObject)?.forwardingTarget(for: selector) as? any NSTableViewDelegate
  }

  public func tableView(
    _ tableView: NSTableView,
    viewFor tableColumn: NSTableColumn?,
    row: Int
  ) -> NSView? {
    forwarded("tableView:viewForTableColumn:row:", tableView)?
      .tableView(tableView, viewFor: tableColumn, row: row)
  }

  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    forwarded("tableView:rowViewForRow:", tableView)?.tableView(tableView, rowViewForRow: row)
  }

  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    forwarded("tableView:isGroupRow:", tableView)?.tableView(tableView, isGroupRow: row) ?? false
  }

  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    forwarded("tableView:heightOfRow:", tableView)?.tableView(tableView, heightOfRow: row)
      ?? tableView.rowHeight
  }

  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    forwarded("tableView:shouldSelectRow:", tableView)?.tableView(tableView, shouldSelectRow: row)
      ?? true
  }

  /// AppKit asks for each new row when the delegate does not implement this method.
  public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet {
    let selector: Selector = "tableView:selectionIndexesForProposedSelection:"
    guard let target = forwarded(selector, tableView) else {
      return proposedSelectionIndexes.filteredIndexSet {
        tableView.selection.contains($0) || self.tableView(tableView, shouldSelectRow: $0)
      }
    }
    return target.tableView(
      tableView,
      selectionIndexesForProposedSelection: proposedSelectionIndexes
    )
  }

  public func tableViewSelectionDidChange(_ notification: Notification) {
    guard let table = notification.object as? NSTableView else { return }
    forwarded("tableViewSelectionDidChange:", table)?.tableViewSelectionDidChange(notification)
  }

  public func tableView(
    _ tableView: NSTableView,
    didAdd rowView: NSTableRowView,
    forRow row: Int
  ) {
    forwarded("tableView:didAddRowView:forRow:", tableView)?
      .tableView(tableView, didAdd: rowView, forRow: row)
  }

  public func tableView(
    _ tableView: NSTableView,
    didRemove rowView: NSTableRowView,
    forRow row: Int
  ) {
    forwarded("tableView:didRemoveRowView:forRow:", tableView)?
      .tableView(tableView, didRemove: rowView, forRow: row)
  }
}

extension NSTableView {
  static let delegateMethods: [Selector] = [
    "tableView:viewForTableColumn:row:",
    "tableView:rowViewForRow:",
    "tableView:isGroupRow:",
    "tableView:heightOfRow:",
    "tableView:shouldSelectRow:",
    "tableView:selectionIndexesForProposedSelection:",
    "tableViewSelectionDidChange:",
    "tableView:didAddRowView:forRow:",
    "tableView:didRemoveRowView:forRow:",
  ]
}
