import DiffableSources

/// A list with sections, some of which are one row that scrolls sideways.
///
/// It makes its own cells and keeps them by section, as any view with sections does. How they lie is its
/// own affair: it lays them out in rows, and a list of the terminal shows these.
final class FeedList: ReusableCellTarget {
  /// A row of the terminal: a cell, or those of a section.
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var name: String
  }

  /// A section, and how far its cells are scrolled if they share a row.
  struct Section {
    let number: Int
    var cells: [FeedCell] = []

    /// The first cell in view, which stays there whatever comes or goes before it.
    var first: FeedCell?

    /// The rows, each with the offset of the cell that stands first in it.
    var rows: [(offset: Int, row: Row)] {
      guard let name = cells.first?.row else {
        return cells.enumerated().map { offset, cell in
          (offset, Row(id: cell.number, text: cell.text, name: cell.name))
        }
      }
      let offset = cells.firstIndex { $0 === first } ?? 0
      let inView = cells[offset...].map(\.text).joined(separator: " │ ")
      let text = "\(offset + 1)/\(cells.count) \(offset > 0 ? "‹" : "│") \(inView)"
      return [(offset, Row(id: number, text: text, name: name))]
    }
  }

  let terminal = TerminalList(hasCursor: true)
  let capabilities = ListCapabilities.everything
  var data: ListData<FeedCell>?

  var sections: [Section] = []
  private var classes: [String: FeedCell.Type] = [:]
  private var numberOfCells = 0

  /// The cell that is to show something else.
  var cellToUpdate: FeedCell?

  /// The item that stands first in each row.
  private var paths: [ItemPath] = []

  private let rows: DiffableDataSource<Int, Identified<Row>, TerminalList>

  init() {
    rows = DiffableDataSource(target: terminal) { _, _, row in
      TerminalCell(row.text, name: row.name)
    }
  }

  /// Where the item of a row is; the first one in view if it has several.
  func path(atRow row: Int) -> ItemPath? { paths.indices.contains(row) ? paths[row] : nil }

  /// Scrolls the row at the cursor sideways, as far as it goes.
  func scroll(by distance: Int) {
    guard let path = terminal.cursor.flatMap(path(atRow:)) else { return }
    let cells = sections[path.section].cells
    sections[path.section].first = cells[max(0, min(path.item + distance, cells.count - 1))]
    didApply()
  }

  /// Lays out what has changed.
  func didApply() {
    let laidOut = sections.enumerated().flatMap { index, section in
      section.rows.map { offset, row in (ItemPath(section: index, item: offset), Identified(row)) }
    }
    paths = laidOut.map(\.0)
    // No two rows have the same number.
    if let snapshot = try? Snapshot([(0, laidOut.map(\.1))]) { rows.apply(snapshot) }
  }

  func makeNumber() -> Int {
    numberOfCells += 1
    return numberOfCells
  }

  // MARK: Cells

  func registerCell(_ type: AnyClass, reuseIdentifier: String) {
    classes[reuseIdentifier] = type as? FeedCell.Type
  }

  func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> FeedCell {
    guard let type = classes[reuseIdentifier] else { return plainCell(at: path) }
    if let cellToUpdate, Swift.type(of: cellToUpdate) == type { return cellToUpdate }
    return makeCell(type)
  }

  func plainCell(at path: ItemPath) -> FeedCell { makeCell(FeedCell.self) }

  private func makeCell(_ type: FeedCell.Type) -> FeedCell {
    let cell = type.init()
    cell.number = makeNumber()
    return cell
  }
}
