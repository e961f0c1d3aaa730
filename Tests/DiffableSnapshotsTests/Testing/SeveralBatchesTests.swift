import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A change in two batches, and errors that a data source can make with these batches.
@Suite struct SeveralBatchesTests {
  /// The time at which the data changes, and the snapshot to which it changes.
  enum DataBehavior {
    /// Each batch sets its own snapshot.
    case correct

    /// The last snapshot is set before the first batch.
    case lastBeforeFirst

    /// The first batch sets the last snapshot.
    case lastInFirst

    /// Both batches set the first snapshot.
    case firstInBoth
  }

  private let fixture: StrictListFixture
  private let new: Snapshot<String, Int>
  private let batches: [Batch<String, Int>]

  /// The first batch inserts a section, the second moves an item into the section.
  init() throws {
    fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1 2")
    new = TestSnapshot("b 2 | a 1")
    batches = new.difference(from: fixture.snapshot).batches(for: .collectionView)
    try #require(batches.count == 2)
  }

  private func rules(brokenBy behavior: DataBehavior) -> [ListRule] {
    if behavior == .lastBeforeFirst { fixture.snapshot = new }
    for batch in behavior == .lastInFirst ? Array(batches.prefix(1)) : batches {
      let updateData = {
        switch behavior {
        case .correct, .lastBeforeFirst: fixture.snapshot = batch.snapshot
        case .lastInFirst: fixture.snapshot = new
        case .firstInBoth: fixture.snapshot = batches[0].snapshot
        }
      }
      fixture.list.perform(batch, animated: true, updateData: updateData) {}
    }
    return fixture.list.refusals.map(\.rule)
  }

  @Test(
    arguments: [
      (.correct, []), (.lastBeforeFirst, [.countsBefore]), (.lastInFirst, [.countsAfter]),
      (.firstInBoth, [.dataInsideBatch]),
    ] as [(DataBehavior, [ListRule])]
  )
  func dataMustChangeInEachBatch(_ behavior: DataBehavior, _ rules: [ListRule]) {
    #expect(Array(self.rules(brokenBy: behavior).prefix(1)) == rules)
    if rules.isEmpty { #expect(fixture.picture == "2#1 | 1#0") }
  }

  @Test func batchesInTheWrongOrderAreRefused() {
    let error = refusal { () throws(StrictListError) in
      try fixture.list.perform(batches[1]) { fixture.snapshot = new }
    }
    #expect(error?.rule == .oldBounds)
  }

  @Test func performingABatchTwiceIsRefused() {
    let perform = { () throws(StrictListError) in
      try fixture.list.perform(batches[0]) { fixture.snapshot = batches[0].snapshot }
    }
    #expect(refusal(of: perform) == nil)
    #expect(refusal(of: perform)?.rule == .numberOfSections)
  }
}
