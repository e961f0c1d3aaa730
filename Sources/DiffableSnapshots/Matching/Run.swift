/// Elements that are adjacent in both collections, in the same order.
///
/// All steps after the matching work on runs. A list of a million rows, one of which moved, consists of at
/// most four runs.
@usableFromInline
struct Run: Hashable, Sendable {
  // Offsets are less than 2³⁰. 32-bit fields halve the memory to read.
  @usableFromInline var oldStart: UInt32
  @usableFromInline var newStart: UInt32
  @usableFromInline var count: UInt32

  /// The offset of the first element in the old collection.
  @inlinable var old: Int { Int(oldStart) }

  /// The offset of the first element in the new collection.
  @inlinable var new: Int { Int(newStart) }

  /// The number of elements.
  @inlinable var length: Int { Int(count) }

  init(old: Int, new: Int, length: Int) {
    oldStart = UInt32(truncatingIfNeeded: old)
    newStart = UInt32(truncatingIfNeeded: new)
    count = UInt32(truncatingIfNeeded: length)
  }
}

extension [Run] {
  /// Appends a run, or extends the last run if the new run continues it; an empty run has no effect.
  mutating func appendRun(_ run: Run) {
    let last = count - 1
    if last >= 0 && self[last].old + self[last].length == run.old
      && self[last].new + self[last].length == run.new
    {
      self[last].count += run.count
    } else if run.length > 0 {
      append(run)
    }
  }

  /// Appends a pair of matching elements as a run, or extends the last run if the pair continues it.
  mutating func appendMatch(old: Int, new: Int) {
    appendRun(Run(old: old, new: new, length: 1))
  }
}

extension Run {
  /// Returns the runs of a collection that has not changed: one run, or no run for an empty collection.
  @usableFromInline
  static func whole(count: Int) -> [Run] {
    count == 0 ? [] : [Run(old: 0, new: 0, length: count)]
  }

  /// Calls a function with the old and the new offset of each matched element.
  @usableFromInline
  static func forEachPair(in runs: [Run], _ body: (_ old: Int, _ new: Int) -> Void) {
    for run in runs {
      for step in 0..<run.length { body(run.old + step, run.new + step) }
    }
  }

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
      let order = isAscending ? [] : sortedOffsets(runs.lazy.map { ($0.old, 0) })
      let ascending = isAscending ? runs : runs.elements(at: order)
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

  /// Traps if runs match an element twice, are out of bounds, are empty or do not ascend.
  ///
  /// Only builds with `-D DIFFABLE_INTERNAL_CHECKS` perform this check.
  ///
  /// - Parameters:
  ///   - runs: The runs of a matching.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  static func checkInvariants(of runs: [Run], oldCount: Int, newCount: Int) {
    #if DIFFABLE_INTERNAL_CHECKS
      var isMatched = [Bool](repeating: false, count: oldCount)
      var newEnd = 0
      for run in runs {
        precondition(run.length > 0 && run.new >= newEnd, "Runs are empty or do not ascend")
        newEnd = run.new + run.length
        precondition(newEnd <= newCount && run.old + run.length <= oldCount, "Run out of bounds")
        for offset in run.old..<run.old + run.length {
          precondition(!isMatched[offset], "Old element matched twice")
          isMatched[offset] = true
        }
      }
    #endif
  }
}
