#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension NSPasteboard.PasteboardType {
    /// The type of a row or an item that is reordered within its view.
    static let reorderedRow = NSPasteboard.PasteboardType("diffable-snapshots.reordered-row")
  }

  extension TableViewTarget: NSTableViewDataSource {
    /// Returns the number of rows, with section headers.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The number of rows, with section headers.
    public func numberOfRows(in tableView: NSTableView) -> Int {
      if tableView.delegate !== self { becomeDelegateAgainSoon() }
      return numberOfRows
    }

    /// Returns a writer for a row that the user can reorder.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - row: The row.
    /// - Returns: The writer. For a row that cannot be reordered, the result of ``delegate``, or nil.
    public func tableView(
      _ tableView: NSTableView,
      pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      if let path = path(ofRow: row), data?.canReorderItem(at: path) == true {
        let item = NSPasteboardItem()
        item.setString("\(row)", forType: .reorderedRow)
        return item
      }
      let method: ((NSTableView, Int) -> (any NSPasteboardWriting)?)? =
        tableDataSource("tableView:pasteboardWriterForRow:")?
        .tableView(_:pasteboardWriterForRow:)
      return method?(tableView, row)
    }

    /// Begins to reorder a row; applies wait until the end of the drag.
    ///
    /// A drag of several rows reorders none of them.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The session of the drag.
    ///   - screenPoint: A position on the screen.
    ///   - rowIndexes: The dragged rows.
    public func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forRowIndexes rowIndexes: IndexSet
    ) {
      if rowIndexes.count == 1, let row = rowIndexes.first, let path = path(ofRow: row),
        data?.beginReordering(at: path) == true
      {
        draggedPath = path
      }
      let method: ((NSTableView, NSDraggingSession, NSPoint, IndexSet) -> Void)? =
        tableDataSource("tableView:draggingSession:willBeginAtPoint:forRowIndexes:")?
        .tableView(_:draggingSession:willBeginAt:forRowIndexes:)
      method?(tableView, session, screenPoint, rowIndexes)
    }

    /// Ends the drag, and runs the applies that waited for its end.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The session of the drag.
    ///   - screenPoint: A position on the screen.
    ///   - operation: How the drag ended.
    public func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      endDrag()
      let method: ((NSTableView, NSDraggingSession, NSPoint, NSDragOperation) -> Void)? =
        tableDataSource("tableView:draggingSession:endedAtPoint:operation:")?
        .tableView(_:draggingSession:endedAt:operation:)
      method?(tableView, session, screenPoint, operation)
    }

    /// Allows the dragged row to be dropped above a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - info: The drag.
    ///   - row: The row.
    ///   - dropOperation: Whether to drop on the row or above it.
    /// - Returns: A move, or no operation if the row cannot be dropped there. For other drags, the answer of
    ///   ``delegate``.
    public func tableView(
      _ tableView: NSTableView,
      validateDrop info: any NSDraggingInfo,
      proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      guard isReordering(tableView, info) else {
        typealias Method = (NSTableView, any NSDraggingInfo, Int, NSTableView.DropOperation) ->
          NSDragOperation
        let method: Method? =
          tableDataSource("tableView:validateDrop:proposedRow:proposedDropOperation:")?
          .tableView(_:validateDrop:proposedRow:proposedDropOperation:)
        return method?(tableView, info, row, dropOperation) ?? []
      }
      guard destination(ofDropAbove: row) != nil else { return [] }
      if dropOperation != .above { tableView.setDropRow(row, dropOperation: .above) }
      return .move
    }

    /// Moves the dragged row above a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - info: The drag.
    ///   - row: The row.
    ///   - dropOperation: Whether to drop on the row or above it.
    /// - Returns: Whether the row was dropped; for other drags the answer of ``delegate``.
    public func tableView(
      _ tableView: NSTableView,
      acceptDrop info: any NSDraggingInfo,
      row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      guard isReordering(tableView, info) else {
        typealias Method = (NSTableView, any NSDraggingInfo, Int, NSTableView.DropOperation) -> Bool
        let method: Method? =
          tableDataSource("tableView:acceptDrop:row:dropOperation:")?
          .tableView(_:acceptDrop:row:dropOperation:)
        return method?(tableView, info, row, dropOperation) ?? false
      }
      guard let destination = destination(ofDropAbove: row) else { return false }
      var isDropped = false
      NSAnimationContext.perform(animated: true) {
        tableView.beginUpdates()
        isDropped = data?.dropReorderedItem(at: destination.path) ?? false
        if isDropped && destination.source != destination.row {
          tableView.moveRow(at: destination.source, to: destination.row)
        }
        tableView.endUpdates()
      }
      return isDropped
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard draggedPath != nil else { return }
      draggedPath = nil
      data?.endReordering()
    }

    private func isReordering(_ tableView: NSTableView, _ info: any NSDraggingInfo) -> Bool {
      draggedPath != nil && info.draggingSource as AnyObject? === tableView
    }

    /// Returns the current row of the dragged item, and its new row and path if it is dropped above a row.
    private func destination(
      ofDropAbove row: Int
    ) -> (source: Int, row: Int, path: ItemPath)? {
      guard let source = draggedPath.flatMap({ self.row(of: $0) }) else { return nil }
      // The destination does not count the dragged row.
      let destination = row > source ? row - 1 : row
      let path = data?.destination(
        ofRow: source,
        movedTo: destination,
        headers: showsSectionHeaders
      )
      return path.map { (source, destination, $0) }
    }
  }
#endif
