extension Run {
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
