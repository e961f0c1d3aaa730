import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A data source that takes two batches for one change, and how it can get that wrong.
@Suite struct SeveralBatchesTests {
  /// What the data show, and when.
  enum Source {
    /// Each batch's own data inside it.
    case proper

    /// The last batch's data before the first.
    case early

    /// The last batch's data inside the first.
    case hasty

    /// The first batch's data inside both.
    case lazy
  }

  private let scene: StrictListFixture
  private let new: Snapshot<String, Int>
  private let batches: [Batch<String, Int>]

  /// An item moves into a section that comes: first the section, then the item.
  init() throws {
    scene = StrictListFixture(.collectionView)
    try scene.show("a 1 2")
    new = try StrictListFixture.Contents("b 2 | a 1").snapshot()
    batches = new.difference(from: scene.snapshot).batches(for: .collectionView)
    try #require(batches.count == 2)
  }

  private func rules(brokenBy source: Source) -> [ListRule] {
    if source == .early { scene.snapshot = new }
    for batch in source == .hasty ? Array(batches.prefix(1)) : batches {
      let updateData = {
        switch source {
        case .proper, .early: scene.snapshot = batch.snapshot
        case .hasty: scene.snapshot = new
        case .lazy: scene.snapshot = batches[0].snapshot
        }
      }
      scene.list.perform(batch, animated: true, updateData: updateData) {}
    }
    return scene.list.refusals.map(\.rule)
  }

  @Test func eachBatchWithDataOfItsOwn() {
    #expect(rules(brokenBy: .proper).isEmpty)
    #expect(scene.picture == [["2#1"], ["1#0"]])
  }

  @Test func dataOfTheLastBatchBeforeTheFirst() {
    #expect(rules(brokenBy: .early).first == .countsBefore)
  }

  @Test func dataOfTheLastBatchInTheFirst() {
    #expect(rules(brokenBy: .hasty) == [.countsAfter])
  }

  /// That the data are late, and that the batch has none of its own, comes to the same.
  @Test func dataOfTheFirstBatchInTheSecond() {
    let rules = rules(brokenBy: .lazy)
    #expect(rules == [.countsAfter] || rules == [.dataInsideBatch])
  }

  @Test func twoBatchesInTheWrongOrder() {
    let error = refusal { () throws(StrictListError) in
      try scene.list.carryOut(batches[1]) { scene.snapshot = new }
    }
    #expect(error?.rule == .oldBounds)
  }

  @Test func oneBatchTwice() {
    let carryOut = { () throws(StrictListError) in
      try scene.list.carryOut(batches[0]) { scene.snapshot = batches[0].snapshot }
    }
    #expect(refusal(of: carryOut) == nil)
    #expect(refusal(of: carryOut)?.rule == .numberOfSections)
  }
}
