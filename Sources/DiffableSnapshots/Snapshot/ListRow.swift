/// A row of a list that has no sections.
public enum ListRow: Hashable, Sendable {
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
  @inlinable
  public func numberOfRows(headers: Bool) -> Int {
    shape.rowCount(headers: headers)
  }

  /// The rows that a list without sections shows, from the top.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The rows.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable
  public func rows(headers: Bool) -> [ListRow] {
    shape.sizes.enumerated().flatMap { section, size in
      (headers ? [ListRow.header(section: section)] : [])
        + (0..<size).map { .item(ItemPath(section: section, item: $0)) }
    }
  }

  /// What a row of a list without sections shows.
  ///
  /// - Parameters:
  ///   - offset: The offset of the row from the top of the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The row, or nil when the offset is out of bounds.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  @inlinable
  public func row(at offset: Int, headers: Bool) -> ListRow? {
    shape.row(at: offset, headers: headers)
  }
}
