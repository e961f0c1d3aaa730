#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension TableViewEvents {
    func tableView(
      _ tableView: NSTableView,
      pasteboardWriterForRow row: Int
    ) -> (any NSPasteboardWriting)? {
      if let path = target?.path(ofRow: row), data?.allows(.reorder, at: path) == true {
        return NSPasteboardItem.reorderedItem()
      }
      return (dataSource?.tableView(_:pasteboardWriterForRow:))?(tableView, row)
    }

    /// Begins to reorder rows; if one of several rows cannot be reordered, none is.
    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forRowIndexes rowIndexes: IndexSet
    ) {
      let paths = rowIndexes.map { target?.path(ofRow: $0) }
      reordered = data?.beginReordering(paths) == true ? paths.compactMap { $0 } : []
      let method = dataSource?.tableView(_:draggingSession:willBeginAt:forRowIndexes:)
      method?(tableView, session, screenPoint, rowIndexes)
    }

    func tableView(
      _ tableView: NSTableView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) {
      endReordering()
      let method = dataSource?.tableView(_:draggingSession:endedAt:operation:)
      method?(tableView, session, screenPoint, operation)
    }

    /// Allows the dragged rows to be dropped above a row.
    func tableView(
      _ tableView: NSTableView,
      validateDrop info: any NSDraggingInfo,
      proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      guard isReordering(tableView, info) else {
        let method = dataSource?.tableView(_:validateDrop:proposedRow:proposedDropOperation:)
        return method?(tableView, info, row, dropOperation) ?? []
      }
      let canDrop = moves(ofDropAbove: row).allSatisfy { path(of: $0) != nil }
      guard canDrop else { return [] }
      if dropOperation != .above { tableView.setDropRow(row, dropOperation: .above) }
      return .move
    }

    /// Moves the dragged rows above a row, one after the other.
    func tableView(
      _ tableView: NSTableView,
      acceptDrop info: any NSDraggingInfo,
      row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      guard isReordering(tableView, info) else {
        let method = dataSource?.tableView(_:acceptDrop:row:dropOperation:)
        return method?(tableView, info, row, dropOperation) ?? false
      }
      return duringCall { self.drop(above: row, in: tableView) }
    }

    /// Moves the dragged rows above a row, and returns whether one has moved.
    private func drop(above row: Int, in tableView: NSTableView) -> Bool {
      var isDropped = false
      NSAnimationContext.perform(animated: true) {
        tableView.beginUpdates()
        for move in moves(ofDropAbove: row) {
          let source = target?.path(ofRow: move.from)
          guard reordered.count == 1 || data?.reorderNext(at: source) == true,
            let destination = path(of: move), data?.dropReorderedItem(at: destination) == true
          else { break }
          isDropped = true
          if move.from != move.to { tableView.moveRow(at: move.from, to: move.to) }
        }
        tableView.endUpdates()
      }
      return isDropped
    }

    /// Returns the moves of the dragged rows if they are dropped above a row, each in the rows after the moves before
    /// it.
    ///
    /// The rows above the drop move first, the last of them before the others. So no move displaces a row that moves
    /// after it.
    private func moves(ofDropAbove row: Int) -> [Move<Int>] {
      let rows = reordered.compactMap { target?.row(of: .item($0)) }
      let above = rows.filter { $0 < row }.reversed().enumerated()
        .map { Move(from: $1, to: row - 1 - $0) }
      return above + rows.filter { $0 >= row }.enumerated().map { Move(from: $1, to: row + $0) }
    }

    /// Returns the new path of the item in a row that moves, or nil if it cannot move there.
    private func path(of move: Move<Int>) -> ItemPath? {
      data?.destination(
        ofRow: move.from,
        movedTo: move.to,
        headers: target?.showsSectionHeaders ?? false
      )
    }
  }
#endif
