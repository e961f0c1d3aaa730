#if os(macOS) || os(Linux)
import DiffableTerminal

/// A countdown from 10, to which a timer appends one number each second.
///
/// Each step edits the current snapshot of the data source and applies it.
final class CountdownScreen: Screen {
  private enum Section { case main }

  /// The item after 0, which the list shows as "ship".
  private static let ship = -1

  let list = TerminalList()
  let keys: KeyValuePairs = ["q": "quits", "r": "restarts"]
  private let dataSource: DiffableDataSource<Section, Int, TerminalList>

  /// The number that was appended last.
  private var value = 10

  init() {
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
    dataSource.update { $0.appendItems([value], toSection: .main) }
    showNewestRow()
  }

  func press(_ key: Key) {
    if key == .character("r") { restart() }
  }

  /// Shows only the first number.
  private func restart() {
    value = 10
    dataSource.apply(Snapshot([(.main, [value])]))
    showNewestRow()
  }

  private func showNewestRow() { list.scroll(to: list.rows.count - 1) }
}
#endif
