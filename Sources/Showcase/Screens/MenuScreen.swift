import DiffableSnapshots
import DiffableTerminal

/// A menu of all screens.
///
/// The first choice is a tour.
final class MenuScreen: Screen {
  /// A row of the menu.
  enum Choice: Hashable {
    case tour
    case screen(name: String)
  }

  private enum Section { case choices }

  let list = TerminalList(hasCursor: true)
  let title = "Showcase"
  let hint = "q quits, Return opens"

  /// The choice since ``reopen()``, or `nil` if the user has not chosen.
  private(set) var choice: Choice?

  private let dataSource: DiffableDataSource<Section, Choice, TerminalList>

  init(_ entries: [ScreenEntry]) {
    let lines = Dictionary(entries.map { ($0.name, $0.menuLine) }) { first, _ in first }
    dataSource = DiffableDataSource(target: list) { _, _, choice in
      switch choice {
      case .tour: TerminalCell("tour        plays a few keys on most screens")
      case .screen(let name): TerminalCell(lines[name] ?? name)
      }
    }
    dataSource.apply(
      Snapshot([(.choices, [.tour] + entries.map { .screen(name: $0.name) })])
    )
  }

  var isFinished: Bool { choice != nil }

  /// Resets the choice so that the user can choose again.
  func reopen() { choice = nil }

  func press(_ key: Key) {
    list.forgetChanges()
    guard key == .enter, case .item(let path)? = list.selection else { return }
    choice = dataSource.itemIdentifier(for: path)
  }
}

extension ScreenEntry {
  /// The name and the summary of the screen, aligned in columns.
  var menuLine: String { name + String(repeating: " ", count: max(1, 12 - name.count)) + summary }
}
