extension Run {
  /// Returns the runs of matching elements in two collections whose elements may repeat.
  ///
  /// - Parameters:
  ///   - old: The old elements.
  ///   - new: The new elements.
  /// - Returns: The longest possible runs, ascending in the new collection.
  @inlinable
  static func matching<Element: Hashable>(
    from old: Span<Element>,
    to new: Span<Element>
  ) -> [Run] {
    // If the memory is the same, the shorter collection is a prefix of the other.
    if old.startsWithSameMemory(as: new) { return whole(count: min(old.count, new.count)) }
    return matching(oldCount: old.count, newCount: new.count) { $0.answer(old, new) }
  }

  @usableFromInline
  static func matching(oldCount: Int, newCount: Int, _ ask: ElementAnswers) -> [Run] {
    let runs = matching(
      oldCount: oldCount,
      oldHashes: [],
      newCount: newCount,
      newHashes: [],
      areUnique: false,
      ask
    )
    checkInvariants(of: runs ?? [], oldCount: oldCount, newCount: newCount)
    return runs ?? []
  }
}

extension Difference {
  /// Creates the difference with the fewest moves for given runs of matching elements.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  @usableFromInline
  init(runs: [Run], oldCount: Int, newCount: Int) {
    let unmoved = Run.unmoved(runs)
    var matchedCount = 0
    var movedCount = 0
    for (index, run) in runs.enumerated() {
      matchedCount &+= run.length
      movedCount &+= unmoved.contains(index) ? 0 : run.length
    }
    insertions = Array(count: newCount - matchedCount) { list in
      Run.forEachNewGap(in: runs, count: newCount) { gap in
        list.write(gap.count) { gap.lowerBound &+ $0 }
      }
    }
    deletions = Array(count: oldCount - matchedCount) { list in
      Run.forEachOldGap(in: runs, count: oldCount) { gap in
        list.write(gap.count) { gap.lowerBound &+ $0 }
      }
    }
    moves = Array(count: movedCount) { list in
      for (index, run) in runs.enumerated() {
        list.write(unmoved.contains(index) ? 0 : run.length) {
          Move(from: run.old &+ $0, to: run.new &+ $0)
        }
      }
    }
  }
}
