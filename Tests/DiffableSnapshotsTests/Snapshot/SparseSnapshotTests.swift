import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests snapshots from which nearly all items were deleted, and snapshots with many small sections.
@Suite(.withoutInternalChecks) struct SparseSnapshotTests {
  /// The remaining items are so sparse that the snapshot rebuilds its storage, while older versions exist.
  ///
  /// With a divisor of 100, deleting many items in one call causes the rebuild. With a divisor of 25, a later
  /// deletion of a single item causes it.
  @Test(arguments: [100, 25])
  func deletingNearlyAllItemsKeepsEveryVersionCorrect(divisor: Int) throws {
    var random = SeededGenerator(seed: 1)
    var pair = LargePair<Numbered>()
    pair.appendSections(pair.newSections(1))
    pair.add(pair.newItems(30_000), .reject, &random)
    let full = pair
    let items = pair.model.items
    pair.mark(items.filter { $0.number % 3_000 == 0 }, reloads: true)
    pair.mark(items.filter { $0.number % 1_500 == 0 }, reloads: false)
    let marked = pair
    pair.delete(items.filter { $0.number % divisor != 0 })
    try pair.check()
    let rest = pair.model.items.filter { $0.number % 1_500 != 0 }.shuffled(using: &random)
    for item in rest { pair.delete([item]) }
    try pair.check()
    pair.add(pair.newItems(2_000), .reject, &random)
    try pair.check()
    try marked.check()
    try full.check()
    let changeset = pair.snapshot.difference(from: full.snapshot)
    let kept = pair.model.items.filter { $0.number < 30_000 }
    #expect(changeset.items.deletions.count == 30_000 - kept.count)
    #expect(changeset.items.insertions.count == 2_000)
    #expect(changeset.items.moves.isEmpty)
    #expect(changeset.items.reloads.count == 10)
    #expect(changeset.items.reconfigurations.count == 10)
  }

  /// A chunk without most of its items would keep the memory of a full one.
  ///
  /// The edits delete the items by one call, one after the other, and by moves to a single section.
  @Test(arguments: 0..<3)
  func fewItemsNeedFewChunks(edit: Int) {
    let full = Snapshot([(0, Array(0..<100_000)), (1, [])])
    let rest = (0..<100_000).filter { $0 % 200 != 0 }
    var snapshot = full
    switch edit {
    case 0: snapshot.deleteItems(rest)
    case 1: for item in rest { snapshot.deleteItems([item]) }
    default:
      for item in rest {
        snapshot.moveItem(item, afterItem: 0)
        snapshot.deleteItems([item])
      }
    }
    #expect(snapshot.itemIdentifiers == Array(stride(from: 0, to: 100_000, by: 200)))
    #expect(full.store.shape.order.chunkCount > 200)
    #expect(snapshot.store.shape.order.chunkCount < 80)
  }

  @Test func allItemsCanBeDeletedRepeatedly() throws {
    var random = SeededGenerator(seed: 2)
    var pair = LargePair<Numbered>()
    pair.appendSections(pair.newSections(1))
    for _ in 0..<3 {
      pair.add(pair.newItems(10_000), .reject, &random)
      pair.delete(pair.model.items.shuffled(using: &random))
      try pair.check()
    }
  }

  @Test func thousandsOfSectionsCanBeEdited() throws {
    var random = SeededGenerator(seed: 3)
    let count = 1_000
    var pair = LargePair<Numbered>()
    let sections = pair.newSections(count)
    pair.model.sections = sections.map { ($0, pair.newItems($0 % 3)) }
    pair.model.numbers = Set(pair.model.items.map(\.number))
    pair.snapshot = pair.model.makeSnapshot()
    let full = pair
    for step in 0..<150 {
      switch step % 5 {
      case 0: pair.deleteSections([pair.model.sections[step].section])
      case 1: pair.add(pair.newItems(2), .reject, &random)
      case 2: pair.moveItem(&random)
      default: pair.moveSection(&random)
      }
    }
    try pair.check()
    pair.insertSections(pair.newSections(count), at: 0, distance: 0)
    pair.deleteSections(pair.model.sections.map(\.section).filter { $0 % 24 != 0 })
    try pair.check()
    for _ in 0..<40 { pair.moveSection(&random) }
    pair.deleteSections(pair.model.sections.map(\.section))
    try pair.check()
    try full.check()
  }
}
