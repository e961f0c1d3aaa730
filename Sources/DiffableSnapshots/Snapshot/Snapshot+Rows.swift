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

  /// Returns the index of the row that shows an item in a list without sections.
  ///
  /// ```swift
  /// let row = snapshot.indexOfRow(for: "bread", headers: true)
  /// ```
  ///
  /// - Parameters:
  ///   - item: Any item.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row, or nil if the snapshot does not contain the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public func indexOfRow(for item: Item, headers: Bool) -> Int? {
    itemPath(for: item).map { shape.row(of: $0, headers: headers) }
  }

  /// Returns the index of a row in a list without sections.
  ///
  /// This is the opposite of ``row(at:headers:)``. With it, you can find the row of a path or a header:
  ///
  /// ```swift
  /// let row = snapshot.indexOfRow(.item(path), headers: true)
  /// let header = snapshot.indexOfRow(.header(section: 1), headers: true)
  /// ```
  ///
  /// - Parameters:
  ///   - row: The header of a section, or the item at a path.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The zero-based index of the row. Nil if the section index or the path is out of bounds, and for
  ///   a header if the list has no header rows.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  @inlinable
  public func indexOfRow(_ row: ListRow, headers: Bool) -> Int? {
    shape.index(of: row, headers: headers)
  }
}
