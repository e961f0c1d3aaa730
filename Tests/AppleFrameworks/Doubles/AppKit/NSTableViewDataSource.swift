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
  private func forwarded(_ selector: Selector, _ table: NSTableView) -> (any NSTableViewDataSource)?
  {
    guard table.dataSourceMethods.contains(selector), table.dataSource === self else { return nil }
    return (self as? NSObject)?.forwardingTarget(for: selector) as? any NSTableViewDataSource
  }

  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }

  public func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    forwarded("tableView:sortDescriptorsDidChange:", tableView)?
      .tableView(tableView, sortDescriptorsDidChange: oldDescriptors)
  }

  public func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? {
    forwarded("tableView:pasteboardWriterForRow:", tableView)?
      .tableView(tableView, pasteboardWriterForRow: row)
  }

  public func tableView(
    _ tableView: NSTableView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet
  ) {
    forwarded("tableView:draggingSession:willBeginAtPoint:forRowIndexes:", tableView)?
      .tableView(
        tableView,
        draggingSession: session,
        willBeginAt: screenPoint,
        forRowIndexes: rowIndexes
      )
  }

  public func tableView(
    _ tableView: NSTableView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {
    forwarded("tableView:draggingSession:endedAtPoint:operation:", tableView)?
      .tableView(
        tableView,
        draggingSession: session,
        endedAt: screenPoint,
        operation: operation
      )
  }

  public func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation {
    forwarded("tableView:validateDrop:proposedRow:proposedDropOperation:", tableView)?
      .tableView(
        tableView,
        validateDrop: info,
        proposedRow: row,
        proposedDropOperation: dropOperation
      ) ?? []
  }

  public func tableView(
    _ tableView: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool {
    forwarded("tableView:acceptDrop:row:dropOperation:", tableView)?
      .tableView(tableView, acceptDrop: info, row: row, dropOperation: dropOperation) ?? false
  }
}

extension NSTableView {
  static let dataSourceMethods: [Selector] = [
    "tableView:sortDescriptorsDidChange:",
    "tableView:pasteboardWriterForRow:",
    "tableView:draggingSession:willBeginAtPoint:forRowIndexes:",
    "tableView:draggingSession:endedAtPoint:operation:",
    "tableView:validateDrop:proposedRow:proposedDropOperation:",
    "tableView:acceptDrop:row:dropOperation:",
  ]
}
