import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A list that does not accept all changes of the structure in one batch receives the sections first, and then the items.
struct SectionsThenItemsTests {
  /// Returns the batches that change the structure.
  private func structuralBatches(
    from old: Snapshot<Int, Int>,
    to new: Snapshot<Int, Int>,
    _ capabilities: ListCapabilities
  ) -> [Batch<Int, Int>] {
    new.difference(from: old).batches(for: capabilities).filter(\.changes.hasStructure)
  }

  @Test(arguments: UInt64(0)..<20)
  func theListBetweenTheBatchesHasTheNewSectionsWithTheirOldItems(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<50 {
      // Every tenth list has sections of more than one chunk.
      let isLong = round % 10 == 0
      func list() -> Snapshot<Int, Int> {
        var pool = Array(0..<(isLong ? 2_000 : 12)).shuffled(using: &random)[...]
        let sections = Array(0..<6).shuffled(using: &random)
        return Snapshot(
          sections.prefix(Int.random(in: 0...6, using: &random)).map { section in
            let items = pool.prefix(Int.random(in: 0...(isLong ? 700 : 5), using: &random))
            pool = pool.dropFirst(items.count)
            return (section, Array(items))
          }
        )
      }
      let old = list()
      var new = list()
      new.reloadItems(
        new.itemIdentifiers.filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
      )
      for capabilities in Preset.combinations where capabilities.contains(.sections) {
        let batches = structuralBatches(from: old, to: new, capabilities)
        #expect(batches.count <= 2)
        guard batches.count == 2 else { continue }
        let middle = batches[0].snapshot
        expectConsistency(of: middle)
        #expect(middle.sectionIdentifiers == new.sectionIdentifiers)
        #expect(batches[0].items.isEmpty && !batches[1].sections.hasStructure)
        let inserted = Set(batches[0].sections.insertions)
        for (index, section) in middle.sectionIdentifiers.enumerated() {
          let items = middle.itemIdentifiers(inSection: section)
          let other = inserted.contains(index) ? new : old
          let expected = other.itemIdentifiers(inSection: section)
          #expect(items == Array(expected.prefix(inserted.contains(index) ? items.count : .max)))
        }
      }
    }
  }

  /// An inserted section could not have all of its items: an item would be in the list twice.
  @Test func anInsertedSectionHasTheItemsBeforeTheFirstThatAnotherSectionStillHas() throws {
    let old = Snapshot([(1, [1, 2, 3])])
    let new = Snapshot([(1, [1]), (2, [8, 9, 3, 7, 2])])
    let batches = structuralBatches(from: old, to: new, .collectionView)
    try #require(batches.count == 2)
    #expect(batches[0].snapshot == Snapshot([(1, [1, 2, 3]), (2, [8, 9])]))
    #expect(batches[1].items.insertions == [ItemPath(section: 1, item: 3)])
    #expect(batches[1].items.moves.count == 2)
  }

  /// The item of the deleted section is inserted, and an item of another section moves into the inserted one.
  @Test func anItemThatLeavesADeletedSectionIsInserted() throws {
    let old = Snapshot([(1, [1]), (2, [2])])
    let inOne = structuralBatches(from: old, to: Snapshot([(2, [2, 1])]), .tableView)
    #expect(inOne.map(\.sections.deletions) == [[0]])
    #expect(inOne.map(\.items.insertions) == [[ItemPath(section: 0, item: 1)]])
    let inTwo = structuralBatches(from: old, to: Snapshot([(2, []), (3, [1, 2])]), .tableView)
    try #require(inTwo.count == 2)
    #expect(inTwo[0].snapshot == Snapshot([(2, [2]), (3, [1])]))
    #expect(
      inTwo[1].items.moves == [
        Move(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1))
      ]
    )
    let free = structuralBatches(from: old, to: Snapshot([(2, [2, 1])]), .everything)
    #expect(free.map(\.items.moves.count) == [1])
  }

  /// Without moves, items that change their section are deleted and inserted.
  @Test func aListWithoutItemMovesReceivesInsertionsInTheSecondBatch() throws {
    let old = Snapshot([(1, [1, 2]), (2, []), (3, [])])
    let new = Snapshot([(3, [1]), (1, []), (2, [2])])
    let batches = structuralBatches(from: old, to: new, [.sections, .sectionMoves])
    try #require(batches.count == 2)
    #expect(batches[0].sections.moves.count == 1 && batches[0].items.isEmpty)
    #expect(batches[1].items.moves.isEmpty)
    #expect(batches[1].items.deletions.count == 2 && batches[1].items.insertions.count == 2)
  }

  /// With the capabilities of the example, the list between the batches had a section twice.
  @Test func noSectionIsTwiceInAListBetweenBatches() {
    let old = Snapshot([(3, [0]), (2, []), (0, [1]), (4, [])])
    let new = Snapshot([(1, [0]), (4, []), (2, [4, 5]), (0, [2, 3])])
    for rawValue in 0..<UInt16(Preset.numberOfSets) {
      let capabilities = ListCapabilities(rawValue: rawValue)
      for batch in new.difference(from: old).batches(for: capabilities) {
        expectConsistency(of: batch.snapshot, "\(capabilities)")
      }
    }
  }

  /// The list between the batches shares the memory of all items and the order of all sections that stay.
  ///
  /// Copying the items calls neither `==` nor `hash(into:)`, so the test measures times.
  @Test(.withoutInternalChecks) func aMovedSectionCostsTheSameForAnyNumberOfItems() {
    func time(itemsPerSection count: Int) -> Double {
      let old = Snapshot((0..<100).map { ($0, Array($0 * count..<($0 + 1) * count)) })
      var new = old
      new.moveSection(99, beforeSection: 0)
      new.insertItems([-1], beforeItem: 0)
      let changeset = new.difference(from: old)
      #expect(changeset.batches(for: .tableView).count == 2)
      return processorTime(runs: 10) { _ = changeset.batches(for: .tableView) }
    }
    // 50 times as many items, in 13 times as many chunks.
    #expect(time(itemsPerSection: 5_000) < 5 * time(itemsPerSection: 100))
  }
}
