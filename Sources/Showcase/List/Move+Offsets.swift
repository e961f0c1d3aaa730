import DiffableSnapshots

extension Move<Int> {
  /// Returns the offset after the move of an element with a given offset before the move.
  func newOffset(for offset: Int) -> Int {
    if offset == from { return to }
    let others = offset - (from < offset ? 1 : 0)
    return others + (to <= others ? 1 : 0)
  }
}
