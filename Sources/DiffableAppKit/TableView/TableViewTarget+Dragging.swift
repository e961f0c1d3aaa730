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

    /// Begins to reorder rows; applies wait until the end of the drag.
    ///
    /// If one of several rows cannot be reordered, none is.
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
      let paths = rowIndexes.map { path(ofRow: $0) }
      draggedPaths = data?.beginReordering(paths) == true ? paths.compactMap { $0 } : []
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

    /// Allows the dragged rows to be dropped above a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - info: The drag.
    ///   - row: The row.
    ///   - dropOperation: Whether to drop on the row or above it.
    /// - Returns: A move, or no operation if the rows cannot be dropped there. For other drags, the answer of
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
      let canDrop = moves(ofDropAbove: row).allSatisfy { path(of: $0) != nil }
      guard canDrop else { return [] }
      if dropOperation != .above { tableView.setDropRow(row, dropOperation: .above) }
      return .move
    }

    /// Moves the dragged rows above a row, one after the other.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - info: The drag.
    ///   - row: The row.
    ///   - dropOperation: Whether to drop on the row or above it.
    /// - Returns: Whether a row was dropped; for other drags the answer of ``delegate``.
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
      var isDropped = false
      NSAnimationContext.perform(animated: true) {
        tableView.beginUpdates()
        for move in moves(ofDropAbove: row) {
          guard draggedPaths.count == 1 || data?.reorderNext(at: path(ofRow: move.from)) == true,
            let destination = path(of: move), data?.dropReorderedItem(at: destination) == true
          else { break }
          isDropped = true
          if move.from != move.to { tableView.moveRow(at: move.from, to: move.to) }
        }
        tableView.endUpdates()
      }
      return isDropped
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard !draggedPaths.isEmpty else { return }
      draggedPaths = []
      data?.endReordering()
    }

    private func isReordering(_ tableView: NSTableView, _ info: any NSDraggingInfo) -> Bool {
      !draggedPaths.isEmpty && info.draggingSource as AnyObject? === tableView
    }

    /// Returns the moves of the dragged rows if they are dropped above a row, each in the rows after the moves before it.
    ///
    /// The rows above the drop move first, the last of them before the others. So no move displaces a row that moves
    /// after it.
    private func moves(ofDropAbove row: Int) -> [Move<Int>] {
      let rows = draggedPaths.compactMap { self.row(of: $0) }
      let above = rows.filter { $0 < row }.reversed().enumerated()
        .map { Move(from: $1, to: row - 1 - $0) }
      return above + rows.filter { $0 >= row }.enumerated().map { Move(from: $1, to: row + $0) }
    }

    /// Returns the new path of the item in a row that moves, or nil if it cannot move there.
    private func path(of move: Move<Int>) -> ItemPath? {
      data?.destination(ofRow: move.from, movedTo: move.to, headers: showsSectionHeaders)
    }
  }
#endif
