import DiffableSnapshots

/// A list in a terminal, one line for each item.
///
/// It carries out one edit after the other on its rows, and each row that stays knows the line on which
/// it was drawn last. A row that was inserted, moved or updated is marked until ``beginChanges()``.
final class TerminalList: ListTarget {
  /// A row of the list.
  struct Row {
    var text: String

    /// What has happened to the row.
    var mark: ChangeKind?

    /// The line of the pane that shows the row, while it keeps its place among the others.
    fileprivate var line: Int?
  }

  let capabilities: ListCapabilities = [.itemMoves, .reconfigurations]
  var data: ListData<String>?

  private(set) var rows: [Row] = []

  /// The lines that show the list: none until the list is put into a window.
  private(set) var pane = LinePane(top: 0, height: 0, width: 0)

  /// The offset of the first row in view.
  private(set) var firstRow = 0

  /// Puts the list into other lines of the terminal, or into the same after these were erased.
  func show(in pane: LinePane) {
    self.pane = pane
    for offset in rows.indices { rows[offset].line = nil }
  }

  /// Brings a row to the top, as far as there are rows to fill the lines below it.
  func scroll(to row: Int) { firstRow = max(0, min(row, rows.count - pane.height)) }

  /// Scrolls, if that is what a key is for.
  func scroll(by key: Key) -> Bool {
    switch key {
    case .up: scroll(to: firstRow - 1)
    case .down: scroll(to: firstRow + 1)
    case .pageUp: scroll(to: firstRow - pane.height)
    case .pageDown: scroll(to: firstRow + pane.height)
    case .home: scroll(to: 0)
    case .end: scroll(to: rows.count)
    default: return false
    }
    return true
  }

  /// Removes the marks, for what follows is another change.
  func beginChanges() {
    for offset in rows.indices { rows[offset].mark = nil }
  }

  /// Shows the rows in view, and gives what the terminal must be sent for it.
  func draw() -> String {
    scroll(to: firstRow)
    let inView = rows.dropFirst(firstRow).prefix(pane.height)
    pane.shift(
      zip(0..., inView).compactMap { line, row in row.line.map { Move(from: $0, to: line) } }
    )
    pane.show(inView.map { Line(text: $0.marked, style: $0.mark?.style ?? .plain) })
    for offset in rows.indices {
      rows[offset].line = inView.indices.contains(offset) ? offset - firstRow : nil
    }
    return pane.takeOutput()
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    rows = (0..<snapshot.numberOfItems).map { Row(text: text(ofRow: $0)) }
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for edit in batch.edits { perform(edit) }
    completion()
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path):
      rows.remove(at: path.item)
    case .insertItem(let path, let new):
      rows.insert(Row(text: text(ofRow: new.item), mark: .inserted), at: path.item)
    case .moveItem(let move):
      let row = rows.remove(at: move.from.item)
      rows.insert(Row(text: row.text, mark: .moved), at: move.to.item)
    case .reloadItem(let path), .reconfigureItem(let path):
      rows[path.item].text = text(ofRow: path.item)
      rows[path.item].mark = rows[path.item].mark ?? .updated
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
      break  // Never for a list without sections.
    }
  }

  private func text(ofRow offset: Int) -> String {
    guard let data, case .item(let path) = data.row(at: offset, headers: false) else { return "" }
    return data.cell(at: path)
  }
}

extension TerminalList.Row {
  /// The row with its mark in front.
  var marked: String { (mark?.rawValue ?? " ") + " " + text }
}
