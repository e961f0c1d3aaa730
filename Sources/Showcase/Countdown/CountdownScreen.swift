import DiffableSnapshots
import DiffableTerminal

/// A list of numbers from which a timer deletes one item each second.
final class CountdownScreen: Screen {
  private enum Section { case countdown }

  private enum Item: Hashable {
    case number(Int)
    case ship
  }

  let list = TerminalList()
  let hint = "q quits, r restarts"

  private let dataSource: DiffableDataSource<Section, Item, TerminalList>
  private let start: Int
  private var remaining = 0

  init(from start: Int) throws {
    self.start = start
    dataSource = DiffableDataSource(target: list) { _, _, item in
      switch item {
      case .number(let number): TerminalCell("\(number)")
      case .ship: TerminalCell("ship")
      }
    }
    try count(to: start)
  }

  var title: String { remaining > 0 ? "\(remaining) to go" : "Done" }
  var interval: Double? { remaining > 0 ? 1 : nil }

  func tick() throws {
    if remaining > 0 { try count(to: remaining - 1) }
  }

  func press(_ key: Key) throws {
    if key == .character("r") { try count(to: start) }
  }

  private func count(to number: Int) throws {
    remaining = number
    dataSource.apply(
      try Snapshot {
        SnapshotSection(.countdown) {
          for number in (0..<number).reversed() { Item.number(number + 1) }
          if number == 0 { Item.ship }
        }
      }
    )
  }
}
