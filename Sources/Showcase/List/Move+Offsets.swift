import DiffableSnapshots

extension Move<Int> {
  /// Where an element is after the move, of which the offset before is known.
  func newOffset(for offset: Int) -> Int {
    if offset == from { return to }
    let others = offset - (from < offset ? 1 : 0)
    return others + (to <= others ? 1 : 0)
  }
}
