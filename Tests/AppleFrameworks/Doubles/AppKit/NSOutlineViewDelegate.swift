import AppleBase

public protocol NSOutlineViewDelegate: NSObjectProtocol {
  // All requirements are optional. The methods belong to the main actor, not the protocol.
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    viewFor tableColumn: NSTableColumn?,
    item: Any
  ) -> NSView?
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  @MainActor
  func outlineViewSelectionDidChange(_ notification: Notification)
  @MainActor
  func outlineViewItemWillExpand(_ notification: Notification)
  @MainActor
  func outlineViewItemDidExpand(_ notification: Notification)
  @MainActor
  func outlineViewItemWillCollapse(_ notification: Notification)
  @MainActor
  func outlineViewItemDidCollapse(_ notification: Notification)
}

@MainActor
extension NSOutlineViewDelegate {
  public func outlineView(_ view: NSOutlineView, viewFor: NSTableColumn?, item: Any) -> NSView? {
    nil
  }
  public func outlineView(_ view: NSOutlineView, rowViewForItem: Any) -> NSTableRowView? { nil }
  public func outlineView(_ view: NSOutlineView, isGroupItem: Any) -> Bool { false }
  public func outlineView(_ view: NSOutlineView, shouldShowOutlineCellForItem: Any) -> Bool { true }
  public func outlineView(_ view: NSOutlineView, shouldExpandItem: Any) -> Bool { true }
  public func outlineView(_ view: NSOutlineView, shouldCollapseItem: Any) -> Bool { true }
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}

  private func forwarded(
    _ method: Selector,
    _ outline: NSOutlineView?
  ) -> (any NSOutlineViewDelegate)? {
    outline?.delegateMethods.target(method, of: self) as? any NSOutlineViewDelegate
  }

  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    forwarded("outlineView:heightOfRowByItem:", outlineView)?
      .outlineView(outlineView, heightOfRowByItem: item) ?? outlineView.rowHeight
  }

  public func outlineViewSelectionDidChange(_ notification: Notification) {
    forwarded("outlineViewSelectionDidChange:", notification.object as? NSOutlineView)?
      .outlineViewSelectionDidChange(notification)
  }
}
