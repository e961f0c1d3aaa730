import DiffableSnapshots

extension TerminalList {
  /// Scrolls, moves the cursor, or moves the dragged row, and returns whether the key does so.
  func navigate(by key: Key) -> Bool {
    let here = cursor ?? firstRow
    switch key {
    case .up: select(here - 1)
    case .down: select(here + 1)
    case .pageUp: select(here - page)
    case .pageDown: select(here + page)
    case .home: select(0)
    case .end: select(rows.count - 1)
    default: return false
    }
    return true
  }

  /// The item or section header in the selected row, or `nil` if no row is selected.
  var selection: ListRow? {
    cursor.flatMap { data?.row(at: $0, headers: hasHeaders) }
  }

  /// Selects a row, or moves the dragged row there.
  ///
  /// A list without a cursor scrolls to the row.
  ///
  /// - Parameter row: The offset of the row. An offset out of bounds selects the nearest row.
  func select(_ row: Int) {
    guard let cursor else { return scroll(to: row) }
    let row = max(0, min(row, rows.count - 1))
    if isDragging { dragRow(from: cursor, to: row) } else { self.cursor = row }
  }

  /// The number of rows that Page Up and Page Down scroll, at least 1.
  private var page: Int { max(1, pane.height) }
}
