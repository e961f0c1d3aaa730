/// A row of a list that has no sections.
public enum ListRow: Hashable, Sendable {
  /// The header of the section at a section index.
  case header(section: Int)

  /// The item at a path.
  case item(ItemPath)
}

extension Snapshot {
  /// Returns the number of rows that a list without sections shows.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The number of rows.
  /// - Complexity: O(1).
  @inlinable
  public func numberOfRows(headers: Bool) -> Int {
    shape.rowCount(headers: headers)
  }

  /// Returns the rows that a list without sections shows, from top to bottom.
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

  /// Returns the header or the item that a list without sections shows in a row.
  ///
  /// - Parameters:
  ///   - offset: The zero-based number of the row, from the top of the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The row, or nil if `offset` is out of bounds.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  @inlinable
  public func row(at offset: Int, headers: Bool) -> ListRow? {
    shape.row(at: offset, headers: headers)
  }
}
