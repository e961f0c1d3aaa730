import DiffableSnapshots
import DiffableTerminal

/// A countdown from 10, to which a timer appends one number each second.
///
/// Each step edits the current snapshot of the data source and applies it.
final class CountdownScreen: Screen {
  private enum Section { case main }

  /// The item after 0, which the list shows as "ship".
  private static let ship = -1

  let list = TerminalList()
  let hint = "q quits, r restarts"

  private let dataSource: DiffableDataSource<Section, Int, TerminalList>
  private let start: Int

  /// The number that was appended last.
  private var value: Int

  init(from start: Int = 10) {
    (self.start, value) = (start, start)
    dataSource = DiffableDataSource(target: list) { _, _, item in
      TerminalCell(item == Self.ship ? "ship" : "\(item)")
    }
    restart()
  }

  var title: String {
    switch value {
    case Self.ship: "Shipped"
    case 1: "1 second to go"
    default: "\(value) seconds to go"
    }
  }

  var interval: Double? { value > Self.ship ? 1 : nil }

  func tick() {
    guard value > Self.ship else { return }
    value -= 1
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([value], toSection: .main)
    dataSource.apply(snapshot)
    showNewestRow()
  }

  func press(_ key: Key) {
    if key == .character("r") { restart() }
  }

  /// Shows only the first number.
  private func restart() {
    value = start
    var snapshot = dataSource.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections([.main])
    snapshot.appendItems([start], toSection: .main)
    dataSource.apply(snapshot)
    showNewestRow()
  }

  private func showNewestRow() { list.scroll(to: list.rows.count - 1) }
}
