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
  public func tableView(_ view: NSTableView, viewFor: NSTableColumn?, row: Int) -> NSView? { nil }
  public func tableView(_ view: NSTableView, rowViewForRow: Int) -> NSTableRowView? { nil }
  public func tableView(_ view: NSTableView, isGroupRow: Int) -> Bool { false }
  public func tableView(_ view: NSTableView, shouldSelectRow: Int) -> Bool { true }
  /// AppKit asks for each new row when the delegate does not implement this method.
  public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet {
    proposedSelectionIndexes.filteredIndexSet {
      tableView.selection.contains($0) || self.tableView(tableView, shouldSelectRow: $0)
    }
  }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  public func tableView(_ view: NSTableView, didAdd: NSTableRowView, forRow: Int) {}
  public func tableView(_ view: NSTableView, didRemove: NSTableRowView, forRow: Int) {}

  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    let target = tableView.delegateMethods.target("tableView:heightOfRow:", of: self)
    return (target as? any NSTableViewDelegate)?.tableView(tableView, heightOfRow: row)
      ?? tableView.rowHeight
  }
}
