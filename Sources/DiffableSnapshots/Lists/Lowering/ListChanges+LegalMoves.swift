// The moves that a target performs. A target that cannot move items or sections deletes and inserts them instead.
//
// A list crashes when it receives a move whose two paths are the same. The fewest moves can contain such a move.
// For example, when A B C D E becomes D E C A B, the fewest moves keep the pair A B or the pair D E in place. Then C
// moves from offset 2 to offset 2. In such a case the batch has other moves, even if their number is greater: here C
// keeps its place, and all other elements move.

extension ListChanges {
  /// Replaces moves that a target does not accept by other moves with the same effect.
  ///
  /// A section cannot move to its own index, and an item cannot move to its own path in the same section. Some sections
  /// should not move because of other changes in the same batch.
  ///
  /// - Parameters:
  ///   - matching: Which old section and item each new one is.
  ///   - rules: The rules of the target.
  ///   - sizes: The number of items in each section before and after the changes.
  mutating func chooseLegalMoves(
    _ matching: Matching,
    _ rules: CombinationRules,
    _ sizes: @autoclosure () -> (old: [Int], new: [Int])
  ) {
    if movesItemInPlace(matching) {
      let sizes = sizes()
      let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
      items.moves = matching.itemMoves(old, new, areLegal: true)
    }
    chooseLegalSectionMoves(matching, rules)
  }

  /// Returns whether an item moves to its own path in the same section.
  private func movesItemInPlace(_ matching: Matching) -> Bool {
    // In a debug build, `contains(where:)` takes several times as long, and so does reading the moves from `items`.
    let moves = items.moves
    for index in moves.indices {
      let (from, to) = (moves[index].from, moves[index].to)
      if from.item == to.item && matching.sections.oldOffset(of: to.section) == from.section {
        return true
      }
    }
    return false
  }

  /// Replaces the moves of sections, as ``chooseLegalMoves(_:_:_:)`` says.
  private mutating func chooseLegalSectionMoves(_ matching: Matching, _ rules: CombinationRules) {
    if sections.moves.isEmpty { return }
    let sensitive = rules.sensitiveSections(in: self)
    if sections.moves.contains(where: {
      $0.from == $0.to || sensitive.contains(from: $0.from, to: $0.to)
    }) {
      sections.moves =
        Run.legallyMovedRuns(of: matching.sections) { run in
          (0..<run.length).count { sensitive.contains(from: run.old + $0, to: run.new + $0) }
        }.moves
    }
  }

  /// Returns the changes for a target that deletes and inserts some elements instead of moving them.
  ///
  /// An element that is deleted and inserted gets a new cell, so it needs no update.
  ///
  /// - Parameters:
  ///   - matching: Which old section and item each new one is.
  ///   - rules: The rules of the target, which refuse some moves of these changes.
  ///   - sizes: The number of items in each section before and after the changes.
  /// - Returns: The changes, and the matching without the elements that are deleted and inserted.
  func withoutRefusedMoves(
    _ matching: Matching,
    _ rules: CombinationRules,
    _ sizes: (old: [Int], new: [Int])
  ) -> (ListChanges, Matching) {
    let recreated = rules.allowSectionMoves ? [] : sections.moves
    let recreatedTo = Set(recreated.map { $0.to })
    let recreatedFrom = Set(recreated.map { $0.from } + (rules.isFree ? [] : sections.deletions))
    let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
    let sectionRuns = matching.sections.filter { !recreatedTo.contains($0.new) }
    var itemRuns: [Run] = []
    // Both the moves and the parts ascend by their new positions. A part moves as a whole, or keeps its place.
    let moves = rules.allowItemMoves ? [] : items.moves
    var next = 0
    for piece in SectionPieces(of: matching.items, old, new) {
      let position = piece.run.new
      while next < moves.count && new.position(of: moves[next].to) < position { next += 1 }
      let isMoved = next < moves.count && new.position(of: moves[next].to) == position
      if !isMoved && !recreatedFrom.contains(piece.oldSection)
        && !recreatedTo.contains(piece.section)
      {
        itemRuns.appendRun(piece.run)
      }
    }
    let kept = Matching(sections: sectionRuns, items: itemRuns)
    var result = ListChanges(oldSizes: sizes.old, newSizes: sizes.new, kept)
    let isKept = { (path: ItemPath) in itemRuns.oldOffset(of: new.position(of: path)) != nil }
    result.sections.setUpdates(of: sections) { $0.filter { !recreatedTo.contains($0) } }
    result.items.setUpdates(of: items) { $0.filter(isKept) }
    return (result, kept)
  }
}
