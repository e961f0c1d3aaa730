extension Difference {
  /// Finds the fewest changes between collections whose elements may repeat.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  ///   - isSameMemory: Whether the shorter collection is the start of the other one.
  ///   - ask: Answers questions about the elements.
  @usableFromInline
  init(oldCount: Int, newCount: Int, isSameMemory: Bool, _ ask: ElementAnswers) {
    let shorter = min(oldCount, newCount)
    var runs: [Run] = []
    if !isSameMemory {
      runs = Run.matching(
        oldCount: oldCount,
        oldHashes: nil,
        newCount: newCount,
        newHashes: nil,
        areUnique: false,
        ask
      )
    } else if shorter > 0 {
      runs = [Run(old: 0, new: 0, length: shorter)]
    }
    self.init(runs: runs, oldCount: oldCount, newCount: newCount)
  }

  /// Finds the fewest changes from what matches.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  init(runs: [Run], oldCount: Int, newCount: Int) {
    self.init(runs: runs, staying: Run.staying(runs), oldCount: oldCount, newCount: newCount)
  }

  /// Finds the changes from what matches, with a say in what moves.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  ///   - weight: How much it counts that the elements of a run do not move.
  init(runs: [Run], oldCount: Int, newCount: Int, weight: (Run) -> Int) {
    let staying = heaviestIncreasingSubsequence(
      keys: runs.map { $0.old },
      weights: runs.map(weight)
    )
    self.init(runs: runs, staying: staying, oldCount: oldCount, newCount: newCount)
  }

  /// Lists the changes.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - staying: The offsets of the runs whose elements do not move.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  private init(runs: [Run], staying: borrowing OffsetSet, oldCount: Int, newCount: Int) {
    var matchedCount = 0
    var movedCount = 0
    for (index, run) in runs.enumerated() {
      matchedCount &+= run.length
      movedCount &+= staying.contains(index) ? 0 : run.length
    }
    insertions = BranchFreeWriter.list(count: newCount - matchedCount) { list in
      Run.forEachNewGap(in: runs, count: newCount) { gap in
        list.write(gap.count) { gap.lowerBound &+ $0 }
      }
    }
    deletions = BranchFreeWriter.list(count: oldCount - matchedCount) { list in
      Run.forEachOldGap(in: runs, count: oldCount) { gap in
        list.write(gap.count) { gap.lowerBound &+ $0 }
      }
    }
    moves = BranchFreeWriter.list(count: movedCount) { list in
      for (index, run) in runs.enumerated() {
        list.write(staying.contains(index) ? 0 : run.length) {
          Move(from: run.old &+ $0, to: run.new &+ $0)
        }
      }
    }
  }
}
