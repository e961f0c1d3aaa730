import DiffableSnapshots
import DiffableTerminal

/// A list that shows each section as a row of blocks.
///
/// The grid stores the blocks of each section and performs the edits of a batch one by one. A ``TerminalList`` shows
/// the rows.
final class BlockGrid: ListTarget {
  /// A row of the terminal, which shows the blocks of a section.
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var text: TerminalText

    /// The number of the row and the moves of the last change, for reports.
    var name: String
  }

  /// A block on the grid.
  private struct PlacedBlock {
    var block: Block
    var isMoved = false
  }

  let terminal = TerminalList()
  let capabilities = ListCapabilities.everything
  var data: ListData<Block>?

  private let usesColors: Bool
  private var sections: [[PlacedBlock]] = []
  private var moves: [Int: [String]] = [:]
  private let rows: DiffableDataSource<Int, Identified<Row>, TerminalList>

  /// Creates an empty grid.
  ///
  /// - Parameter usesColors: Whether blocks have colors and not shades.
  init(usesColors: Bool) {
    self.usesColors = usesColors
    rows = DiffableDataSource(target: terminal) { _, _, row in
      TerminalCell(row.text, name: row.name)
    }
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    sections = (0..<snapshot.numberOfSections).map { section in
      (0..<(snapshot.numberOfItems(inSectionAt: section) ?? 0)).compactMap { item in
        makeCell(at: ItemPath(section: section, item: item))
      }
    }
    moves = [:]
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    let letters = sections.map { $0.map(\.block.letter) }
    for move in batch.changes.items.moves {
      moves[move.to.section, default: []].append(
        "\(letters[move.from.section][move.from.item]) \(move.from.item + 1) → \(move.to.item + 1)"
      )
    }
    updateData()
    for edit in batch.edits { perform(edit) }
    completion()
  }

  func willApply() {
    moves = [:]
    for section in sections.indices {
      for item in sections[section].indices { sections[section][item].isMoved = false }
    }
  }

  /// Shows the rows in the terminal list.
  func didApply() {
    let laidOut = sections.enumerated().map { index, cells in
      Identified(
        Row(
          id: index,
          text: TerminalText(
            cells.map { $0.block.part(isMoved: $0.isMoved, usesColors: usesColors) }
          ),
          name: moves[index].map { "row \(index + 1): " + $0.joined(separator: ", ") }
            ?? "row \(index + 1)"
        )
      )
    }
    rows.apply(Snapshot([(0, laidOut)]))
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path): sections[path.section].remove(at: path.item)
    case .insertItem(let path, let new):
      if let cell = makeCell(at: new) { sections[path.section].insert(cell, at: path.item) }
    case .moveItem(let move):
      var cell = sections[move.from.section].remove(at: move.from.item)
      cell.isMoved = true
      sections[move.to.section].insert(cell, at: move.to.item)
    case .reloadItem(let path), .reconfigureItem(let path):
      if let cell = makeCell(at: path) { sections[path.section][path.item] = cell }
    case .deleteSection(let section): sections.remove(at: section)
    case .insertSection(let section, _): sections.insert([], at: section)
    case .moveSection(let move): sections.insert(sections.remove(at: move.from), at: move.to)
    case .reloadSection, .reconfigureSection: break  // The screen reloads no sections.
    }
  }

  private func makeCell(at path: ItemPath) -> PlacedBlock? {
    data.map { PlacedBlock(block: $0.cell(at: path)) }
  }
}
