import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Flat lists, with or without a header row for each section.
@Suite struct StrictListHeaderRowTests {
  /// Without header rows, the list shows the same rows before and after.
  @Test func withoutHeaderRowsAChangeOfSectionNeedsNoMove() throws {
    let fixture = StrictListFixture([])
    try fixture.show("a 1 2 | b")
    #expect(try fixture.perform("", to: "a 1 | b 2") == nil)
    #expect(fixture.picture == "1#0 2#1")
  }

  /// A section and an item with equal identifiers are different rows.
  @Test func headersAreNotItems() throws {
    let list = StrictList<Int>(.rowsOnly)
    var snapshot = Snapshot([(1, [2])])
    list.data = ListData(snapshot: { snapshot }) { _, item in item }
    try list.reload(snapshot)
    let new = Snapshot([(2, [1])])
    let error = refusal { () throws(StrictListError) in
      try list.perform(ListChanges(), to: new) { snapshot = new }
    }
    #expect(error?.rule == .coordinates)
  }

  @Test func identifiersMayBeNil() throws {
    let list = StrictList<Int>(.rowsOnly)
    var snapshot = Snapshot<String?, Int?>([(nil, [nil, 1])])
    list.data = ListData(snapshot: { snapshot }) { _, item in item ?? -1 }
    try list.reload(snapshot)
    let new = Snapshot<String?, Int?>([("a", [1]), (nil, [nil])])
    for batch in new.difference(from: snapshot).batches(for: .rowsOnly) {
      try list.perform(batch) { snapshot = batch.snapshot }
    }
    #expect(list.shownCells[0].map(\.cell) == [nil, 1, nil, -1])
  }
}
