import DiffableSources
import DiffableTerminal

/// The keys of another screen, one in each row.
final class KeyScreen: Screen {
  let list = TerminalList()
  let title = "Keys"
  let hint = "q closes this list"

  private let connection: SourceConnection<TerminalCell, TerminalList>

  init(of screen: some Screen) {
    let hints = screen.keyHints
    let width = hints.map(\.keys.columns).max() ?? 0
    let source = BasicSource<KeyHint, TerminalCell> { hint in
      let padding = String(repeating: " ", count: max(0, width - hint.keys.columns))
      return TerminalCell(hint.keys + padding + "  " + hint.action)
    }
    source.items = hints
    connection = source.connect(to: list)
  }
}

extension Screen {
  /// The keys of the screen, and then the keys of all screens.
  fileprivate var keyHints: [KeyHint] {
    let action = list.hasCursor ? "select another row" : "scroll"
    let letters = takesText ? "" : ", k and j"
    return KeyHint.all(in: hint) + [
      KeyHint(keys: "Up and Down" + letters, action: action),
      KeyHint(keys: "Page Up and Page Down", action: action),
      KeyHint(
        keys: "Home and End",
        action: list.hasCursor ? "select the first or last row" : action
      ),
      KeyHint(keys: "?", action: "shows this list"),
      KeyHint(keys: "Ctrl-D", action: "quits"),
      KeyHint(keys: "Ctrl-Z", action: "stops the program until you continue it"),
    ]
  }
}
