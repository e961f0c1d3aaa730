#if os(macOS) || os(Linux)
import DiffableSnapshotsTesting
import DiffableTerminal

/// Rows and columns of colored blocks that an insertion sort puts in order.
///
/// Each step applies one snapshot, in which one block of each unsorted row has moved.
final class SortScreen: Screen {
  /// The number of rows.
  private static let rows = 8

  private let grid: BlockGrid
  private let dataSource: DiffableDataSource<Int, Block, BlockGrid>
  private var random = SeededGenerator(seed: 2)
  private var numberOfSteps = 0
  private var isSorting = false

  /// How many blocks the last step has moved, or whether the space bar has started or stopped the sort.
  private(set) var notice: String?

  /// Creates a screen with blocks in random order.
  ///
  /// - Parameter usesColors: Whether the terminal shows colors.
  init(usesColors: Bool) {
    grid = BlockGrid(usesColors: usesColors)
    dataSource = DiffableDataSource(target: grid) { _, _, block in block }
    shuffle()
  }

  var list: TerminalList { grid.terminal }

  var title: String {
    let steps = numberOfSteps == 1 ? "1 step" : "\(numberOfSteps) steps"
    let sorted = blocks.numberOfSortedRows
    return isSorted ? "Sorted in \(steps)" : "\(steps), \(sorted) of \(Self.rows) rows sorted"
  }

  var keys: KeyValuePairs<String, String> {
    ["q": "quits", "Space": isSorting ? "stops" : "sorts", "n": "shows one step", "r": "shuffles"]
  }

  var interval: Double? { isSorting ? 0.4 : nil }

  func tick() {
    notice = nil
    if isSorting { sortOneStep() }
  }

  func press(_ key: Key) {
    notice = nil
    switch key {
    case .space:
      if isSorted { shuffle() }
      isSorting.toggle()
      notice = isSorting ? "Sorting …" : "Stopped"
    case .character("n"): sortOneStep()
    case .character("r"): shuffle()
    default: break
    }
  }

  func didNavigate() { notice = nil }

  /// The rows as they are shown.
  var blocks: BlockRows { dataSource.snapshot() }

  private var isSorted: Bool { blocks.numberOfSortedRows == Self.rows }

  private func sortOneStep() {
    let count = Self.rows - blocks.numberOfSortedRows
    guard count > 0 else { return }
    dataSource.update { $0.sortOneStep() }
    numberOfSteps += 1
    notice = count == 1 ? "1 block moved" : "\(count) blocks moved"
    if isSorted { isSorting = false }
  }

  private func shuffle() {
    (numberOfSteps, isSorting) = (0, false)
    let rows = (0..<Self.rows).map { row in
      (row, (0..<Block.columns).shuffled(using: &random).map { Block(row: row, value: $0) })
    }
    dataSource.apply(Snapshot(rows))
  }
}

/// Rows of blocks: each section is a row.
typealias BlockRows = Snapshot<Int, Block>

extension BlockRows {
  /// The number of rows that are in order.
  var numberOfSortedRows: Int { sectionIdentifiers.count { nextMove(inRow: $0) == nil } }

  /// Performs one step of an insertion sort in each row: the first block that is out of order moves to its position
  /// among the blocks before it.
  mutating func sortOneStep() {
    for row in sectionIdentifiers {
      guard let move = nextMove(inRow: row) else { continue }
      moveItem(move.block, beforeItem: move.destination)
    }
  }

  /// Returns the block that the next step moves, and the block before which it belongs; `nil` if the row is in order.
  private func nextMove(inRow row: Int) -> (block: Block, destination: Block)? {
    let blocks = itemIdentifiers(inSection: row)
    guard
      let index = blocks.indices.dropFirst().first(where: {
        blocks[$0].value < blocks[$0 - 1].value
      }),
      let destination = blocks[..<index].first(where: { $0.value > blocks[index].value })
    else { return nil }
    return (blocks[index], destination)
  }
}
#endif
