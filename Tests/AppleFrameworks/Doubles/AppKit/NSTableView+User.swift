import AppleBase

/// The drag of a user over a table view, an outline view or a collection view.
public final class UserDrag: NSObject, NSDraggingInfo {
  public let draggingSource: Any?
  public let draggingPasteboard: NSPasteboard

  init(from source: Any?, _ pasteboard: NSPasteboard = NSPasteboard()) {
    draggingSource = source
    draggingPasteboard = pasteboard
  }
}

// What a user does with a table view.
extension NSTableView {
  /// Clicks a column header, which sorts the table: by the column, or in the other direction.
  public func userClicksColumnHeader(_ column: Int = 0) {
    guard tableColumns.indices.contains(column),
      let prototype = tableColumns[column].sortDescriptorPrototype
    else { return reportSorting([]) }
    let first = sortDescriptors.first
    let new = first?.key == prototype.key ? first?.reversedSortDescriptor : prototype
    let others = sortDescriptors.filter { $0.key != prototype.key }
    sortDescriptors = [new as? NSSortDescriptor ?? prototype] + others
  }

  func reportSorting(_ old: [NSSortDescriptor]) {
    if let addedSorting {
      addedSorting.tableView(self, sortDescriptorsDidChange: old)
    } else {
      dataSource?.tableView(self, sortDescriptorsDidChange: old)
    }
  }

  /// Selects rows as the user does: the delegate decides.
  ///
  /// A delegate that does not implement `selectionIndexesForProposedSelection` is asked for each new row.
  public func userSelects(_ indexes: IndexSet) {
    reloadIfNeeded()
    changeSelection(
      delegate?.tableView(self, selectionIndexesForProposedSelection: indexes) ?? indexes
    )
  }

  /// Lifts rows; returns the drag session, or nil when no row can be dragged.
  public func userLifts(_ indexes: IndexSet) -> NSDraggingSession? {
    reloadIfNeeded()
    guard let dataSource else { return nil }
    var lifted: IndexSet = []
    var items: [NSPasteboardItem] = []
    for row in indexes {
      guard let writer = pasteboardWriter(row) else { continue }
      lifted.insert(row)
      if let item = writer as? NSPasteboardItem { items.append(item) }
    }
    guard !lifted.isEmpty else { return nil }
    draggedPasteboard = NSPasteboard()
    draggedPasteboard.pasteboardItems = items
    let session = NSDraggingSession()
    dataSource.tableView(self, draggingSession: session, willBeginAt: .zero, forRowIndexes: lifted)
    return session
  }

  private func pasteboardWriter(_ row: Int) -> (any NSPasteboardWriting)? {
    if let addedDragging { return addedDragging.tableView(self, pasteboardWriterForRow: row) }
    return dataSource?.tableView(self, pasteboardWriterForRow: row)
  }

  /// Drops the dragged rows at a row.
  ///
  /// - Parameters:
  ///   - row: The row on which or above which to drop.
  ///   - operation: Whether to drop on the row or above it.
  ///   - source: The view that began the drag; nil for another app.
  /// - Returns: Whether the data source accepts the drop.
  public func userDrops(
    at row: Int,
    _ operation: DropOperation = .above,
    from source: Any?
  ) -> Bool {
    guard dataSource != nil, !registeredDraggedTypes.isEmpty else { return false }
    let drag = UserDrag(from: source, source == nil ? NSPasteboard() : draggedPasteboard)
    guard validate(drag, row, operation) != [] else { return false }
    // The data source may propose another position.
    let position = dropPosition ?? (row, operation)
    return accept(drag, position.row, position.operation)
  }

  private func validate(_ drag: UserDrag, _ row: Int, _ kind: DropOperation) -> NSDragOperation {
    addedDragging?
      .tableView(self, validateDrop: drag, proposedRow: row, proposedDropOperation: kind)
      ?? dataSource?
      .tableView(self, validateDrop: drag, proposedRow: row, proposedDropOperation: kind) ?? []
  }

  private func accept(_ drag: UserDrag, _ row: Int, _ kind: DropOperation) -> Bool {
    addedDragging?.tableView(self, acceptDrop: drag, row: row, dropOperation: kind)
      ?? dataSource?.tableView(self, acceptDrop: drag, row: row, dropOperation: kind) ?? false
  }

  /// Ends a drag; AppKit does so after each drag, with or without a drop.
  public func userEnds(_ session: NSDraggingSession, dropped: Bool) {
    dropPosition = nil
    dataSource?.tableView(
      self,
      draggingSession: session,
      endedAt: .zero,
      operation: dropped ? .move : []
    )
  }

  /// Lifts a row, drops it above another row, and ends the drag.
  ///
  /// - Parameters:
  ///   - row: The row to drag.
  ///   - destination: The row above which to drop, as an index before the dragged row is removed.
  ///   - beforeDrop: Called while the row is in the air.
  /// - Returns: Whether the drop was accepted.
  @discardableResult
  public func userDrags(_ row: Int, above destination: Int, beforeDrop: () -> Void = {}) -> Bool {
    guard let session = userLifts([row]) else { return false }
    beforeDrop()
    let isDropped = userDrops(at: destination, from: self)
    userEnds(session, dropped: isDropped)
    return isDropped
  }
}
