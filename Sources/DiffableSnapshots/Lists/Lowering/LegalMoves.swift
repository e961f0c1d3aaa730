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
    let isToSamePath = { (move: Move<ItemPath>) in
      move.from.item == move.to.item
        && matching.sections.oldOffset(of: move.to.section) == move.from.section
    }
    if items.moves.contains(where: isToSamePath) {
      let sizes = sizes()
      let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
      items.moves = matching.itemMoves(old, new, areLegal: true)
    }
    chooseLegalSectionMoves(matching, rules)
  }

  /// Replaces the moves of sections, as ``chooseLegalMoves(_:_:_:)`` says.
  private mutating func chooseLegalSectionMoves(_ matching: Matching, _ rules: CombinationRules) {
    if sections.moves.isEmpty { return }
    let sensitive = rules.sensitiveSections(in: self)
    if sections.moves.contains(where: {
      $0.from == $0.to || sensitive.contains(from: $0.from, to: $0.to)
    }) {
      let moves = { (run: Run) in
        (0..<run.length).map { Move(from: run.old + $0, to: run.new + $0) }
      }
      sections.moves = Run.legallyMovedRuns(of: matching.sections) { run in
        moves(run).count { sensitive.contains(from: $0.from, to: $0.to) }
      }.flatMap(moves)
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
    matching.forEachPiece(except: rules.allowItemMoves ? [] : items.moves, old, new) {
      oldSection,
      section,
      piece in
      if !recreatedFrom.contains(oldSection) && !recreatedTo.contains(section) {
        itemRuns.appendRun(piece)
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

extension Matching {
  /// Calls a function with each part of a run of items that is in one old section and in one new section.
  ///
  /// - Parameters:
  ///   - moves: The moves whose items are left out, ascending by their new paths.
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - body: Called with the old section, the new section, and the part in positions across all sections.
  fileprivate func forEachPiece(
    except moves: [Move<ItemPath>],
    _ old: SectionRanges,
    _ new: SectionRanges,
    _ body: (_ oldSection: Int, _ newSection: Int, Run) -> Void
  ) {
    // Both the moves and the parts ascend by their new positions. A part moves as a whole, or keeps its place.
    var next = 0
    Run.forEachPiece(of: items, old, new) { oldSection, section, piece in
      while next < moves.count && new.position(of: moves[next].to) < piece.new { next += 1 }
      if next == moves.count || new.position(of: moves[next].to) != piece.new {
        body(oldSection, section, piece)
      }
    }
  }
}
