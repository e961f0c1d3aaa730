import DiffableSnapshots
import DiffableSnapshotsTesting
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
    new = StrictListFixture.Contents("b 2 | a 1").snapshot()
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

  @Test func dataThatChangesInEachBatchIsAccepted() {
    #expect(rules(brokenBy: .correct).isEmpty)
    #expect(fixture.picture == [["2#1"], ["1#0"]])
  }

  @Test func dataThatChangesBeforeTheFirstBatchIsRefused() {
    #expect(rules(brokenBy: .lastBeforeFirst).first == .countsBefore)
  }

  @Test func theLastSnapshotInTheFirstBatchIsRefused() {
    #expect(rules(brokenBy: .lastInFirst) == [.countsAfter])
  }

  /// Either rule is correct for data that does not change in the second batch.
  @Test func theFirstSnapshotInTheSecondBatchIsRefused() {
    let rules = rules(brokenBy: .firstInBoth)
    #expect(rules == [.countsAfter] || rules == [.dataInsideBatch])
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
