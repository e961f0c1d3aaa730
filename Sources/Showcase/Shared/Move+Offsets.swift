import DiffableSnapshots

extension Move<Int> {
  /// Returns the offset of an element after the move.
  ///
  /// - Parameter offset: The offset of the element before the move.
  /// - Returns: The offset of the element after the move.
  func newOffset(for offset: Int) -> Int {
    if offset == from { return to }
    let others = offset - (from < offset ? 1 : 0)
    return others + (to <= others ? 1 : 0)
  }
}
