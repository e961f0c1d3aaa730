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
      insertion: 1,
      move: schedule.sectionMoves,
      deletion: schedule.sectionDeletions
    )
    oldSections = matching.sections.oldOffsets(count: newSizes.count)
    newSections = matching.sections.newOffsets(count: oldSizes.count)
    itemNumbers = (0..<old.itemCount).map { [new] in new.itemCount + $0 }
    keptItems = newSizes.map { _ in [] }
    removalStages = Array(repeating: .max, count: old.itemCount)
    additionStages = Array(repeating: 0, count: new.itemCount)
    for path in changes.items.deletions {
      removalStages[old.position(of: path)] = schedule.stage(from: path, to: nil)
    }
    for path in changes.items.insertions {
      additionStages[new.position(of: path)] = schedule.stage(from: nil, to: path)
    }
    for move in changes.items.moves {
      let stage = schedule.stage(from: move.from, to: move.to)
      removalStages[old.position(of: move.from)] = stage
      additionStages[new.position(of: move.to)] = stage
    }
    Run.forEachPair(in: matching.items) { itemNumbers[$0] = $1 }
    let moved = Set(changes.items.moves.map { $0.to })
    Run.forEachPiece(of: matching.items, old, new) { _, section, piece in
      let path = ItemPath(section: section, item: piece.new)
      if !moved.contains(path) { keptItems[section].append(piece) }
    }
  }

  /// Returns the list after a stage; stage 0 is the old list.
  func list(after stage: Int) -> IntermediateList {
    IntermediateList(
      sections: sectionOrder.entries(after: stage).map { entry in
        let oldSection = entry.old ?? entry.new.flatMap { oldSections[$0] }
        let newSection = entry.new ?? entry.old.flatMap { newSections[$0] }
        let oldItems = oldSection.map(old.items(ofSection:)) ?? 0..<0
        let newItems = newSection.map(new.items(ofSection:)) ?? 0..<0
        let order = StagedOrder(
          kept: newSection.map { keptItems[$0] } ?? [],
          oldCount: oldItems.count,
          newCount: newItems.count,
          removalStage: { removalStages[oldItems.lowerBound + $0] },
          additionStage: { additionStages[newItems.lowerBound + $0] }
        )
        let items = order.entries(after: stage).map { entry in
          IntermediateList.Item(
            number: entry.new.map { newItems.lowerBound + $0 }
              ?? itemNumbers[oldItems.lowerBound + (entry.old ?? 0)],
            index: entry.new ?? entry.old ?? 0,
            isNew: entry.new != nil
          )
        }
        return IntermediateList.Section(old: oldSection, new: newSection, items: items)
      }
    )
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

    /// The index of the item in the new or the old version of its section.
    var index: Int
    var isNew: Bool
  }

  var sections: [Section]

  /// The number of items in each section.
  var sizes: [Int] { sections.map { $0.items.count } }

  /// The number of each item, in order.
  private var numbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for section in sections {
      for item in section.items { numbers.append(item.number) }
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
    var offsets = [Int](repeating: -1, count: 1 + (old + new).reduce(-1, Swift.max))
    for (offset, number) in old.enumerated() { offsets[number] = offset }
    self.init()
    for (offset, number) in new.enumerated() where offsets[number] >= 0 {
      appendMatch(old: offsets[number], new: offset)
    }
  }
}
