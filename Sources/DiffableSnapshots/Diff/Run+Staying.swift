extension Run {
  /// Chooses the runs that do not move, so that as few elements as possible do.
  ///
  /// - Parameter runs: The runs, ascending in the new collection.
  /// - Returns: The offsets of the runs whose elements stay.
  /// - Complexity: O(*r*) when all runs ascend, else O(*r* log *r*), where *r* is the number of runs.
  static func staying(_ runs: [Run]) -> OffsetSet {
    if areAscending(runs) { return OffsetSet(capacity: runs.count, isFull: true) }
    let length = runs.reduce(0) { $0 + $1.length }
    // Short runs take less time one element after the other, long ones in a tree.
    if length <= 64 * runs.count { return longestIncreasing(runs, length: length) }
    return heaviestIncreasingSubsequence(
      keys: runs.map { $0.old },
      weights: runs.map { $0.length }
    )
  }

  /// Whether no run stands after one that it stood before.
  static func areAscending(_ runs: [Run]) -> Bool {
    var index = 1
    while index < runs.count && runs[index - 1].old < runs[index].old { index += 1 }
    return index >= runs.count
  }

  /// Chooses runs whose elements make up a longest increasing subsequence of the old offsets.
  ///
  /// This is patience sorting (M. L. Fredman, "On computing the length of longest increasing
  /// subsequences", Discrete Mathematics 11, 1975): for each length it knows the least offset that an
  /// increasing subsequence of that length ends with. Between the elements of a run lies none of
  /// another one, so a run is searched once, and takes as many places as it is long.
  private static func longestIncreasing(_ runs: [Run], length: Int) -> OffsetSet {
    var staying = OffsetSet(capacity: runs.count)
    let room = length + 16
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * room + runs.count) { space in
      // For each length of a subsequence, less 1: where its last run begins in the old collection, and
      // which run it is. There are no more lengths than elements, so all places are in bounds.
      let tails = UnsafeMutableBufferPointer(rebasing: space[..<room])
      let owners = UnsafeMutableBufferPointer(rebasing: space[room..<2 * room])
      // For each run the one before it in its subsequence.
      let predecessors = UnsafeMutableBufferPointer(rebasing: space[(2 * room)...])
      tails.initialize(repeating: .max)
      var longest = 0
      // Of the longest subsequences, the one that was complete first.
      var last = UInt32.max
      for (index, run) in runs.enumerated() {
        let key = UInt32(truncatingIfNeeded: run.old)
        let place = firstIndex(notLessThan: key, in: tails, count: longest)
        predecessors[index] = place > 0 ? owners[place - 1] : .max
        for length in place..<place + run.length {
          tails[length] = key
          owners[length] = UInt32(truncatingIfNeeded: index)
        }
        if place + run.length > longest {
          longest = place + run.length
          last = UInt32(truncatingIfNeeded: index)
        }
      }
      while last != .max {
        staying.insert(Int(last))
        last = predecessors[Int(last)]
      }
    }
    return staying
  }

  /// The index of the first key that is not less than another one, or the number of keys, which do not
  /// decrease.
  @inline(__always)
  private static func firstIndex(
    notLessThan key: UInt32,
    in keys: UnsafeMutableBufferPointer<UInt32>,
    count: Int
  ) -> Int {
    // Most keys belong at the end, or not far from it.
    if count == 0 || keys[count - 1] < key { return count }
    if count == 1 || keys[count - 2] < key { return count - 1 }
    // The one that is searched is always among `length` keys from `index` on.
    var index = 0
    var length = count
    if count > 16 && keys[count - 17] < key {
      index = count - 16
      length = 16
    }
    while length > 16 {
      // Three keys take no longer than one, since none waits for another; and no branch is guessed.
      let part = length >> 2
      let last = index &+ part &- 1
      let less = { (step: Int) in
        (UInt64(keys[last &+ step &* part]) &- UInt64(key)) &>> 63
      }
      index &+= part &* Int(truncatingIfNeeded: less(0) &+ less(1) &+ less(2))
      length &-= 3 &* part
    }
    // Which of the last ones it is would be guessed wrong too often, so they are counted all at once;
    // after the keys there is room for that, filled with the greatest number.
    var lessCount: UInt64 = 0
    for step in 0..<16 {
      // The first bit of a difference is set when it is negative.
      lessCount &+= (UInt64(keys[index &+ step]) &- UInt64(key)) &>> 63
    }
    return index + Int(lessCount)
  }
}
