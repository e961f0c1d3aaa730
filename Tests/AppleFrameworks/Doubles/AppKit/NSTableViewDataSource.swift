import AppleBase

public protocol NSTableViewDataSource: NSObjectProtocol {
  // All requirements are optional. The methods belong to the main actor, not the protocol.
  @MainActor
  func numberOfRows(in tableView: NSTableView) -> Int
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  )
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)?
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet
  )
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  )
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  @MainActor
  func tableView(
    _ tableView: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}

@MainActor
extension NSTableViewDataSource {
  public func numberOfRows(in view: NSTableView) -> Int { 0 }
  public func tableView(
    _ view: NSTableView,
    pasteboardWriterForRow: Int
  ) -> (any NSPasteboardWriting)? { nil }
  public func tableView(
    _ view: NSTableView,
    draggingSession: NSDraggingSession,
    willBeginAt: NSPoint,
    forRowIndexes: IndexSet
  ) {}
  public func tableView(
    _ view: NSTableView,
    draggingSession: NSDraggingSession,
    endedAt: NSPoint,
    operation: NSDragOperation
  ) {}
  public func tableView(
    _ view: NSTableView,
    validateDrop: any NSDraggingInfo,
    proposedRow: Int,
    proposedDropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  public func tableView(
    _ view: NSTableView,
    acceptDrop: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }

  public func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    let method: Selector = "tableView:sortDescriptorsDidChange:"
    (tableView.dataSourceMethods.target(method, of: self) as? any NSTableViewDataSource)?
      .tableView(tableView, sortDescriptorsDidChange: oldDescriptors)
  }
}
