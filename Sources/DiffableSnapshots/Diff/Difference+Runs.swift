extension Difference {
  /// Finds the fewest changes from what matches.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  @usableFromInline
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
      matchedCount += run.length
      if !staying.contains(index) { movedCount += run.length }
    }
    insertions = Self.list(count: newCount - matchedCount) { add in
      Run.forEachNewGap(in: runs, count: newCount) { gap in
        for insertion in gap { add(insertion) }
      }
    }
    deletions = Self.list(count: oldCount - matchedCount) { add in
      Run.forEachOldGap(in: runs, count: oldCount) { gap in
        for deletion in gap { add(deletion) }
      }
    }
    moves = Self.list(count: movedCount) { add in
      for (index, run) in runs.enumerated() where !staying.contains(index) {
        for step in 0..<run.length { add(Move(from: run.old + step, to: run.new + step)) }
      }
    }
  }

  /// Makes a list of a number of changes that is known.
  ///
  /// - Parameters:
  ///   - count: The number of changes.
  ///   - addAll: A function that adds all of them by the one that it is given; it is not called when
  ///     there are none.
  /// - Returns: The changes.
  @inline(__always)
  private static func list<Change>(
    count: Int,
    _ addAll: ((Change) -> Void) -> Void
  ) -> [Change] {
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      addAll { change in
        // In bounds: there is no more than `count` to add.
        buffer.initializeElement(at: initializedCount, to: change)
        initializedCount += 1
      }
      assert(initializedCount == count)
    }
  }
}
