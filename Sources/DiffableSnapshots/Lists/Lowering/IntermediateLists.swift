/// The lists between the batches of a schedule.
///
/// A list consists of numbers. The number of an element is its new index or position if the new list has it; the
/// numbers of the other elements are greater. So two lists have a matching, as two snapshots have.
struct IntermediateLists: ~Copyable {
  private let old: SectionRanges
  private let new: SectionRanges
  private let sectionOrder: StagedOrder

  /// The old index of each new section, and the new index of each old section; nil if there is none.
  private let oldSections: [Int?]
  private let newSections: [Int?]

  /// The number of each old item.
  private var itemNumbers: [Int]

  /// The runs of items that keep their place in each new section, in indexes of the section.
  private var keptItems: [[Run]]

  /// The stage that removes each old item from its section; `Int.max` if the item is deleted with the section.
  private var removalStages: [Int]

  /// The stage that adds each new item to its section; 0 if the item is inserted with the section.
  private var additionStages: [Int]

  /// Stage 0, and the stages that have changes.
  private var stages = OffsetSet(capacity: 5)

  init(
    _ matching: Matching,
    _ changes: ListChanges,
    _ schedule: Schedule,
    _ sizes: (old: [Int], new: [Int])
  ) {
    let (oldSizes, newSizes) = sizes
    (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    sectionOrder = matching.sectionOrder(
      changes.sections,
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      insertion: schedule.sectionInsertions,
      move: schedule.sectionMoves,
      deletion: schedule.sectionDeletions
    )
    oldSections = matching.sections.oldOffsets(count: newSizes.count)
    newSections = matching.sections.inverse.oldOffsets(count: oldSizes.count)
    itemNumbers = []
    itemNumbers.reserveCapacity(old.itemCount)
    for position in 0..<old.itemCount { itemNumbers.append(new.itemCount + position) }
    keptItems = Array(repeating: [], count: newSizes.count)
    removalStages = Array(repeating: .max, count: old.itemCount)
    additionStages = Array(repeating: 0, count: new.itemCount)
    for path in changes.items.deletions {
      let stage = schedule.stage(from: path, to: nil)
      removalStages[old.position(of: path)] = stage
      stages.insert(stage)
    }
    for path in changes.items.insertions {
      let stage = schedule.stage(from: nil, to: path)
      additionStages[new.position(of: path)] = stage
      stages.insert(stage)
    }
    for move in changes.items.moves {
      let stage = schedule.stage(from: move.from, to: move.to)
      removalStages[old.position(of: move.from)] = stage
      additionStages[new.position(of: move.to)] = stage
      stages.insert(stage)
    }
    stages.insert(0)
    if !changes.sections.insertions.isEmpty { stages.insert(schedule.sectionInsertions) }
    if !changes.sections.moves.isEmpty { stages.insert(schedule.sectionMoves) }
    if !changes.sections.deletions.isEmpty { stages.insert(schedule.sectionDeletions) }
    Run.forEachPair(in: matching.items) { itemNumbers[$0] = $1 }
    matching.forEachPiece(except: changes.items.moves, old, new) { oldSection, section, piece in
      keptItems[section].append(
        Run(
          old: piece.old - old.start(oldSection),
          new: piece.new - new.start(section),
          length: piece.length
        )
      )
    }
  }

  /// Returns the old list, and the list after each stage that has changes.
  func lists() -> [IntermediateList] {
    let stages = stages.offsets
    var lists = Array(repeating: IntermediateList(), count: stages.count)
    for index in sectionOrder.entries.indices {
      let entry = sectionOrder.entries[index]
      var (oldSection, newSection) = (entry.old, entry.new)
      if oldSection == nil, let newSection { oldSection = oldSections[newSection] }
      if newSection == nil, let oldSection { newSection = newSections[oldSection] }
      let oldItems = oldSection.map(old.items(ofSection:)) ?? 0..<0
      let newItems = newSection.map(new.items(ofSection:)) ?? 0..<0
      let order = StagedOrder(
        kept: newSection.map { keptItems[$0] } ?? [],
        oldCount: oldItems.count,
        newCount: newItems.count,
        removalStage: { removalStages[oldItems.lowerBound + $0] },
        additionStage: { additionStages[newItems.lowerBound + $0] }
      )
      for index in stages.indices where entry.isPresent(after: stages[index]) {
        lists[index].sections.append(
          IntermediateList.Section(
            old: oldSection,
            new: newSection,
            items: items(of: order, after: stages[index], oldItems.lowerBound, newItems.lowerBound)
          )
        )
      }
    }
    return lists
  }

  /// Returns the items of a section after a stage, given the positions of the section's first items.
  private func items(
    of order: StagedOrder,
    after stage: Int,
    _ oldStart: Int,
    _ newStart: Int
  ) -> [IntermediateList.Item] {
    var items: [IntermediateList.Item] = []
    items.reserveCapacity(order.entries.count)
    for index in order.entries.indices where order.entries[index].isPresent(after: stage) {
      let entry = order.entries[index]
      if let item = entry.new {
        let position = newStart + item
        items.append(IntermediateList.Item(number: position, source: old.itemCount + position))
      } else if let item = entry.old {
        let position = oldStart + item
        items.append(IntermediateList.Item(number: itemNumbers[position], source: position))
      }
    }
    return items
  }
}

/// A list between two batches.
struct IntermediateList {
  struct Section {
    /// The index of the section in the old list, or nil if the section is inserted.
    var old: Int?

    /// The index of the section in the new list, or nil if the section is deleted.
    var new: Int?

    var items: [Item]
  }

  struct Item {
    /// The number of the item, which is the same in all lists.
    var number: Int

    /// The position of its instance among all old items and then all new items.
    var source: Int
  }

  var sections: [Section] = []

  /// The number of items in each section.
  var sizes: [Int] { sections.map { $0.items.count } }

  /// The number of each item, in order.
  private var numbers: [Int] {
    var numbers: [Int] = []
    for section in sections.indices {
      let items = sections[section].items
      for index in items.indices { numbers.append(items[index].number) }
    }
    return numbers
  }

  /// Returns which element of an earlier list each element of this list is.
  func matching(from old: IntermediateList) -> Matching {
    // Sections that are in the new list come before the others.
    let count = 1 + (sections + old.sections).reduce(0) { max($0, $1.new ?? 0) }
    let number = { (section: Section) in section.new ?? count + (section.old ?? 0) }
    return Matching(
      sections: [Run](from: old.sections.map(number), to: sections.map(number)),
      items: [Run](from: old.numbers, to: numbers)
    )
  }
}

extension [Run] {
  /// Creates the runs of equal numbers in two lists in which no number repeats.
  fileprivate init(from old: [Int], to new: [Int]) {
    var count = 0
    for offset in old.indices { count = Swift.max(count, old[offset] + 1) }
    var offsets = [Int](repeating: -1, count: count)
    for offset in old.indices { offsets[old[offset]] = offset }
    self.init()
    for offset in new.indices where new[offset] < count && offsets[new[offset]] >= 0 {
      appendMatch(old: offsets[new[offset]], new: offset)
    }
  }
}
