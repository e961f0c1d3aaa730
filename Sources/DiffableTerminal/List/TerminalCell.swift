/// The cell of an item or a section header in a terminal list.
public struct TerminalCell: Hashable, Sendable {
  /// The text of the row, including the indentation in an outline.
  public var styledText: TerminalText

  /// The name of the item in change reports.
  public var name: String

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - text: The text of the row.
  ///   - name: The name of the item in change reports, or nil to use the text.
  public init(_ text: String, name: String? = nil) {
    self.init(TerminalText(text), name: name)
  }

  /// Creates a cell whose text has several styles.
  ///
  /// - Parameters:
  ///   - text: The text of the row.
  ///   - name: The name of the item in change reports, or nil to use the text.
  public init(_ text: TerminalText, name: String? = nil) {
    styledText = text
    self.name = name ?? text.string
  }

  /// The text of the row without its styles.
  public var text: String { styledText.string }
}
