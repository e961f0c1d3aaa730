/// A row of a list that has no sections of its own, such as an `NSTableView`: the header of a section, or an item.
public enum ListRow: Hashable, Sendable {
  /// The header of the section at a section index.
  case header(section: Int)

  /// The item at a path.
  case item(ItemPath)
}
