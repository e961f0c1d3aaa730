extension Run {
  /// Calls a function with the ranges of new offsets outside all runs, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of new elements.
  ///   - body: The function. A range may be empty.
  static func forEachNewGap(in runs: [Run], count: Int, _ body: (Range<Int>) -> Void) {
    forEachGap(between: runs, count: count, start: { $0.new }, body)
  }

  /// Returns the ranges of new offsets outside all runs, ascending; none is empty.
  @usableFromInline
  static func newGaps(in runs: [Run], count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    forEachNewGap(in: runs, count: count) { if !$0.isEmpty { gaps.append($0) } }
    return gaps
  }

  /// Returns the old offsets outside all runs, ascending.
  @usableFromInline
  static func oldGaps(in runs: [Run], count: Int) -> [Int] {
    var offsets: [Int] = []
    forEachOldGap(in: runs, count: count) { offsets += $0 }
    return offsets
  }

  /// Calls a function with the ranges of old offsets outside all runs, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of old elements.
  ///   - body: The function. A range may be empty, and ranges may be adjacent.
  static func forEachOldGap(in runs: [Run], count: Int, _ body: (Range<Int>) -> Void) {
    let isAscending = areAscending(runs)
    // A set has one bit for each element, so sorting is cheaper for a few runs.
    if isAscending || runs.count < count >> 8 {
      let ascending = isAscending ? runs : runs.sorted { $0.oldStart < $1.oldStart }
      return forEachGap(between: ascending, count: count, start: { $0.old }, body)
    }
    var matched = OffsetSet(capacity: count)
    for run in runs { matched.insert(run.old..<run.old + run.length) }
    matched.forEachMissing(below: count) { body($0..<$0 + 1) }
  }

  /// Calls a function with the ranges of old or new offsets outside all runs, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending by the old or new start.
  ///   - count: The number of old or new elements.
  ///   - start: Returns the old or new start of a run.
  ///   - body: The function. A range may be empty.
  @inline(__always)
  private static func forEachGap(
    between runs: [Run],
    count: Int,
    start: (Run) -> Int,
    _ body: (Range<Int>) -> Void
  ) {
    var offset = 0
    for run in runs {
      body(offset..<start(run))
      offset = start(run) + run.length
    }
    body(offset..<count)
  }
}
