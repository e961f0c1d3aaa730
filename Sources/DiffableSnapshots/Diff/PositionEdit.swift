/// The positions of the items that an edit has deleted, inserted or replaced.
@usableFromInline
struct PositionEdit {
  /// The old positions of deleted items, ascending.
  @usableFromInline let deletions: [Int]

  /// The new positions of inserted items, ascending; no range is empty.
  @usableFromInline let insertions: [Range<Int>]

  /// The new positions of items whose instances may have changed, ascending; no range is empty.
  @usableFromInline private(set) var replacements: [Range<Int>] = []

  /// - Parameters:
  ///   - oldCount: The number of items before the edit.
  ///   - newCount: The number of items after the edit.
  ///   - runs: The runs of items that are neither deleted nor inserted.
  @usableFromInline
  init(from oldCount: Int, to newCount: Int, in runs: [Run]) {
    var (deletions, insertions) = ([Int](), [Range<Int>]())
    Run.forEachOldGap(in: runs, count: oldCount) { deletions += $0 }
    Run.forEachNewGap(in: runs, count: newCount) { if !$0.isEmpty { insertions.append($0) } }
    (self.deletions, self.insertions) = (deletions, insertions)
  }

  /// Adds the position of a replaced item, which must be after all other replaced items.
  @usableFromInline
  mutating func replace(_ position: Int) {
    if let last = replacements.last, last.upperBound == position {
      replacements[replacements.count - 1] = last.lowerBound..<position + 1
    } else {
      replacements.append(position..<position + 1)
    }
  }
}

extension Run {
  /// Returns the runs that stay in place if as few elements as possible move.
  @usableFromInline
  static func unmovedRuns(of runs: [Run]) -> [Run] {
    let unmoved = unmoved(runs)
    return runs.indices.filter { unmoved.contains($0) }.map { runs[$0] }
  }
}
