@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Edits with valid positions that do not lead to the new snapshot.
@Suite struct EditContentTests {
  private func fixture(_ contents: StrictListFixture.Contents, _ capabilities: ListCapabilities)
    throws -> StrictListFixture
  {
    let fixture = StrictListFixture(capabilities, by: .edits)
    try fixture.show(contents)
    return fixture
  }

  @Test(
    arguments: [
      "", "move 0.0 to 0.1", "move 0.2 to 0.0, move 0.0 to 0.2", "delete 0.2, insert 0.0",
    ] as [StrictListFixture.Script]
  )
  func editsThatLeadToAnotherOrderAreRefused(_ edits: StrictListFixture.Script) throws {
    let fixture = try fixture("a 1 2 3", .tableView)
    #expect(try fixture.perform(edits, to: "a 2 3 1")?.rule == .currentPositions)
    #expect(fixture.list.cells == [[1, 2, 3]])
  }

  /// In the new snapshot of the last two cases, path 0.0 belongs to item 2, so a list that requests the cell there
  /// shows a wrong cell.
  @Test(
    arguments: [
      ("insert 0.0 as 0.1, insert 0.1 as 0.0", "a", "a 1 2"),
      ("insert 0.0, insert 0.1 as 0.0", "a", "a 1 2"),
      ("reconfigure 0.0, move 0.0 to 0.1", "a 1 2", "a 2 1"),
      ("reload 0.0, move 0.0 to 0.1", "a 1 2", "a 2 1"),
    ] as [(StrictListFixture.Script, StrictListFixture.Contents, StrictListFixture.Contents)]
  )
  func editsThatShowTheWrongItemsAreRefused(
    _ edits: StrictListFixture.Script,
    from old: StrictListFixture.Contents,
    to new: StrictListFixture.Contents
  ) throws {
    let error = try fixture(old, .everything).perform(edits, to: new)
    #expect(error?.rule == .currentPositions)
  }

  /// Each edit names the path of its item in the new snapshot.
  @Test func itemsMayBeInsertedInAnyOrder() throws {
    let fixture = try fixture("a", .noMoves)
    #expect(try fixture.perform("insert 0.0 as 0.1, insert 0.0", to: "a 1 2") == nil)
    #expect(fixture.list.cells == [[1, 2]])
  }

  @Test func theTargetRefusesABatchThatOmitsAnItem() throws {
    let fixture = try fixture("a 1", .noMoves)
    let new = StrictListFixture.Contents("a 1 2 3").snapshot()
    var batch = new.difference(from: fixture.snapshot).batches(for: .noMoves)[0]
    batch.changes.items.insertions.removeLast()
    var completions = 0
    let updateData = { fixture.snapshot = new }
    fixture.list.perform(batch, animated: false, updateData: updateData) { completions += 1 }
    let rules = fixture.list.refusals.map(\.rule)
    #expect(rules == [.countsAfterEdits] || rules == [.numberOfItems])
    #expect(fixture.list.log.count == 2)
    #expect(fixture.list.cells == [[1]])
    #expect(completions == 1)
  }
}
