#if os(macOS) || os(Linux)
import DiffableTerminal

extension String {
  /// Returns the text with spaces up to a number of columns, at least one space.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - TerminalText(self).columns))
  }

  /// Returns the text after spaces up to a number of characters.
  func aligned(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }

  /// The text with a replacement character for each control character, which a terminal would obey.
  var printable: String { TerminalText(self).fitted(to: .max).string }
}
#endif
