extension ListData {
  /// Where the item of a row belongs that the user moves in a list without sections.
  ///
  /// Behind a header it becomes an item of that section. Without headers, where sections meet, it goes to
  /// the one that is nearest to its own: it stays in its section if it can, and else before or after
  /// the one it was dropped next to.
  ///
  /// - Parameters:
  ///   - source: The offset of the row, from the top of the list.
  ///   - destination: The offset that the row is to have, once it was taken out.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The path for ``dropReorderedItem(at:)``. Nil when an offset is out of bounds, the row is a
  ///   header, or the destination is before the first header, where no section is.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  public func destination(ofRow source: Int, movedTo destination: Int, headers: Bool) -> ItemPath? {
    destinationOfRow(source, destination, headers)
  }
}
