#if os(macOS) || os(Linux)
import DiffableTerminal

/// A line of text with a caret, which the user edits.
struct TextField: Hashable {
  /// The text before the caret.
  private var before = ""

  /// The text after the caret.
  private var after = ""

  /// The whole text.
  var text: String { before + after }

  /// Edits the text or moves the caret.
  ///
  /// - Parameter key: A character, Backspace, Ctrl-U, or an arrow key left or right. Other keys change nothing.
  mutating func press(_ key: Key) {
    switch key {
    case .character(let character): before.append(character)
    case .backspace: _ = before.popLast()
    case .clear: self = TextField()
    case .left: if let character = before.popLast() { after = String(character) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    default: break
    }
  }

  /// Returns the text with a bar as the caret, and without the start of a text that is too long.
  ///
  /// - Parameter columns: The greatest number of columns up to the caret.
  /// - Returns: The text with the caret.
  func shown(columns: Int) -> String {
    var start = before
    while TerminalText(start).columns > columns { start.removeFirst() }
    return (start.count < before.count ? "…" + start.dropFirst() : start) + "▏" + after
  }
}
#endif
