/// Elements that are adjacent in both collections, in the same order.
///
/// All steps after the matching work on runs. A list of a million rows, one of which moved, consists of at
/// most four runs.
@usableFromInline
struct Run: Hashable, Sendable {
  // Offsets are less than 2³⁰. 32-bit fields halve the memory to read. In a debug build, only transparent functions are
  // inlined, and only in their file.
  @usableFromInline var oldStart: UInt32
  @usableFromInline var newStart: UInt32
  @usableFromInline var count: UInt32

  /// The offset of the first element in the old collection.
  @usableFromInline var old: Int { @_transparent get { Int(truncatingIfNeeded: oldStart) } }

  /// The offset of the first element in the new collection.
  @usableFromInline var new: Int { @_transparent get { Int(truncatingIfNeeded: newStart) } }

  /// The number of elements.
  @usableFromInline var length: Int { @_transparent get { Int(truncatingIfNeeded: count) } }

  @_transparent
  @usableFromInline
  init(old: Int, new: Int, length: Int) {
    oldStart = UInt32(truncatingIfNeeded: old)
    newStart = UInt32(truncatingIfNeeded: new)
    count = UInt32(truncatingIfNeeded: length)
  }
}

extension [Run] {
  /// Appends a run, or extends the last run if the new run continues it; an empty run has no effect.
  @usableFromInline
  mutating func appendRun(_ run: Run) {
    // In a debug build, `last` takes seven times as long as an index.
    let end = count - 1
    if end >= 0 {
      let last = self[end]
      let (oldEnd, newEnd) = (last.oldStart &+ last.count, last.newStart &+ last.count)
      if oldEnd == run.oldStart && newEnd == run.newStart {
        self[end].count &+= run.count
        return
      }
    }
    if run.count > 0 { append(run) }
  }

  /// Appends a pair of matching elements as a run, or extends the last run if the pair continues it.
  mutating func appendMatch(old: Int, new: Int) {
    appendRun(Run(old: old, new: new, length: 1))
  }

  /// The number of elements in all runs.
  var length: Int {
    var length = 0
    for index in indices { length &+= self[index].length }
    return length
  }
}

extension Run {
  /// Returns the runs of a collection that has not changed: one run, or no run for an empty collection.
  @usableFromInline
  static func whole(count: Int) -> [Run] {
    count == 0 ? [] : [Run(old: 0, new: 0, length: count)]
  }

  /// Returns the runs of two lists that ascend in the new collection, with adjacent runs joined.
  static func merging(_ left: [Run], _ right: [Run]) -> [Run] {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    var runs: [Run] = []
    runs.reserveCapacity(left.count + right.count)
    var (next, other) = (0, 0)
    while next < left.count || other < right.count {
      if other == right.count || next < left.count && left[next].new < right[other].new {
        runs.appendRun(left[next])
        next += 1
      } else {
        runs.appendRun(right[other])
        other += 1
      }
    }
    return runs
  }

  /// Calls a function with the old and the new offset of each matched element.
  @usableFromInline
  static func forEachPair(in runs: [Run], _ body: (_ old: Int, _ new: Int) -> Void) {
    for index in runs.indices {
      let run = runs[index]
      for step in 0..<run.length { body(run.old + step, run.new + step) }
    }
  }

  /// Returns the ranges of new offsets outside all runs, ascending; none is empty.
  @usableFromInline
  static func newGaps(in runs: [Run], count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    forEachGap(in: runs, count: count, start: { $0.new }) { if !$0.isEmpty { gaps.append($0) } }
    return gaps
  }

  /// Returns the new offsets outside all runs, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of new elements.
  ///   - excluded: Ranges whose offsets the result omits, ascending; none is empty.
  /// - Returns: The offsets.
  static func newOffsets(
    outside runs: [Run],
    count: Int,
    except excluded: [Range<Int>] = []
  ) -> [Int] {
    offsets(outside: runs, count: count, start: { $0.new }, except: excluded)
  }

  /// Returns the old offsets outside all runs, ascending.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - count: The number of old elements.
  ///   - excluded: Ranges whose offsets the result omits, ascending; none is empty.
  /// - Returns: The offsets.
  @usableFromInline
  static func oldOffsets(
    outside runs: [Run],
    count: Int,
    except excluded: [Range<Int>] = []
  ) -> [Int] {
    if count == runs.length { return [] }
    let isAscending = areAscending(runs)
    // A set has one bit for each element, so sorting is cheaper for a few runs.
    if isAscending || runs.count < count >> 8 {
      let order = isAscending ? [] : sortedOffsets(runs.lazy.map { ($0.old, 0) })
      let ascending = isAscending ? runs : runs.elements(at: order)
      return offsets(outside: ascending, count: count, start: { $0.old }, except: excluded)
    }
    var others = OffsetSet(capacity: count)
    for index in runs.indices {
      others.insert(runs[index].old..<runs[index].old + runs[index].length)
    }
    for range in excluded { others.insert(range) }
    var offsets: [Int] = []
    others.forEachMissing(below: count) { offsets.append($0) }
    return offsets
  }

  @inline(__always)
  private static func offsets(
    outside runs: [Run],
    count: Int,
    start: (Run) -> Int,
    except excluded: [Range<Int>]
  ) -> [Int] {
    let otherCount = count - runs.length
    if otherCount == 0 { return [] }
    return Array(capacity: otherCount + OutputSpan.surplus) { offsets in
      var next = 0
      forEachGap(in: runs, count: count, start: start) { gap in
        var first = gap.lowerBound
        while next < excluded.count && excluded[next].lowerBound < gap.upperBound {
          offsets.append(first..<max(first, excluded[next].lowerBound))
          first = max(first, excluded[next].upperBound)
          // A range can contain several gaps.
          if first > gap.upperBound { break }
          next += 1
        }
        offsets.append(first..<max(first, gap.upperBound))
      }
    }
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
    in runs: [Run],
    count: Int,
    start: (Run) -> Int,
    _ body: (Range<Int>) -> Void
  ) {
    var offset = 0
    for index in runs.indices {
      body(offset..<start(runs[index]))
      offset = start(runs[index]) + runs[index].length
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
