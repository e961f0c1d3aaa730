// During a drag, the list moves only the row on screen. The data source is updated at the drop.

extension TerminalList {
  /// Whether the user is dragging a row.
  public var isDragging: Bool { dragSource != nil }

  /// Lifts the selected row, drops the row, or cancels the drag.
  ///
  /// The row moves with the cursor. Call ``navigate(by:)`` first for each key, because its keys move the cursor.
  ///
  /// - Parameter key: The space bar, which lifts and drops; Return, which drops; or Escape, which cancels the drag.
  /// - Returns: Whether the key is handled. During a drag, all keys are handled.
  @discardableResult
  public func drag(by key: TerminalKey) -> Bool {
    guard let source = dragSource else {
      if key == .space { lift() }
      return key == .space
    }
    switch key {
    case .space, .enter: drop(from: source)
    case .escape: putBack(to: source)
    default: break
    }
    return true
  }

  /// Moves the dragged row to another row, but not above the header of the first section.
  func dragRow(from source: Int, to row: Int) {
    let destination = max(row, hasHeaders ? 1 : 0)
    if destination != source { moveRow(from: source, to: destination) }
  }

  private func lift() {
    changes = nil
    guard let cursor, case .item(let path)? = selection, data?.beginReordering(at: path) == true
    else { return }
    dragSource = cursor
  }

  private func drop(from source: Int) {
    guard let data, let cursor,
      let path = data.destination(ofRow: source, movedTo: cursor, headers: hasHeaders),
      data.dropReorderedItem(at: path)
    else { return putBack(to: source) }
    if cursor != source {
      rows[cursor].change = .moved
      changes?.add(.moved, name: rows[cursor].cell.name, at: source, cursor)
    }
    end()
  }

  private func putBack(to source: Int) {
    cancelDrag()
    data?.endReordering()
  }

  /// Puts a dragged row back, if there is one, without a report to the data source.
  func cancelDrag() {
    guard let source = dragSource else { return }
    dragSource = nil
    if let cursor, cursor != source { moveRow(from: cursor, to: source) }
    changes = nil
  }

  /// Ends the drag.
  ///
  /// The data source may change the list during `endReordering()`.
  private func end() {
    dragSource = nil
    data?.endReordering()
  }
}
