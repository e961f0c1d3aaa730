import AppleBase

@MainActor
public protocol NSOutlineViewDataSource: NSObjectProtocol {
  // All requirements are optional.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView,
    pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)?
  func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forItems draggedItems: [Any]
  )
  func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  )
  func outlineView(
    _ outlineView: NSOutlineView,
    validateDrop info: any NSDraggingInfo,
    proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  func outlineView(
    _ outlineView: NSOutlineView,
    acceptDrop info: any NSDraggingInfo,
    item: Any?,
    childIndex index: Int
  ) -> Bool
}

extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    0
  }

  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  {
    preconditionFailure("The data source has no children")
  }

  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    false
  }

  public func outlineView(
    _ outlineView: NSOutlineView,
    pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }

  public func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forItems draggedItems: [Any]
  ) {}

  public func outlineView(
    _ outlineView: NSOutlineView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}

  public func outlineView(
    _ outlineView: NSOutlineView,
    validateDrop info: any NSDraggingInfo,
    proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }

  public func outlineView(
    _ outlineView: NSOutlineView,
    acceptDrop info: any NSDraggingInfo,
    item: Any?,
    childIndex index: Int
  ) -> Bool { false }
}
