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
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
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
  private func forwarded(
    _ selector: Selector,
    _ outline: NSOutlineView?
  ) -> (any NSOutlineViewDelegate)? {
    guard let outline, outline.delegateMethods.contains(selector), outline.delegate === self else {
      return nil
    }
    return (self as? NSObject)?.forwardingTarget(for: selector) as? any NSOutlineViewDelegate
  }

  public func outlineView(
    _ outlineView: NSOutlineView,
    viewFor tableColumn: NSTableColumn?,
    item: Any
  ) -> NSView? {
    forwarded("outlineView:viewForTableColumn:item:", outlineView)?
      .outlineView(outlineView, viewFor: tableColumn, item: item)
  }

  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  {
    forwarded("outlineView:rowViewForItem:", outlineView)?.outlineView(
      outlineView,
      rowViewForItem: item
    )
  }

  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    forwarded("outlineView:heightOfRowByItem:", outlineView)?.outlineView(
      outlineView,
      heightOfRowByItem: item
    ) ?? outlineView.rowHeight
  }

  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
    forwarded("outlineView:isGroupItem:", outlineView)?.outlineView(outlineView, isGroupItem: item)
      ?? false
  }

  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any)
    -> Bool
  {
    forwarded("outlineView:shouldShowOutlineCellForItem:", outlineView)?.outlineView(
      outlineView,
      shouldShowOutlineCellForItem: item
    ) ?? true
  }

  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    forwarded("outlineView:shouldExpandItem:", outlineView)?.outlineView(
      outlineView,
      shouldExpandItem: item
    ) ?? true
  }

  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    forwarded("outlineView:shouldCollapseItem:", outlineView)?.outlineView(
      outlineView,
      shouldCollapseItem: item
    ) ?? true
  }

  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
    forwarded("outlineView:shouldSelectItem:", outlineView)?.outlineView(
      outlineView,
      shouldSelectItem: item
    ) ?? true
  }

  public func outlineViewSelectionDidChange(_ notification: Notification) {
    forwarded("outlineViewSelectionDidChange:", notification.object as? NSOutlineView)?
      .outlineViewSelectionDidChange(notification)
  }

  public func outlineViewItemWillExpand(_ notification: Notification) {
    forwarded("outlineViewItemWillExpand:", notification.object as? NSOutlineView)?
      .outlineViewItemWillExpand(notification)
  }

  public func outlineViewItemDidExpand(_ notification: Notification) {
    forwarded("outlineViewItemDidExpand:", notification.object as? NSOutlineView)?
      .outlineViewItemDidExpand(notification)
  }

  public func outlineViewItemWillCollapse(_ notification: Notification) {
    forwarded("outlineViewItemWillCollapse:", notification.object as? NSOutlineView)?
      .outlineViewItemWillCollapse(notification)
  }

  public func outlineViewItemDidCollapse(_ notification: Notification) {
    forwarded("outlineViewItemDidCollapse:", notification.object as? NSOutlineView)?
      .outlineViewItemDidCollapse(notification)
  }
}

extension NSOutlineView {
  static let delegateMethods: [Selector] = [
    "outlineView:viewForTableColumn:item:",
    "outlineView:rowViewForItem:",
    "outlineView:heightOfRowByItem:",
    "outlineView:isGroupItem:",
    "outlineView:shouldShowOutlineCellForItem:",
    "outlineView:shouldExpandItem:",
    "outlineView:shouldCollapseItem:",
    "outlineView:shouldSelectItem:",
    "outlineViewSelectionDidChange:",
    "outlineViewItemWillExpand:",
    "outlineViewItemDidExpand:",
    "outlineViewItemWillCollapse:",
    "outlineViewItemDidCollapse:",
  ]
}
