// A target that does not accept all changes of the structure in one batch receives two: the first changes only sections,
// and the second changes only items. No list is compared again: the second batch has the item changes of the changeset,
// with the new indexes of all sections.

/// The list between the batch of the sections and the batch of the items.
///
/// The list has the new sections. A section that both snapshots have has its old items. An inserted section has its
/// first items: those before the first item that another section still has. So no item is in the list twice, and every
/// item that the first batch inserts has its new path.
struct IntermediateList {
  /// The old index of each section, or nil for an inserted section.
  let oldSections: [Int?]

  /// The index of each old section, or nil for a deleted section.
  fileprivate let newSections: [Int?]

  /// The number of items in each section.
  private(set) var sizes: [Int] = []

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - matching: Which old section each new one is.
  ///   - origins: Which old item each new one is, even if the target deletes it and inserts it again.
  ///   - old: The sections before the changes.
  ///   - new: The sections after the changes.
  fileprivate init(
    _ matching: Matching,
    origins: [Run],
    _ old: SectionRanges,
    _ new: SectionRanges
  ) {
    var newSections = [Int?](repeating: nil, count: old.sectionCount)
    Run.forEachPair(in: matching.sections) { newSections[$0] = $1 }
    self.newSections = newSections
    oldSections = matching.sections.oldOffsets(count: new.sectionCount)
    sizes.reserveCapacity(oldSections.count)
    for section in oldSections.indices {
      let items = oldSections[section].map(old.items(ofSection:)) ?? new.items(ofSection: section)
      sizes.append(items.count)
    }
    if !oldSections.contains(nil) { return }
    for piece in SectionPieces(of: origins, old, new)
    where oldSections[piece.section] == nil && newSections[piece.oldSection] != nil {
      let section = piece.section
      sizes[section] = min(sizes[section], piece.run.new - new.start(section))
    }
  }
}

extension Lowering {
  /// Returns the batch that changes the sections, and the batch that changes the items.
  func sectionsThenItems() -> [LoweredBatch] {
    let sizes = sizes()
    let (old, new) = (SectionRanges(sizes: sizes.old), SectionRanges(sizes: sizes.new))
    let list = IntermediateList(matching, origins: origins, old, new)
    let middle = SectionRanges(sizes: list.sizes)
    return [sectionBatch(list, old, middle), itemBatch(list, old, middle, new)]
  }

  /// Returns the batch from the old list to the list between the batches.
  private func sectionBatch(
    _ list: IntermediateList,
    _ old: SectionRanges,
    _ middle: SectionRanges
  ) -> LoweredBatch {
    var kept: [Run] = []
    for section in list.oldSections.indices {
      guard let oldSection = list.oldSections[section] else { continue }
      let (start, count) = (old.start(oldSection), list.sizes[section])
      kept.appendRun(Run(old: start, new: middle.start(section), length: count))
    }
    let matching = Matching(sections: matching.sections, items: kept)
    var batch = LoweredBatch(matching: matching, list: list)
    batch.changes.sections = changes.sections
    batch.changes.sections.setUpdates(of: Changes())
    return batch
  }

  /// Returns the batch from the list between the batches to the new list.
  private func itemBatch(
    _ list: IntermediateList,
    _ old: SectionRanges,
    _ middle: SectionRanges,
    _ new: SectionRanges
  ) -> LoweredBatch {
    // No item of a deleted section is deleted or moves: it is deleted with the section.
    let newSections = list.newSections
    var (deletions, moves) = (changes.items.deletions, changes.items.moves)
    for index in deletions.indices {
      deletions[index].section = newSections[deletions[index].section] ?? 0
    }
    for index in moves.indices {
      moves[index].from.section = newSections[moves[index].from.section] ?? 0
    }
    let kept = keptItems(moves, list, old, middle, new)
    // The items of inserted sections that the first batch has inserted, and the positions of the others.
    var inserted: [Run] = []
    var others: [Int] = []
    for section in changes.sections.insertions {
      let (start, count) = (new.start(section), list.sizes[section])
      inserted.appendRun(Run(old: middle.start(section), new: start, length: count))
      for position in start + count..<new.items(ofSection: section).upperBound
      where matching.items.oldOffset(of: position) == nil {
        others.append(position)
      }
    }
    let matching = Matching(
      sections: Run.whole(count: new.sectionCount),
      items: Run.merging(kept, inserted)
    )
    var batch = LoweredBatch(matching: matching)
    batch.changes.items.deletions = deletions.sorted()
    batch.changes.items.insertions = changes.items.insertions
    batch.changes.items.moves = moves
    if !others.isEmpty {
      batch.changes.items.insertions = (changes.items.insertions + new.paths(of: others)).sorted()
    }
    return batch
  }

  /// Returns the runs of the old items, from the list between the batches to the new list.
  ///
  /// The moves and the runs ascend by the new position, and an item that does not move keeps its section. So the
  /// function does not search for the section of an old item.
  private func keptItems(
    _ moves: [Move<ItemPath>],
    _ list: IntermediateList,
    _ old: SectionRanges,
    _ middle: SectionRanges,
    _ new: SectionRanges
  ) -> [Run] {
    var kept: [Run] = []
    kept.reserveCapacity(matching.items.count)
    var (section, move) = (0, 0)
    for index in matching.items.indices {
      let run = matching.items[index]
      var done = 0
      while done < run.length {
        let position = run.new + done
        while new.start(section + 1) <= position { section += 1 }
        var (start, length) = (0, 1)
        if move < moves.count && new.position(of: moves[move].to) == position {
          start = middle.position(of: moves[move].from)
          move += 1
        } else if let oldSection = list.oldSections[section] {
          start = middle.start(section) + run.old + done - old.start(oldSection)
          length = min(middle.start(section + 1) - start, new.start(section + 1) - position)
          length = min(length, run.length - done)
        }
        kept.appendRun(Run(old: start, new: position, length: length))
        done += length
      }
    }
    return kept
  }
}
