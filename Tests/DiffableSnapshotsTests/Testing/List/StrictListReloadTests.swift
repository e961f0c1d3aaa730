import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The cells of a strict list after a reload.
@Suite struct StrictListReloadTests {
  @Test(arguments: [ListCapabilities.everything, .collectionView, .tableView, .noMoves])
  func aListWithSectionsShowsCellsInSections(_ capabilities: ListCapabilities) throws {
    let fixture = StrictListFixture(capabilities)
    #expect(fixture.list.shownCells.isEmpty)
    try fixture.show("a 1 2 | b | c 3")
    #expect(fixture.list.cells == [[1, 2], [], [3]])
    #expect(fixture.picture == [["1#0", "2#1"], [], ["3#2"]])
  }

  @Test func aListWithHeaderRowsShowsOneSectionOfRows() throws {
    let fixture = StrictListFixture(.rowsOnly)
    #expect(fixture.list.shownCells.isEmpty)
    try fixture.show("a 1 2 | b | c 3")
    #expect(fixture.list.cells == [[1, 2, 3]])
    #expect(fixture.picture == [["header#0", "1#1", "2#2", "header#3", "header#4", "3#5"]])
  }

  @Test func aListWithoutHeaderRowsShowsOnlyItems() throws {
    let fixture = StrictListFixture([])
    try fixture.show("a 1 2 | b | c 3")
    #expect(fixture.picture == [["1#0", "2#1", "3#2"]])
  }

  @Test func sectionsTakePrecedenceOverHeaderRows() throws {
    let fixture = StrictListFixture([.sections, .headerRows])
    try fixture.show("a 1")
    #expect(fixture.picture == [["1#0"]])
  }

  @Test func anEmptySnapshotShowsNothing() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("")
    #expect(fixture.list.shownCells.isEmpty)
    let rows = StrictListFixture(.rowsOnly)
    try rows.show("")
    #expect(rows.picture == [[]])
  }

  @Test func eachCellIsRequestedOnce() throws {
    let fixture = StrictListFixture(.rowsOnly)
    try fixture.show("a 1 2 | b 3")
    #expect(fixture.requests == [1: 1, 2: 1, 3: 1])
  }

  @Test func aSecondReloadMakesNewCells() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1 2")
    try fixture.show("a 2")
    #expect(fixture.picture == [["2#2"]])
    #expect(fixture.list.log == [.reload, .reload])
  }

  @Test func aRefusedFirstReloadDoesNotCount() throws {
    let fixture = StrictListFixture(.collectionView)
    fixture.list.reloadData(StrictListFixture.Contents("a 1").snapshot()) {}
    #expect(fixture.list.refusals.map(\.rule) == [.countsAfter])
    #expect(fixture.list.shownCells.isEmpty)
    #expect(try fixture.perform("insert section 0", to: "a 1")?.rule == .reloadFirst)
  }

  @Test func aReloadWithoutDataIsRefused() {
    let list = StrictList<Int>()
    list.reloadData(StrictListFixture.Contents("a 1").snapshot()) {}
    #expect(list.refusals.map(\.rule) == [.countsAfter])
  }

  @Test func removingTheDataKeepsTheCells() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    fixture.list.data = nil
    #expect(try fixture.perform("", to: "a 1")?.rule == .countsBefore)
    #expect(fixture.list.cells == [[1]])
  }
}
