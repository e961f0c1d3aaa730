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
}
