/// The cell of an item in a terminal list.
struct TerminalCell: Hashable {
  /// The text of the row, including the indentation in an outline.
  var text: String

  /// The name of the item in change reports.
  var name: String

  init(_ text: String, name: String? = nil) {
    self.text = text
    self.name = name ?? text
  }
}
