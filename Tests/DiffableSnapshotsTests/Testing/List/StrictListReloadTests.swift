import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// What a strict list shows after a reload.
@Suite struct StrictListReloadTests {
  @Test(arguments: [ListCapabilities.everything, .collectionView, .tableView, .noMoves])
  func sectionsOfCells(_ capabilities: ListCapabilities) throws {
    let scene = StrictListFixture(capabilities)
    #expect(scene.list.shownCells.isEmpty)
    try scene.show("a 1 2 | b | c 3")
    #expect(scene.list.cells == [[1, 2], [], [3]])
    #expect(scene.picture == [["1#0", "2#1"], [], ["3#2"]])
  }

  @Test func headersAreRows() throws {
    let scene = StrictListFixture(.rowsOnly)
    #expect(scene.list.shownCells.isEmpty)
    try scene.show("a 1 2 | b | c 3")
    #expect(scene.list.cells == [[1, 2, 3]])
    #expect(scene.picture == [["header#0", "1#1", "2#2", "header#3", "header#4", "3#5"]])
  }

  @Test func aFlatListWithoutHeaders() throws {
    let scene = StrictListFixture([])
    try scene.show("a 1 2 | b | c 3")
    #expect(scene.picture == [["1#0", "2#1", "3#2"]])
  }

  @Test func sectionsGoBeforeHeaderRows() throws {
    let scene = StrictListFixture([.sections, .headerRows])
    try scene.show("a 1")
    #expect(scene.picture == [["1#0"]])
  }

  @Test func nothing() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("")
    #expect(scene.list.shownCells.isEmpty)
    let rows = StrictListFixture(.rowsOnly)
    try rows.show("")
    #expect(rows.picture == [[]])
  }

  @Test func eachItemIsAskedForOnce() throws {
    let scene = StrictListFixture(.rowsOnly)
    try scene.show("a 1 2 | b 3")
    #expect(scene.requests == [1: 1, 2: 1, 3: 1])
  }

  @Test func cellsAreMadeAnew() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1 2")
    try scene.show("a 2")
    #expect(scene.picture == [["2#2"]])
    #expect(scene.list.log == [.reload, .reload])
  }

  @Test func aRefusedFirstReloadIsNone() throws {
    let scene = StrictListFixture(.collectionView)
    scene.list.reloadData(try StrictListFixture.Contents("a 1").snapshot()) {}
    #expect(scene.list.refusals.map(\.rule) == [.countsAfter])
    #expect(scene.list.shownCells.isEmpty)
    #expect(try scene.carryOut("insert section 0", to: "a 1")?.rule == .reloadFirst)
  }

  @Test func withoutDataThereIsNothingToShow() throws {
    let list = StrictList<Int>()
    list.reloadData(try StrictListFixture.Contents("a 1").snapshot()) {}
    #expect(list.refusals.map(\.rule) == [.countsAfter])
  }

  @Test func dataThatGoLeaveTheCells() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1")
    scene.list.data = nil
    #expect(try scene.carryOut("", to: "a 1")?.rule == .countsBefore)
    #expect(scene.list.cells == [[1]])
  }
}
