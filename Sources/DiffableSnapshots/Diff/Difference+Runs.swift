extension Difference {
  /// Finds the fewest changes from what matches.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  @usableFromInline
  init(runs: [Run], oldCount: Int, newCount: Int) {
    self.init(runs: runs, stays: Run.staying(runs), oldCount: oldCount, newCount: newCount)
  }

  /// Finds the changes from what matches, with a say in what moves.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  ///   - weight: How much it counts that the elements of a run do not move.
  init(runs: [Run], oldCount: Int, newCount: Int, weight: (Run) -> Int) {
    let stays = heaviestIncreasingSubsequence(
      keys: runs.map { $0.old },
      weights: runs.map(weight)
    )
    self.init(runs: runs, stays: stays, oldCount: oldCount, newCount: newCount)
  }

  /// Lists the changes.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - stays: For each run whether its elements do not move; nil when none moves.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  private init(runs: [Run], stays: [Bool]?, oldCount: Int, newCount: Int) {
    var matchedCount = 0
    var movedCount = 0
    for (index, run) in runs.enumerated() {
      matchedCount += run.length
      if let stays, !stays[index] { movedCount += run.length }
    }
    deletions = []
    insertions = []
    moves = []
    deletions.reserveCapacity(oldCount - matchedCount)
    insertions.reserveCapacity(newCount - matchedCount)
    moves.reserveCapacity(movedCount)
    var newOffset = 0
    for run in runs {
      insertions.append(contentsOf: newOffset..<run.new)
      newOffset = run.new + run.length
    }
    insertions.append(contentsOf: newOffset..<newCount)
    guard let stays else {
      var oldOffset = 0
      for run in runs {
        deletions.append(contentsOf: oldOffset..<run.old)
        oldOffset = run.old + run.length
      }
      deletions.append(contentsOf: oldOffset..<oldCount)
      return
    }
    for (run, stays) in zip(runs, stays) where !stays {
      for step in 0..<run.length { moves.append(Move(from: run.old + step, to: run.new + step)) }
    }
    guard matchedCount < oldCount else { return }
    var matched = OffsetSet(capacity: oldCount)
    for run in runs { matched.insert(run.old..<run.old + run.length) }
    matched.forEachMissing(below: oldCount) { deletions.append($0) }
  }
}
