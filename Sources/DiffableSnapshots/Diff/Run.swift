/// Elements that stand next to each other in both collections, in the same order.
///
/// Everything after the matching works on runs: a list of a million rows in which one moved is three
/// of them.
@usableFromInline
struct Run: Hashable {
  // Offsets are less than 2³⁰; half the size is half the memory to wait for.
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

  /// The runs of a matching.
  ///
  /// - Parameter partners: For each new offset the old offset that it is matched with, or nil.
  /// - Returns: The longest possible runs, ascending in the new collection.
  static func runs(ofPartners partners: [Int?]) -> [Run] {
    var runs: [Run] = []
    for (new, partner) in partners.enumerated() {
      guard let old = partner else { continue }
      runs.appendMatch(old: old, new: new)
    }
    return runs
  }
}

extension [Run] {
  /// Adds a run that may be empty: to the last run if it continues that run.
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

  /// Adds a pair of matching elements: to the last run if it continues that run, else as a run of its own.
  mutating func appendMatch(old: Int, new: Int) {
    appendRun(Run(old: old, new: new, length: 1))
  }
}
