import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Flat lists that show a header row for each section.
@Suite struct StrictListHeaderRowTests {
  typealias Method = StrictListMethod
  static let methods = [Method.batches, .edits]

  @Test(arguments: methods) func headerRowsAreKeptMovedAndInserted(_ method: Method) throws {
    let fixture = StrictListFixture(.rowsOnly, by: method)
    try fixture.show("a 1 | b 2")
    let new = StrictListFixture.Contents("b 2 | c | a 1").snapshot()
    let batches = new.difference(from: fixture.snapshot).batches(for: .rowsOnly)
    try #require(batches.count == 1)
    try fixture.list.perform(batches[0]) { fixture.snapshot = new }
    #expect(fixture.list.cells == [[2, 1]])
    #expect(fixture.picture == [["header#2", "2#3", "header#4", "header#0", "1#1"]])
  }

  @Test(arguments: methods) func aHeaderIsReloadedWithItsSection(_ method: Method) throws {
    let fixture = StrictListFixture(.rowsOnly, by: method)
    try fixture.show("a 1 | b 2")
    var new = fixture.snapshot
    new.reloadSections(["b"])
    let batch = new.difference(from: fixture.snapshot).batches(for: .rowsOnly)[0]
    try fixture.list.perform(batch) { fixture.snapshot = new }
    #expect(fixture.picture == [["header#0", "1#1", "header#4", "2#5"]])
  }

  @Test(arguments: methods) func aRowThatMovesCanBeReloaded(_ method: Method) throws {
    let fixture = StrictListFixture(.flatList, by: method)
    try fixture.show("a 1 2")
    #expect(try fixture.perform("move 0.2 to 0.1, reload 0.1", to: "a 2 1") == nil)
    #expect(fixture.picture == [["header#0", "2#3", "1#1"]])
  }

  @Test(arguments: methods) func reconfiguringAHeaderRowRequestsNoCell(_ method: Method) throws {
    let fixture = StrictListFixture(.rowsOnly, by: method)
    try fixture.show("a 1")
    #expect(try fixture.perform("reconfigure 0.0", to: "a 1") == nil)
    #expect(fixture.picture == [["header#0", "1#1"]])
    #expect(fixture.requests == [1: 1])
  }

  @Test func aMoveOfRowsMovesAnItemToAnotherSection() throws {
    let fixture = StrictListFixture(.rowsOnly)
    try fixture.show("a 1 2 | b")
    #expect(try fixture.perform("move 0.2 to 0.3", to: "a 1 | b 2") == nil)
    #expect(fixture.picture == [["header#0", "1#1", "header#3", "2#2"]])
  }

  /// Without header rows, the list shows the same rows before and after.
  @Test func withoutHeaderRowsAChangeOfSectionNeedsNoMove() throws {
    let fixture = StrictListFixture([])
    try fixture.show("a 1 2 | b")
    #expect(try fixture.perform("", to: "a 1 | b 2") == nil)
    #expect(fixture.picture == [["1#0", "2#1"]])
  }

  @Test func headerRowsOfSwappedSectionsMustMove() throws {
    let fixture = StrictListFixture(.rowsOnly)
    try fixture.show("a | b")
    #expect(try fixture.perform("", to: "b | a")?.rule == .coordinates)
    try fixture.show("a | b")
    #expect(try fixture.perform("move 0.1 to 0.0", to: "b | a") == nil)
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
