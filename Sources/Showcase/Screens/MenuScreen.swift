import DiffableSources
import DiffableTerminal

/// A menu of all screens.
final class MenuScreen: Screen {
  let list = TerminalList(hasCursor: true)
  let title = "Showcase"
  let keys: KeyValuePairs = ["q": "quits", "Return": "opens"]

  /// The screen that the user has chosen.
  private(set) var choice: ScreenEntry?

  private let connection: SourceConnection<TerminalCell, TerminalList>

  init() {
    let source = BasicSource(ScreenEntry.all.map(\.menuLine)) { TerminalCell($0) }
    connection = source.connect(to: list)
    source.handlers.didSelect = { [unowned self] _, row in choice = ScreenEntry.all[row] }
  }

  var isFinished: Bool { choice != nil }

  func press(_ key: Key) {
    list.forgetChanges()
    if key == .enter { connection.performOnSelection(.select) }
  }
}

extension MenuScreen {
  /// Shows the menu until the user quits it, and each screen that the user chooses.
  static func run(in terminal: Terminal) async throws {
    var row = 0
    while true {
      let menu = MenuScreen()
      menu.list.select(row)
      await terminal.run(menu)
      guard let entry = menu.choice else { return }
      let screen = try entry.open(ScreenEntry.Options(isInteractive: true))
      await terminal.run(screen)
      try screen.close()
      row = menu.list.cursor ?? 0
    }
  }
}
