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
  @inlinable
  public func numberOfRows(headers: Bool) -> Int {
    numberOfItems + (headers ? numberOfSections : 0)
  }

  /// The rows that a list without sections shows, from the top.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The rows.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable
  public func rows(headers: Bool) -> [Row] {
    store.sizes.enumerated().flatMap { section, size in
      (headers ? [Row.header(section: section)] : [])
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
  public func row(at offset: Int, headers: Bool) -> Row? {
    guard (0..<numberOfRows(headers: headers)).contains(offset) else { return nil }
    let headerCount = headers ? 1 : 0
    let firstRow = { (section: Int) in store.start(section) + section * headerCount }
    let section = sections.indices.lastIndex(whereFirstOnes: { firstRow($0) <= offset })
    let item = offset - firstRow(section) - headerCount
    return item < 0 ? .header(section: section) : .item(ItemPath(section: section, item: item))
  }
}
