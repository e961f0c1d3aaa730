/// The positions at which an edit has deleted, inserted or replaced items.
@usableFromInline
struct PositionEdit {
  /// The old positions of deleted items, ascending.
  @usableFromInline let deletions: [Int]

  /// The new positions of inserted items, ascending; no range is empty.
  @usableFromInline let insertions: [Range<Int>]

  /// The new positions of items that may be other instances now, ascending; no range is empty.
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

  /// Adds a replaced item after all others.
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
  /// Returns the runs that keep their relative order.
  @usableFromInline
  static func stayingRuns(of runs: [Run]) -> [Run] {
    let stays = staying(runs)
    return runs.indices.filter { stays.contains($0) }.map { runs[$0] }
  }
}
