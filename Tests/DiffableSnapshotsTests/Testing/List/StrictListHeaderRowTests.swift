import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Lists in which a section is a row.
@Suite struct StrictListHeaderRowTests {
  typealias Method = StrictListMethod
  static let methods = [Method.batches, .edits]

  @Test(arguments: methods) func headersThatStayMoveAndCome(_ method: Method) throws {
    let scene = StrictListFixture(.rowsOnly, by: method)
    try scene.show("a 1 | b 2")
    let new = try StrictListFixture.Contents("b 2 | c | a 1").snapshot()
    let batches = new.difference(from: scene.snapshot).batches(for: .rowsOnly)
    try #require(batches.count == 1)
    try scene.list.carryOut(batches[0]) { scene.snapshot = new }
    #expect(scene.list.cells == [[2, 1]])
    #expect(scene.picture == [["header#2", "2#3", "header#4", "header#0", "1#1"]])
  }

  @Test(arguments: methods) func aHeaderIsReloadedWithItsSection(_ method: Method) throws {
    let scene = StrictListFixture(.rowsOnly, by: method)
    try scene.show("a 1 | b 2")
    var new = scene.snapshot
    try new.reloadSections(["b"])
    let batch = new.difference(from: scene.snapshot).batches(for: .rowsOnly)[0]
    try scene.list.carryOut(batch) { scene.snapshot = new }
    #expect(scene.picture == [["header#0", "1#1", "header#4", "2#5"]])
  }

  @Test(arguments: methods) func reconfiguringAHeaderMakesNoCell(_ method: Method) throws {
    let scene = StrictListFixture(.rowsOnly, by: method)
    try scene.show("a 1")
    #expect(try scene.carryOut("reconfigure 0.0", to: "a 1") == nil)
    #expect(scene.picture == [["header#0", "1#1"]])
    #expect(scene.requests == [1: 1])
  }

  @Test func anItemGoesToAnotherSectionByAMoveOfRows() throws {
    let scene = StrictListFixture(.rowsOnly)
    try scene.show("a 1 2 | b")
    #expect(try scene.carryOut("move 0.2 to 0.3", to: "a 1 | b 2") == nil)
    #expect(scene.picture == [["header#0", "1#1", "header#3", "2#2"]])
  }

  /// Without its header rows the list shows the same before and after.
  @Test func anItemThatChangesSectionsStaysInAListWithoutHeaders() throws {
    let scene = StrictListFixture([])
    try scene.show("a 1 2 | b")
    #expect(try scene.carryOut("", to: "a 1 | b 2") == nil)
    #expect(scene.picture == [["1#0", "2#1"]])
  }

  @Test func headersOfSectionsThatChangedPlaces() throws {
    let scene = StrictListFixture(.rowsOnly)
    try scene.show("a | b")
    #expect(try scene.carryOut("", to: "b | a")?.rule == .coordinates)
    try scene.show("a | b")
    #expect(try scene.carryOut("move 0.1 to 0.0", to: "b | a") == nil)
  }

  /// A section and an item that are equal are not the same row.
  @Test func headersAreNotItems() throws {
    let list = StrictList<Int>(.rowsOnly)
    var snapshot = try Snapshot([(1, [2])])
    list.data = ListData(snapshot: { snapshot }) { _, item in item }
    try list.reload(snapshot)
    let new = try Snapshot([(2, [1])])
    let error = refusal { () throws(StrictListError) in
      try list.carryOut(ListChanges(), to: new) { snapshot = new }
    }
    #expect(error != nil)
  }

  @Test func identifiersThatAreNil() throws {
    let list = StrictList<Int>(.rowsOnly)
    var snapshot = try Snapshot<String?, Int?>([(nil, [nil, 1])])
    list.data = ListData(snapshot: { snapshot }) { _, item in item ?? -1 }
    try list.reload(snapshot)
    let new = try Snapshot<String?, Int?>([("a", [1]), (nil, [nil])])
    for batch in new.difference(from: snapshot).batches(for: .rowsOnly) {
      try list.carryOut(batch) { snapshot = batch.snapshot }
    }
    #expect(list.shownCells[0].map(\.cell) == [nil, 1, nil, -1])
  }
}
