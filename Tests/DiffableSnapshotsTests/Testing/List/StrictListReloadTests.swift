import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The cells of a strict list after a reload.
@Suite struct StrictListReloadTests {
  @Test(
    arguments: [
      (.everything, "1#0 2#1 |  | 3#2"),
      (.collectionView, "1#0 2#1 |  | 3#2"),
      (.tableView, "1#0 2#1 |  | 3#2"),
      (.noMoves, "1#0 2#1 |  | 3#2"),
      (.rowsOnly, "header#0 1#1 2#2 header#3 header#4 3#5"),
      ([], "1#0 2#1 3#2"),
      // Sections take precedence over header rows.
      ([.sections, .headerRows], "1#0 2#1 |  | 3#2"),
    ] as [(ListCapabilities, String)]
  )
  func aListShowsSectionsOrRows(_ capabilities: ListCapabilities, _ picture: String) throws {
    let fixture = StrictListFixture(capabilities)
    #expect(fixture.list.shownCells.isEmpty)
    try fixture.show("a 1 2 | b | c 3")
    #expect(fixture.picture == picture)
    let hasSections = capabilities.contains(.sections)
    #expect(fixture.list.cells == (hasSections ? [[1, 2], [], [3]] : [[1, 2, 3]]))
    #expect(fixture.requests == [1: 1, 2: 1, 3: 1], "Each cell is requested once")
    try fixture.show("")
    #expect(fixture.list.shownCells.map(\.count) == (hasSections ? [] : [0]))
  }

  @Test func aRefusedFirstReloadDoesNotCount() throws {
    let fixture = StrictListFixture(.collectionView)
    fixture.list.reloadData(TestSnapshot("a 1")) {}
    #expect(fixture.list.refusals.map(\.rule) == [.countsAfter])
    #expect(fixture.list.shownCells.isEmpty)
    #expect(try fixture.perform("insert section 0", to: "a 1")?.rule == .reloadFirst)
    let withoutData = StrictList<Int>()
    withoutData.reloadData(TestSnapshot("a 1")) {}
    #expect(withoutData.refusals.map(\.rule) == [.countsAfter])
  }

  @Test func removingTheDataKeepsTheCells() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    fixture.list.data = nil
    #expect(try fixture.perform("", to: "a 1")?.rule == .countsBefore)
    #expect(fixture.list.cells == [[1]])
  }
}
