import DiffableSnapshots

extension TerminalList {
  /// Scrolls, selects another row, or takes the one that is dragged there, if that is what a key is for.
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

  /// What the selected row shows: an item, or the header of a section.
  var selection: ListRow? {
    cursor.flatMap { data?.row(at: $0, headers: hasHeaders) }
  }

  /// Selects a row, or takes the one that is dragged there; a list without a cursor scrolls to it.
  ///
  /// - Parameter row: The offset of the row; one that does not exist stands for the nearest.
  func select(_ row: Int) {
    guard let cursor else { return scroll(to: row) }
    let row = max(0, min(row, rows.count - 1))
    if isDragging { dragRow(from: cursor, to: row) } else { self.cursor = row }
  }

  /// How far the keys for a page go, also where the list is in no window.
  private var page: Int { max(1, pane.height) }
}
