import DiffableSnapshots
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
  private var random: SeededGenerator
  private var numberOfSteps = 0
  private var isSorting = false

  /// How many blocks the last step has moved.
  private(set) var notice: String?

  /// Creates a screen with blocks in random order.
  ///
  /// - Parameters:
  ///   - usesColors: Whether the terminal shows colors.
  ///   - seed: Determines the order.
  init(usesColors: Bool, seed: UInt64 = 2) {
    grid = BlockGrid(usesColors: usesColors)
    random = SeededGenerator(seed: seed)
    dataSource = DiffableDataSource(target: grid) { _, _, block in block }
    shuffle()
  }

  var list: TerminalList { grid.terminal }

  var title: String {
    let steps = numberOfSteps == 1 ? "1 step" : "\(numberOfSteps) steps"
    let sorted = blocks.numberOfSortedRows
    return sorted == Self.rows
      ? "Sorted in \(steps)" : "\(steps), \(sorted) of \(Self.rows) rows sorted"
  }

  var hint: String {
    "q quits, Space \(isSorting ? "stops" : "sorts"), n shows one step, r shuffles"
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
    numberOfSteps = 0
    isSorting = false
    dataSource.apply(BlockRows(rows: Self.rows, shuffledBy: &random))
  }
}
