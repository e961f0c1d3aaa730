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

extension ListChanges {
  /// Returns the changes for a target that cannot move sections or items: it deletes and inserts them instead.
  ///
  /// An element that is deleted and inserted gets a new cell, so it needs no update.
  ///
  /// - Parameters:
  ///   - matching: Which old section and item each new one is.
  ///   - capabilities: What the target can do in one batch.
  ///   - sizes: The number of items in each section before and after the changes.
  /// - Returns: The changes, and the matching without the elements that are deleted and inserted.
  func withoutMoves(
    _ matching: Matching,
    _ capabilities: ListCapabilities,
    _ sizes: (old: [Int], new: [Int])
  ) -> (ListChanges, Matching) {
    let recreated = capabilities.contains(.sectionMoves) ? [] : Set(sections.moves.map { $0.to })
    let moved = capabilities.contains(.itemMoves) ? [] : Set(items.moves.map { $0.to })
    let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
    let sectionRuns = matching.sections.filter { !recreated.contains($0.new) }
    let recreatedFrom =
      capabilities.contains(.sectionMoves) ? [] : Set(sections.moves.map { $0.from })
    var itemRuns: [Run] = []
    Run.forEachPiece(of: matching.items, old, new) { oldSection, section, piece in
      let path = ItemPath(section: section, item: piece.new)
      if recreated.contains(section) || recreatedFrom.contains(oldSection) || moved.contains(path) {
        return
      }
      itemRuns.appendRun(
        Run(
          old: old.items(ofSection: oldSection).lowerBound + piece.old,
          new: new.items(ofSection: section).lowerBound + piece.new,
          length: piece.length
        )
      )
    }
    let kept = Matching(sections: sectionRuns, items: itemRuns)
    var result = ListChanges(oldSizes: sizes.old, newSizes: sizes.new, kept)
    let isKept = { (path: ItemPath) in itemRuns.oldOffset(of: new.position(of: path)) != nil }
    result.sections.reloads = sections.reloads.filter { !recreated.contains($0) }
    result.sections.reconfigurations = sections.reconfigurations.filter { !recreated.contains($0) }
    result.items.reloads = items.reloads.filter(isKept)
    result.items.reconfigurations = items.reconfigurations.filter(isKept)
    return (result, kept)
  }
}

/// The sections whose move conflicts with other changes in the same batch.
struct SensitiveSections {
  private var old: Set<Int> = []
  private var new: Set<Int> = []

  init(_ changes: ListChanges, _ capabilities: ListCapabilities) {
    let isFree = capabilities.contains(.itemChangesInsideSectionChanges)
    let items = changes.items
    if !isFree {
      old = Set((items.deletions + items.moves.map { $0.from }).map { $0.section })
      new = Set((items.insertions + items.moves.map { $0.to }).map { $0.section })
    }
    guard capabilities.contains(.updatesBesideStructure) else { return }
    new.formUnion(changes.sections.reloads)
    if !isFree { new.formUnion((items.reloads + items.reconfigurations).map { $0.section }) }
  }

  /// Whether the section with the given old and new index is sensitive.
  func contains(_ move: Move<Int>) -> Bool { old.contains(move.from) || new.contains(move.to) }
}
