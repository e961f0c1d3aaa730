extension Run {
  /// Calls a function with the ranges of new offsets that are in no run, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of new elements.
  ///   - body: The function; ranges may be empty.
  static func forEachNewGap(in runs: [Run], count: Int, _ body: (Range<Int>) -> Void) {
    var offset = 0
    for run in runs {
      body(offset..<run.new)
      offset = run.new + run.length
    }
    body(offset..<count)
  }

  /// Calls a function with the ranges of old offsets that are in no run, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of old elements.
  ///   - body: The function; ranges may be empty, and follow each other.
  static func forEachOldGap(in runs: [Run], count: Int, _ body: (Range<Int>) -> Void) {
    if areAscending(runs) { return forEachGap(between: runs, count: count, body) }
    // A set takes a bit for each element, which few runs had better not wait for.
    if runs.count < count >> 8 {
      return forEachGap(between: runs.sorted { $0.oldStart < $1.oldStart }, count: count, body)
    }
    var matched = OffsetSet(capacity: count)
    for run in runs { matched.insert(run.old..<run.old + run.length) }
    matched.forEachMissing(below: count) { body($0..<$0 + 1) }
  }

  /// The same for runs that ascend in the old collection.
  private static func forEachGap(between runs: [Run], count: Int, _ body: (Range<Int>) -> Void) {
    var offset = 0
    for run in runs {
      body(offset..<run.old)
      offset = run.old + run.length
    }
    body(offset..<count)
  }
}
