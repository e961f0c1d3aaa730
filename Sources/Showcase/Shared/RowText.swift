/// The text of a row in any list.
struct RowText: Hashable {
  /// The text of the row.
  var text: String

  /// The name of the item in reports of changes.
  var name: String

  init(_ text: String, name: String? = nil) {
    self.text = text
    self.name = name ?? text
  }
}
