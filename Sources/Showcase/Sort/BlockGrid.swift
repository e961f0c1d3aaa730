#if os(macOS) || os(Linux)
import DiffableTerminal

/// A list that shows each section as a row of blocks, and marks the blocks that the last apply has moved.
///
/// A ``TerminalList`` shows the rows.
final class BlockGrid: ImmediateList {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var cell: TerminalCell
  }

  let terminal = TerminalList()
  let capabilities = ListCapabilities.everything
  var data: ListData<Block>?

  private let usesColors: Bool
  private let rows: DiffableDataSource<Int, ModelItem<Row>, TerminalList>

  /// The blocks that the last apply has moved, by their new paths, with their old and new numbers.
  private var moves: [ItemPath: String] = [:]

  /// Creates an empty grid.
  ///
  /// - Parameter usesColors: Whether blocks have colors and not shades.
  init(usesColors: Bool) {
    self.usesColors = usesColors
    rows = DiffableDataSource(target: terminal) { _, _, row in row.model.cell }
  }

  func willApply() { moves = [:] }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) { completion() }

  func perform<Section, Item>(_ batch: Batch<Section, Item>) {
    for move in batch.changes.items.moves {
      moves[move.to] = "\(move.from.item + 1) → \(move.to.item + 1)"
    }
  }

  /// Shows the rows in the terminal list.
  func didApply() {
    guard let data else { return }
    let shown = (0..<data.numberOfSections).map { section in
      var (text, moved) = (TerminalText(), [String]())
      for item in 0..<data.numberOfItems(inSection: section) {
        let path = ItemPath(section: section, item: item)
        let block = data.cell(at: path)
        text.append(block.text(isMoved: moves[path] != nil, usesColors: usesColors))
        if let move = moves[path] { moved.append("\(block.letter) \(move)") }
      }
      let name = "row \(section + 1)" + (moved.isEmpty ? "" : ": ")
      let cell = TerminalCell(text, name: name + moved.joined(separator: ", "))
      return ModelItem(Row(id: section, cell: cell))
    }
    rows.apply(Snapshot([(0, shown)]))
  }
}
#endif
