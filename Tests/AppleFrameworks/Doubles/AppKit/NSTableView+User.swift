import AppleBase

/// The drag of a user over a table view, an outline view or a collection view.
public final class UserDrag: NSObject, NSDraggingInfo {
  public let draggingSource: Any?
  init(from source: Any?) { draggingSource = source }
}

// What a user does with a table view.
extension NSTableView {
  /// Clicks a column header, which sorts the table.
  public func userClicksColumnHeader() {
    dataSource?.tableView(self, sortDescriptorsDidChange: [])
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
    for row in indexes {
      if dataSource.tableView(self, pasteboardWriterForRow: row) != nil { lifted.insert(row) }
    }
    guard !lifted.isEmpty else { return nil }
    let session = NSDraggingSession()
    dataSource.tableView(self, draggingSession: session, willBeginAt: .zero, forRowIndexes: lifted)
    return session
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
    guard let dataSource, !registeredDraggedTypes.isEmpty else { return false }
    let drag = UserDrag(from: source)
    let proposal = dataSource.tableView(
      self,
      validateDrop: drag,
      proposedRow: row,
      proposedDropOperation: operation
    )
    guard proposal != [] else { return false }
    // The data source may propose another position.
    let position = dropPosition ?? (row, operation)
    return dataSource.tableView(
      self,
      acceptDrop: drag,
      row: position.row,
      dropOperation: position.operation
    )
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
