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
  ///   - capabilities: What the target can do in one batch.
  ///   - sizes: The number of items in each section before and after the changes.
  mutating func chooseLegalMoves(
    _ matching: Matching,
    _ capabilities: ListCapabilities,
    _ sizes: @autoclosure () -> (old: [Int], new: [Int])
  ) {
    let isInOneSection = { (move: Move<ItemPath>) in
      matching.sections.oldOffset(of: move.to.section) == move.from.section
    }
    let isToSamePath = { (move: Move<ItemPath>) in
      move.from.item == move.to.item && isInOneSection(move)
    }
    if items.moves.contains(where: isToSamePath) {
      let chosenAgain = Set(items.moves.filter(isToSamePath).map { $0.to.section })
      items.moves.removeAll { chosenAgain.contains($0.to.section) && isInOneSection($0) }
      for (section, runs) in matching.keptItems(inSections: chosenAgain, sizes()) {
        let oldSection = matching.sections.oldOffset(of: section) ?? section
        for run in runs.movedRuns() {
          items.moves += (0..<run.length).map { step in
            Move(
              from: ItemPath(section: oldSection, item: run.old + step),
              to: ItemPath(section: section, item: run.new + step)
            )
          }
        }
      }
      items.moves.sortByNewPosition()
    }
    if sections.moves.isEmpty { return }
    let sensitive = SensitiveSections(self, capabilities)
    if sections.moves.contains(where: { $0.from == $0.to || sensitive.contains($0) }) {
      sections.moves = matching.sections
        .movedRuns { run in
          (0..<run.length).count {
            sensitive.contains(Move(from: run.old + $0, to: run.new + $0))
          }
        }
        .flatMap { run in
          (0..<run.length).map { Move(from: run.old + $0, to: run.new + $0) }
        }
    }
  }
}

extension Matching {
  /// Returns, for some new sections, the runs of items that were in the same section before, in indexes of the section.
  fileprivate func keptItems(
    inSections included: Set<Int>,
    _ sizes: (old: [Int], new: [Int])
  ) -> [Int: [Run]] {
    let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
    var kept: [Int: [Run]] = [:]
    Run.forEachPiece(of: items, old, new) { oldSection, section, run in
      if included.contains(section) && sections.oldOffset(of: section) == oldSection {
        kept[section, default: []].append(run)
      }
    }
    return kept
  }
}

extension [Run] {
  /// Returns the runs that move if no run may move to its own offset.
  ///
  /// - Parameter sensitiveCount: Returns the number of elements of a run that should not move if others can move instead.
  /// - Returns: The runs, ascending in the new collection.
  fileprivate func movedRuns(sensitiveCount: (Run) -> Int = { _ in 0 }) -> [Run] {
    let unmoved = Run.unmovedWithoutMovesToSameOffset(self, sensitiveCount: sensitiveCount)
    return indices.filter { !unmoved.contains($0) }.map { self[$0] }
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
    let recreatedFrom =
      capabilities.contains(.sectionMoves) ? [] : Set(sections.moves.map { $0.from })
    var moved = (capabilities.contains(.itemMoves) ? [] : items.moves)[...]
    let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
    let sectionRuns = matching.sections.filter { !recreated.contains($0.new) }
    var itemRuns: [Run] = []
    Run.forEachPiece(of: matching.items, old, new) { oldSection, section, piece in
      // Both the moves and the pieces ascend by their new paths. A piece moves as a whole, or keeps its place.
      let path = ItemPath(section: section, item: piece.new)
      while let move = moved.first, move.to < path { moved.removeFirst() }
      if recreated.contains(section) || recreatedFrom.contains(oldSection)
        || moved.first?.to == path
      {
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
    result.sections.setUpdates(of: sections) { $0.filter { !recreated.contains($0) } }
    result.items.setUpdates(of: items) { $0.filter(isKept) }
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
