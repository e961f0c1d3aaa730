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

  /// The number of items in each section.
  let sizes: [Int]

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
    let oldSections = matching.sections.oldOffsets(count: new.sectionCount)
    var isKept = [Bool](repeating: false, count: old.sectionCount)
    var sizes: [Int] = []
    sizes.reserveCapacity(oldSections.count)
    for section in oldSections.indices {
      if let oldSection = oldSections[section] { isKept[oldSection] = true }
      let items = oldSections[section].map(old.items(ofSection:)) ?? new.items(ofSection: section)
      sizes.append(items.count)
    }
    if oldSections.contains(nil) {
      for piece in SectionPieces(of: origins, old, new)
      where oldSections[piece.section] == nil && isKept[piece.oldSection] {
        let section = piece.section
        sizes[section] = min(sizes[section], piece.run.new - new.start(section))
      }
    }
    (self.oldSections, self.sizes) = (oldSections, sizes)
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
    var sections = ListChanges()
    sections.sections = changes.sections
    sections.sections.setUpdates(of: Changes())
    var kept: [Run] = []
    for section in list.oldSections.indices {
      guard let oldSection = list.oldSections[section] else { continue }
      let (start, count) = (old.start(oldSection), list.sizes[section])
      kept.appendRun(Run(old: start, new: middle.start(section), length: count))
    }
    return LoweredBatch(
      changes: sections,
      matching: Matching(sections: matching.sections, items: kept),
      list: list
    )
  }

  /// Returns the batch from the list between the batches to the new list.
  private func itemBatch(
    _ list: IntermediateList,
    _ old: SectionRanges,
    _ middle: SectionRanges,
    _ new: SectionRanges
  ) -> LoweredBatch {
    var newSections = [Int?](repeating: nil, count: old.sectionCount)
    Run.forEachPair(in: matching.sections) { newSections[$0] = $1 }
    // No item of a deleted section is deleted or moves: it is deleted with the section.
    let path = { (path: ItemPath) in
      ItemPath(section: newSections[path.section] ?? 0, item: path.item)
    }
    var items = ListChanges()
    items.items.deletions = changes.items.deletions.map(path).sorted()
    items.items.moves = changes.items.moves
    for index in items.items.moves.indices {
      items.items.moves[index].from = path(items.items.moves[index].from)
    }
    items.items.insertions = changes.items.insertions

    var kept: [Run] = []
    kept.reserveCapacity(matching.items.count)
    // The new list counts as one section, because only the old sections divide the runs.
    let whole = SectionRanges(sizes: [new.itemCount])
    for piece in SectionPieces(of: matching.items, old, whole) {
      guard let section = newSections[piece.oldSection] else { continue }
      let start = middle.start(section) + piece.run.old - old.start(piece.oldSection)
      kept.appendRun(Run(old: start, new: piece.run.new, length: piece.run.length))
    }
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
    if !others.isEmpty {
      items.items.insertions = (items.items.insertions + new.paths(of: others)).sorted()
    }
    return LoweredBatch(
      changes: items,
      matching: Matching(
        sections: Run.whole(count: new.sectionCount),
        items: Run.merging(kept, inserted)
      )
    )
  }
}
