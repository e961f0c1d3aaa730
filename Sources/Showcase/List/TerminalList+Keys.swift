import DiffableSnapshots

extension TerminalList {
  /// Scrolls, selects another row, or takes the one that is dragged there, if that is what a key is for.
  func navigate(by key: Key) -> Bool {
    let here = cursor ?? firstRow
    switch key {
    case .up: go(to: here - 1)
    case .down: go(to: here + 1)
    case .pageUp: go(to: here - page)
    case .pageDown: go(to: here + page)
    case .home: go(to: 0)
    case .end: go(to: rows.count - 1)
    default: return false
    }
    return true
  }

  /// What the selected row shows: an item, or the header of a section.
  var selection: DiffableSnapshots.Row? {
    cursor.flatMap { data?.row(at: $0, headers: hasHeaders) }
  }

  private func go(to row: Int) {
    guard let cursor else { return scroll(to: row) }
    let row = max(0, min(row, rows.count - 1))
    if isDragging { dragRow(from: cursor, to: row) } else { self.cursor = row }
  }

  /// How far the keys for a page go, also where the list is in no window.
  private var page: Int { max(1, pane.height) }
}
