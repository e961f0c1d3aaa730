#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// A menu of all screens.
final class MenuScreen: Screen {
  let list = TerminalList(hasCursor: true)
  let title = "Showcase"
  let keys: KeyValuePairs = ["q": "quits", "Return": "opens"]

  /// The screen that the user has chosen.
  private(set) var choice: ScreenEntry?

  private let command: Command
  private let connection: SourceConnection<TerminalCell, TerminalList>

  /// - Parameter command: The command that opens a screen if its name follows.
  init(_ command: Command) {
    self.command = command
    let source = BasicSource(ScreenEntry.all.map(\.menuLine)) { TerminalCell($0) }
    connection = source.connect(to: list)
    source.handlers.didSelect = { [unowned self] _, row in choice = ScreenEntry.all[row] }
  }

  /// The command that opens the screen at the cursor.
  var notice: String? { list.cursor.map { "\(command) \(ScreenEntry.all[$0].name)" } }

  var isFinished: Bool { choice != nil }

  func press(_ key: Key) {
    list.forgetChanges()
    if key == .enter { connection.performOnSelection(.select) }
  }
}

extension MenuScreen {
  /// Shows the menu until the user quits it, and each screen that the user chooses.
  static func run(in terminal: Terminal, _ command: Command) async throws {
    var row = 0
    while true {
      let menu = MenuScreen(command)
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
#endif
