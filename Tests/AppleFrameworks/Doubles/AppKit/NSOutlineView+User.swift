import AppleBase

// What a user does with an outline view.
extension NSOutlineView {
  /// Clicks the disclosure button of an item.
  public func userToggles(_ item: Any) {
    guard existingEntry(of: item, "userToggles") != nil else { return }
    if isItemExpanded(item) { collapseItem(item) } else { expandItem(item) }
  }

  /// Clicks a column header, which sorts the rows.
  public func userClicksColumnHeader() {
    dataSource?.outlineView(self, sortDescriptorsDidChange: [])
  }

  /// Lifts items; returns the drag session, or nil when no item can be dragged.
  public func userLifts(_ items: [Any]) -> NSDraggingSession? {
    reloadIfNeeded()
    let lifted = items.filter {
      dataSource?.outlineView(self, pasteboardWriterForItem: $0) != nil
    }
    guard !lifted.isEmpty else { return nil }
    let session = NSDraggingSession()
    dataSource?.outlineView(self, draggingSession: session, willBeginAt: .zero, forItems: lifted)
    return session
  }

  /// Drops the dragged item.
  ///
  /// - Parameters:
  ///   - index: The index among the children of the parent, with the dragged item counted; -1 to drop on the parent.
  ///   - parent: The parent; nil for the root.
  ///   - source: The view that began the drag; nil for another app.
  /// - Returns: Whether the data source accepts the drop.
  public func userDrops(at index: Int, inParent parent: Any?, from source: Any?) -> Bool {
    guard let dataSource, !registeredDraggedTypes.isEmpty else { return false }
    let drag = UserDrag(from: source)
    let proposal = dataSource.outlineView(
      self,
      validateDrop: drag,
      proposedItem: parent,
      proposedChildIndex: index
    )
    guard proposal != [] else { return false }
    return dataSource.outlineView(self, acceptDrop: drag, item: parent, childIndex: index)
  }

  /// Ends a drag; AppKit does so after each drag, with or without a drop.
  public func userEnds(_ session: NSDraggingSession, dropped: Bool) {
    dataSource?.outlineView(
      self,
      draggingSession: session,
      endedAt: .zero,
      operation: dropped ? .move : []
    )
  }

  /// Lifts an item, drops it, and ends the drag.
  ///
  /// - Parameters:
  ///   - item: The item to drag.
  ///   - index: The index among the children of the parent, with the dragged item counted; -1 to drop on the parent.
  ///   - parent: The parent; nil for the root.
  ///   - beforeDrop: Called while the item is in the air.
  /// - Returns: Whether the drop was accepted.
  @discardableResult
  public func userDrags(
    _ item: Any,
    to index: Int,
    inParent parent: Any?,
    beforeDrop: () -> Void = {}
  ) -> Bool {
    guard let session = userLifts([item]) else { return false }
    beforeDrop()
    let isDropped = userDrops(at: index, inParent: parent, from: self)
    userEnds(session, dropped: isDropped)
    return isDropped
  }
}
