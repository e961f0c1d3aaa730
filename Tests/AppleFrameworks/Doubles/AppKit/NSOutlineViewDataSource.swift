import AppleBase

public protocol NSOutlineViewDataSource: NSObjectProtocol {
  // All requirements are optional. The methods belong to the main actor, not the protocol.
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  @MainActor
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  )
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)?
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forItems draggedItems: [Any]
  )
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  )
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    validateDrop info: any NSDraggingInfo,
    proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  @MainActor
  func outlineView(
    _ outlineView: NSOutlineView,
    acceptDrop info: any NSDraggingInfo,
    item: Any?,
    childIndex index: Int
  ) -> Bool
}

@MainActor
extension NSOutlineViewDataSource {
  public func outlineView(_ view: NSOutlineView, numberOfChildrenOfItem: Any?) -> Int { 0 }
  public func outlineView(_ view: NSOutlineView, child: Int, ofItem: Any?) -> Any {
    preconditionFailure("The data source has no children")
  }
  public func outlineView(_ view: NSOutlineView, isItemExpandable: Any) -> Bool { false }
  public func outlineView(
    _ view: NSOutlineView,
    pasteboardWriterForItem: Any
  ) -> (any NSPasteboardWriting)? { nil }
  public func outlineView(
    _ view: NSOutlineView,
    draggingSession: NSDraggingSession,
    willBeginAt: NSPoint,
    forItems: [Any]
  ) {}
  public func outlineView(
    _ view: NSOutlineView,
    draggingSession: NSDraggingSession,
    endedAt: NSPoint,
    operation: NSDragOperation
  ) {}
  public func outlineView(
    _ view: NSOutlineView,
    validateDrop: any NSDraggingInfo,
    proposedItem: Any?,
    proposedChildIndex: Int
  ) -> NSDragOperation { [] }
  public func outlineView(
    _ view: NSOutlineView,
    acceptDrop: any NSDraggingInfo,
    item: Any?,
    childIndex: Int
  ) -> Bool { false }

  public func outlineView(
    _ outlineView: NSOutlineView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    let method: Selector = "outlineView:sortDescriptorsDidChange:"
    (outlineView.dataSourceMethods.target(method, of: self) as? any NSOutlineViewDataSource)?
      .outlineView(outlineView, sortDescriptorsDidChange: oldDescriptors)
  }
}
