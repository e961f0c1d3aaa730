import DiffableSnapshots

// The list moves the row that the user drags from line to line by itself. Its data follow at the drop.

extension TerminalList {
  /// Whether the user drags a row at present.
  var isDragging: Bool { dragSource != nil }

  /// Lifts the selected row, drops it, or puts it back, if that is what a key is for.
  ///
  /// - Returns: Whether it is; while a row is dragged that goes for all keys.
  func drag(by key: Key) -> Bool {
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

  /// Takes the row that is dragged to another place, unless no section would be there to take it.
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
      rows[cursor].mark = .moved
      changes?.add(.moved, name: rows[cursor].cell.name, at: source, cursor)
    }
    end()
  }

  private func putBack(to source: Int) {
    if let cursor { dragRow(from: cursor, to: source) }
    changes = nil
    end()
  }

  /// Ends the drag; as soon as the data hear of it, they may change the list.
  private func end() {
    dragSource = nil
    data?.endReordering()
  }
}
