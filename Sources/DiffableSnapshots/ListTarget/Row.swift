/// A row of a list that has no sections.
public enum Row: Hashable, Sendable {
  /// The header of the section at an offset.
  case header(section: Int)

  /// The item at a path.
  case item(ItemPath)
}

extension Snapshot {
  /// The number of rows that a list without sections shows.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The number of rows.
  /// - Complexity: O(1).
  public func numberOfRows(headers: Bool) -> Int {
    numberOfItems + (headers ? numberOfSections : 0)
  }

  /// The rows that a list without sections shows, from the top.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The rows.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public func rows(headers: Bool) -> [Row] {
    sections.indices.flatMap { section in
      (headers ? [Row.header(section: section)] : [])
        + sections[section].items.indices.map { .item(ItemPath(section: section, item: $0)) }
    }
  }

  /// What a row of a list without sections shows.
  ///
  /// - Parameters:
  ///   - offset: The offset of the row from the top of the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The row, or nil when the offset is out of bounds.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func row(at offset: Int, headers: Bool) -> Row? {
    guard offset >= 0 else { return nil }
    var rest = offset
    for (section, contents) in sections.enumerated() {
      if headers {
        if rest == 0 { return .header(section: section) }
        rest -= 1
      }
      if rest < contents.items.count { return .item(ItemPath(section: section, item: rest)) }
      rest -= contents.items.count
    }
    return nil
  }
}
