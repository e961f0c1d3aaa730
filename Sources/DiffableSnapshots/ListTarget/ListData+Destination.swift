extension ListData {
  /// Returns the path for an item whose row the user moves in a list without sections.
  ///
  /// If sections have headers, the item enters the section of the nearest header before the destination. Without
  /// headers, a row between two sections may belong to either of them. The item then enters the section that is
  /// nearest to its current section; it keeps its section if possible.
  ///
  /// - Parameters:
  ///   - source: The index of the row that moves.
  ///   - destination: The index of the row after the move.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The path to pass to ``dropReorderedItem(at:)``. Nil when an index is out of bounds, the row is a
  ///   header, or the destination is before the first header.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  public func destination(ofRow source: Int, movedTo destination: Int, headers: Bool) -> ItemPath? {
    shape().destination(ofRow: source, movedTo: destination, headers: headers)
  }
}
