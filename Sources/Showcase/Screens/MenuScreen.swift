import DiffableSnapshots

/// The list of the screens, to choose one from.
///
/// The first choice is a tour. Unless somebody goes elsewhere, it begins by itself after a while.
final class MenuScreen: Screen {
  /// What can be chosen.
  enum Choice: Hashable {
    case tour
    case screen(name: String)
  }

  private enum Section { case choices }

  let list = TerminalList(hasCursor: true)
  let title = "Screens"
  let hint = "q leaves, Return opens"

  /// What was chosen since ``reopen()``.
  private(set) var choice: Choice?

  private let dataSource: DiffableDataSource<Section, Choice, TerminalList>
  private var isNew = true

  init(_ entries: [ScreenEntry]) throws {
    let lines = Dictionary(entries.map { ($0.name, $0.menuLine) }) { first, _ in first }
    dataSource = DiffableDataSource(target: list) { _, _, choice in
      switch choice {
      case .tour: TerminalCell("tour        a few keys on most of them")
      case .screen(let name): TerminalCell(lines[name] ?? name)
      }
    }
    dataSource.apply(
      try Snapshot([(.choices, [.tour] + entries.map { .screen(name: $0.name) })])
    )
  }

  var interval: Double? { isNew && list.cursor == 0 ? 5 : nil }
  var isFinished: Bool { choice != nil }

  /// Lets somebody choose again.
  func reopen() {
    choice = nil
    isNew = false
  }

  func press(_ key: Key) {
    list.forgetChanges()
    guard key == .enter, case .item(let path)? = list.selection else { return }
    choice = dataSource.itemIdentifier(for: path)
  }

  func tick() { press(.enter) }
}

extension ScreenEntry {
  /// The screen in a list of screens.
  var menuLine: String { name + String(repeating: " ", count: max(1, 12 - name.count)) + summary }
}
