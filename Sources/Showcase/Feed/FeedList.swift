#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// A list with sections.
///
/// A section has one or two rows for each cell, or one row that scrolls sideways.
///
/// Like a collection view, the list creates cells and stores them by section. It lays out the cells in
/// rows, and a ``TerminalList`` shows the rows.
final class FeedList: ReusableCellTarget, ImmediateList {
  /// A row of the terminal, which shows one line of a cell, or the cells of a section side by side.
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
    var name: String
  }

  /// A section with its cells and its horizontal scroll position.
  struct Section {
    let number: Int
    var cells: [FeedCell] = []

    /// The first visible cell.
    ///
    /// Insertions and deletions before this cell do not scroll the row.
    var first: FeedCell?

    /// The rows, each with the offset of its first visible cell.
    var rows: [(offset: Int, row: Row)] {
      guard let name = cells.first?.row else {
        return cells.enumerated().flatMap { offset, cell in cell.rows.map { (offset, $0) } }
      }
      let offset = cells.firstIndex { $0 === first } ?? 0
      let inView = cells[offset...].map(\.text).joined(separator: " │ ")
      let title = cells[offset].rowTitle.map { $0 + "  " } ?? ""
      let text = title + "\(offset + 1)/\(cells.count) \(offset > 0 ? "‹" : "│") \(inView)"
      return [(offset, Row(id: 2 * number, text: text, name: name))]
    }
  }

  let terminal = TerminalList(hasCursor: true)
  let capabilities = ListCapabilities.everything
  var data: ListData<FeedCell>?

  var sections: [Section] = []
  private var classes: [String: FeedCell.Type] = [:]
  private var numberOfCells = 0

  /// The cell to reuse while an item is reconfigured.
  var cellToUpdate: FeedCell?

  /// The path of the first visible item of each row.
  private var paths: [ItemPath] = []

  private let rows: DiffableDataSource<Int, ModelItem<Row>, TerminalList>

  init() {
    rows = DiffableDataSource(target: terminal) { _, _, row in
      TerminalCell(row.text, name: row.name)
    }
  }

  /// Returns the path of the item in a row, or of the first visible item if the row has several.
  func path(atRow row: Int) -> ItemPath? { paths.indices.contains(row) ? paths[row] : nil }

  /// Scrolls the row at the cursor sideways, up to the first or last cell.
  func scroll(by distance: Int) {
    guard let path = terminal.cursor.flatMap(path(atRow:)) else { return }
    let cells = sections[path.section].cells
    sections[path.section].first = cells[max(0, min(path.item + distance, cells.count - 1))]
    didApply()
  }

  /// Lays out the rows again and applies them to the terminal list.
  func didApply() {
    let laidOut = sections.enumerated().flatMap { index, section in
      section.rows.map { offset, row in (ItemPath(section: index, item: offset), ModelItem(row)) }
    }
    paths = laidOut.map(\.0)
    rows.apply(Snapshot([(0, laidOut.map(\.1))]))
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

extension FeedCell {
  /// The rows of a cell that does not share its row.
  ///
  /// Each number stands for two rows, so that the rows of different cells have different identities.
  fileprivate var rows: [FeedList.Row] {
    let first = FeedList.Row(id: 2 * number, text: text, name: name)
    guard let details else { return [first] }
    return [
      first, FeedList.Row(id: 2 * number + 1, text: "    " + details, name: "details of \(name)"),
    ]
  }
}
#endif
