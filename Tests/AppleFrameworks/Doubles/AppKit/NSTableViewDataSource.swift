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
  /// The object to which this one forwards the methods that it does not implement.
  private var forwarded: (any NSTableViewDataSource)? {
    (self as? NSObject)?.forwardingTarget(for: "tableView:…") as? any NSTableViewDataSource
  }

  public func tableView(
    _ view: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { forwarded?.tableView(view, pasteboardWriterForRow: row) }
  public func tableView(
    _ view: NSTableView,
    draggingSession session: NSDraggingSession,
    willBeginAt point: NSPoint,
    forRowIndexes rows: IndexSet
  ) {
    forwarded?.tableView(view, draggingSession: session, willBeginAt: point, forRowIndexes: rows)
  }
  public func tableView(
    _ view: NSTableView,
    draggingSession session: NSDraggingSession,
    endedAt point: NSPoint,
    operation: NSDragOperation
  ) { forwarded?.tableView(view, draggingSession: session, endedAt: point, operation: operation) }
  public func tableView(
    _ view: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation kind: NSTableView.DropOperation
  ) -> NSDragOperation {
    forwarded?.tableView(view, validateDrop: info, proposedRow: row, proposedDropOperation: kind)
      ?? []
  }
  public func tableView(
    _ view: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation kind: NSTableView.DropOperation
  ) -> Bool { forwarded?.tableView(view, acceptDrop: info, row: row, dropOperation: kind) ?? false }

  public func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    let method: Selector = "tableView:sortDescriptorsDidChange:"
    (tableView.dataSourceMethods.target(method, of: self) as? any NSTableViewDataSource)?
      .tableView(tableView, sortDescriptorsDidChange: oldDescriptors)
  }
}
