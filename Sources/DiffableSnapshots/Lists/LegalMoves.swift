// A list crashes when it receives a move whose two paths are the same. The fewest moves can contain such a move.
// For example, when A B C D E becomes D E C A B, the fewest moves keep the pair A B or the pair D E in place. Then C
// moves from offset 2 to offset 2. In such a case the batch has other moves, even if their number is greater: here C
// keeps its place, and all other elements move.

extension ListChanges {
  /// Returns changes with the same effect but with other moves, where a target does not accept the fewest moves.
  ///
  /// A section cannot move to its own index, and an item cannot move to its own path in the same section. Some sections
  /// should not move because of other changes in the same batch.
  ///
  /// - Parameters:
  ///   - matching: Which old section and item each new one is.
  ///   - capabilities: What the target can do in one batch.
  ///   - sizes: The number of items in each section before and after the changes.
  /// - Returns: The changes, with the same updates.
  func withLegalMoves(
    _ matching: Matching,
    _ capabilities: ListCapabilities,
    _ sizes: @autoclosure () -> (old: [Int], new: [Int])
  ) -> ListChanges {
    var result = self
    let hasMovesToSamePath = items.moves.contains {
      $0.from.item == $0.to.item
        && matching.sections.oldOffset(of: $0.to.section) == $0.from.section
    }
    if hasMovesToSamePath {
      let sizes = sizes()
      result.items.moves =
        ListComparison(
          oldSizes: sizes.old,
          newSizes: sizes.new,
          matching,
          movesToSamePath: false
        ).changes.items.moves
    }
    if sections.moves.isEmpty { return result }
    let sensitive = SensitiveSections(result, capabilities)
    if sections.moves.contains(where: { $0.from == $0.to || sensitive.contains($0) }) {
      result.sections.moves = matching.sections.legalMoves(sensitive)
    }
    return result
  }
}

extension [Run] {
  /// Returns the moves of sections that are legal in one batch, if possible without moves of sensitive sections.
  fileprivate func legalMoves(_ sensitive: SensitiveSections) -> [Move<Int>] {
    let unmoved = Run.unmovedWithoutMovesToSameOffset(self) { run in
      (0..<run.length).count {
        sensitive.contains(Move(from: run.old + $0, to: run.new + $0))
      }
    }
    var moves: [Move<Int>] = []
    for (index, run) in enumerated() where !unmoved.contains(index) {
      moves += (0..<run.length).map { Move(from: run.old + $0, to: run.new + $0) }
    }
    return moves
  }
}
