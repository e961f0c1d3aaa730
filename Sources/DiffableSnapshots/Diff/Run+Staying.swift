extension Run {
  /// Chooses the runs that do not move, so that as few elements as possible do.
  ///
  /// - Parameter runs: The runs, ascending in the new collection.
  /// - Returns: For each run whether its elements stay; nil when all of them do.
  /// - Complexity: O(*r* log *r* + *n*), where *r* is the number of runs and *n* that of old elements.
  static func staying(_ runs: [Run]) -> [Bool]? {
    var index = 1
    while index < runs.count && runs[index - 1].old < runs[index].old { index += 1 }
    guard index < runs.count else { return nil }
    let keys = runs.map { $0.old }
    let lengths = runs.map { $0.length }
    // Short runs take less time one key after the other, long ones in a tree.
    return lengths.reduce(0, +) <= 16 * runs.count
      ? longestIncreasingSubsequence(keys, lengths: lengths)
      : heaviestIncreasingSubsequence(keys: keys, weights: lengths)
  }
}
