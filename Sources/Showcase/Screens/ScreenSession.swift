#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// A screen that is running, and the list of its keys while the user reads it.
@MainActor
final class ScreenSession {
  /// The screen that runs, even while the user reads its keys.
  let screen: any Screen

  private var keyScreen: KeyScreen?

  init(_ screen: any Screen) { self.screen = screen }

  /// The screen that the user sees.
  var shownScreen: any Screen { keyScreen ?? screen }

  /// Handles an event.
  ///
  /// - Returns: Whether the screen stays open.
  func receive(_ event: ScreenEvent) async -> Bool {
    switch event {
    case .tick, .key(.endOfInput): return await screen.receive(event)
    case .key(.character("?")) where keyScreen != nil: keyScreen = nil
    // In a mode that Escape ends, such as a form or a drag, the key belongs to the screen.
    case .key(.character("?")) where !screen.usesEscape: keyScreen = KeyScreen(of: screen)
    case .key:
      guard let keyScreen else { return await screen.receive(event) }
      if await !keyScreen.receive(event) { self.keyScreen = nil }
    }
    return true
  }
}

/// The keys of another screen, one in each row.
final class KeyScreen: Screen {
  let list = TerminalList()
  let title = "Keys"
  let keys: KeyValuePairs = ["q": "closes this list"]

  private let connection: SourceConnection<TerminalCell, TerminalList>

  init(of screen: some Screen) {
    let action = screen.list.hasCursor ? "selects another row" : "scrolls"
    let common: KeyValuePairs = [
      screen.takesText ? "↑↓" : "↑↓ k j": action, "PgUp PgDn": "goes a page up or down",
      "Home End": "goes to the top or bottom", "?": "shows this list", "Ctrl-D": "quits",
      "Ctrl-Z": "suspends the program",
    ]
    let rows = (Array(screen.keys) + common).map { key, action in
      (key == "q" ? "q Escape" : key).padded(to: 11) + action
    }
    connection = BasicSource(rows) { TerminalCell($0) }.connect(to: list)
  }
}

extension Screen {
  /// Returns a line of the first keys and their actions, as many as fit into a number of columns and at least one.
  func keyLine(columns: Int) -> TerminalText {
    var parts = keys.map { "\($0) \($1)" }
    if !usesEscape && !(self is KeyScreen) { parts.insert("? keys", at: 1) }
    var line = TerminalText()
    for part in parts {
      var longer = line
      longer.append((line.parts.isEmpty ? "" : ", ") + part, style: .dim)
      guard line.parts.isEmpty || longer.columns <= columns else { break }
      line = longer
    }
    return line
  }
}
#endif
