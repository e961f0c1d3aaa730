/// What a list in a terminal shows for an item.
struct TerminalCell: Hashable {
  /// The row of the item; an outline indents it by itself.
  var text: String

  /// What the item is called where its changes are reported.
  var name: String

  init(_ text: String, name: String? = nil) {
    self.text = text
    self.name = name ?? text
  }
}
