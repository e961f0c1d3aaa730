extension Run {
  /// Returns which runs stay in place if as few elements as possible move.
  ///
  /// - Parameter runs: The runs, ascending in the new collection.
  /// - Returns: The offsets of the unmoved runs.
  /// - Complexity: O(*r*) if the runs also ascend in the old collection, else O(*r* log *r*), where *r* is
  ///   the number of runs.
  static func unmoved(_ runs: [Run]) -> OffsetSet {
    if areAscending(runs) { return OffsetSet(capacity: runs.count, isFull: true) }
    let length = runs.length
    // Handling each element is cheaper for short runs. A tree is cheaper for long runs.
    if length <= 64 * runs.count { return longestIncreasing(runs, length: length) }
    return heaviestIncreasingSubsequence(
      keys: runs.map { $0.old },
      weights: runs.map { $0.length }
    )
  }

  /// Returns the runs that stay in place if as few elements as possible move.
  @usableFromInline
  static func unmovedRuns(of runs: [Run]) -> [Run] {
    let unmoved = unmoved(runs)
    return runs.indices.filter { unmoved.contains($0) }.map { runs[$0] }
  }

  /// Returns the runs that move if as few elements as possible move.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - areLegal: Whether no run may move to its own offset, even if more elements move then.
  /// - Returns: The moved runs, ascending in the new collection.
  static func movedRuns(of runs: [Run], areLegal: Bool = false) -> [Run] {
    if areAscending(runs) { return [] }
    let moved = Run.runs(runs, notIn: unmoved(runs))
    if areLegal && moved.contains(where: { $0.old == $0.new }) { return legallyMovedRuns(of: runs) }
    return moved
  }

  /// Returns the runs that move if no run moves to its own offset, and as few elements as possible move.
  ///
  /// - Parameters:
  ///   - runs: The runs, ascending in the new collection.
  ///   - sensitiveCount: Returns the number of elements of a run that should keep their place if other elements can
  ///     move instead.
  /// - Returns: The moved runs, ascending in the new collection.
  /// - Complexity: O(*r* log *r*) plus one call for each run, where *r* is the number of runs.
  static func legallyMovedRuns(
    of runs: [Run],
    sensitiveCount: (Run) -> Int = { _ in 0 }
  ) -> [Run] {
    // The weights avoid moves to the same offset first, then reduce the number of moves, then avoid moves of
    // sensitive elements.
    let sensitiveCounts = runs.map(sensitiveCount)
    let factor = sensitiveCounts.reduce(1, +)
    var weights = zip(runs, sensitiveCounts).map { $0.length * factor + $1 }
    let total = weights.reduce(0, +)
    for index in runs.indices where runs[index].old == runs[index].new { weights[index] += total }
    let keys = runs.map { $0.old }
    return Run.runs(runs, notIn: heaviestIncreasingSubsequence(keys: keys, weights: weights))
  }

  private static func runs(_ runs: [Run], notIn unmoved: borrowing OffsetSet) -> [Run] {
    var moved: [Run] = []
    moved.reserveCapacity(runs.count)
    for index in runs.indices where !unmoved.contains(index) { moved.append(runs[index]) }
    return moved
  }

  /// Returns whether the runs ascend in the old collection.
  static func areAscending(_ runs: [Run]) -> Bool {
    var index = 1
    while index < runs.count && runs[index - 1].old < runs[index].old { index += 1 }
    return index >= runs.count
  }

  /// Returns runs that ascend in the old collection and together have as many elements as possible.
  ///
  /// This is patience sorting (M. L. Fredman, "On computing the length of longest increasing
  /// subsequences", Discrete Mathematics 11, 1975). For each length, an array holds the smallest offset at
  /// which an increasing subsequence of that length can end. The elements of a run are adjacent in both
  /// collections, so one search per run is enough. The run then fills one entry for each of its elements.
  private static func longestIncreasing(_ runs: [Run], length: Int) -> OffsetSet {
    var unmoved = OffsetSet(capacity: runs.count)
    // At offset `k - 1`, both spans describe the last run of the best subsequence of `k` elements: `tails` has the old
    // offset at which the run starts, and `owners` has the index of the run.
    withTemporarySpan(count: length, repeating: UInt32.max) { tails in
      withTemporarySpan(count: length, repeating: UInt32.max) { owners in
        // For each run, the index of the run before it in the best subsequence that ends with the run.
        withTemporarySpan(count: runs.count, repeating: UInt32.max) { predecessors in
          var longest = 0
          // The last run of the first subsequence that reached the greatest length.
          var last = UInt32.max
          for index in runs.indices {
            let run = runs[index]
            let key = run.oldStart
            let start = firstIndex(notLessThan: key, in: tails.span, count: longest)
            predecessors[index] = start > 0 ? owners[start - 1] : .max
            let end = start + run.length
            precondition(end <= tails.count, "Run out of bounds")
            for length in start..<end {
              // In bounds: both spans have as many entries.
              unsafe tails[unchecked: length] = key
              unsafe owners[unchecked: length] = UInt32(truncatingIfNeeded: index)
            }
            if end > longest {
              longest = end
              last = UInt32(truncatingIfNeeded: index)
            }
          }
          while last != .max {
            unmoved.insert(Int(last))
            last = predecessors[Int(last)]
          }
        }
      }
    }
    return unmoved
  }

  /// Finds the first key that is not less than a given key.
  ///
  /// - Parameters:
  ///   - key: The given key.
  ///   - keys: The keys in nondecreasing order, possibly followed by other entries.
  ///   - count: The number of keys.
  /// - Returns: The index of the found key, or the number of keys.
  @inline(__always)
  private static func firstIndex(
    notLessThan key: UInt32,
    in keys: Span<UInt32>,
    count: Int
  ) -> Int {
    // Most results are at the end or close to it.
    if count == 0 || keys[count - 1] < key { return count }
    if count == 1 || keys[count - 2] < key { return count - 1 }
    if keys[0] >= key { return 0 }
    // The last index of a lower key, one bit after the other. A processor could not predict a branch, so the bit is the
    // sign of a difference; keys are less than 2³¹.
    var index = 0
    var bit = Int.bitWidth &- 1 &- count.leadingZeroBitCount
    while bit >= 0 {
      let probe = min(index &+ 1 &<< bit, count &- 1)
      index &+= Int(truncatingIfNeeded: (keys[probe] &- key) &>> 31) &<< bit
      bit &-= 1
    }
    return index &+ 1
  }
}
