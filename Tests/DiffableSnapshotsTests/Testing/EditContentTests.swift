@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Edits whose positions hold, but that do not lead to what is to be shown.
@Suite struct EditContentTests {
  private func scene(_ contents: StrictListFixture.Contents, _ capabilities: ListCapabilities)
    throws -> StrictListFixture
  {
    let scene = StrictListFixture(capabilities, by: .edits)
    try scene.show(contents)
    return scene
  }

  @Test(
    arguments: [
      "", "move 0.0 to 0.1", "move 0.2 to 0.0, move 0.0 to 0.2", "delete 0.2, insert 0.0",
    ] as [StrictListFixture.Script]
  )
  func aWrongOrderIsRefused(_ edits: StrictListFixture.Script) throws {
    let scene = try scene("a 1 2 3", .tableView)
    #expect(try scene.carryOut(edits, to: "a 2 3 1") != nil)
    #expect(scene.list.cells == [[1, 2, 3]])
  }

  @Test func itemsInsertedForEachOther() throws {
    let scene = try scene("a", .noMoves)
    #expect(try scene.carryOut("insert 0.0 as 0.1, insert 0.1 as 0.0", to: "a 1 2") != nil)
  }

  @Test func oneItemInsertedTwice() throws {
    let scene = try scene("a", .noMoves)
    #expect(try scene.carryOut("insert 0.0, insert 0.1 as 0.0", to: "a 1 2") != nil)
  }

  /// What comes may be inserted in any order, as long as it says what it is.
  @Test func itemsInsertedFromTheEnd() throws {
    let scene = try scene("a", .noMoves)
    #expect(try scene.carryOut("insert 0.0 as 0.1, insert 0.0", to: "a 1 2") == nil)
    #expect(scene.list.cells == [[1, 2]])
  }

  /// The list would ask for the cell at a place where another item is by now.
  @Test func anItemReconfiguredBeforeItMoves() throws {
    let scene = try scene("a 1 2", .everything)
    let error = try scene.carryOut("reconfigure 0.0, move 0.0 to 0.1", to: "a 2 1")
    #expect(error != nil || scene.list.cells == [[2, 1]])
  }

  @Test func anItemReloadedBeforeItMoves() throws {
    let scene = try scene("a 1 2", .everything)
    let error = try scene.carryOut("reload 0.0, move 0.0 to 0.1", to: "a 2 1")
    #expect(error != nil || scene.list.cells == [[2, 1]])
  }

  @Test func theTargetRefusesABatchOfWhichAnItemWasForgotten() throws {
    let scene = try scene("a 1", .noMoves)
    let new = try StrictListFixture.Contents("a 1 2 3").snapshot()
    var batch = new.difference(from: scene.snapshot).batches(for: .noMoves)[0]
    batch.changes.itemInsertions.removeLast()
    var completions = 0
    let updateData = { scene.snapshot = new }
    scene.list.perform(batch, animated: false, updateData: updateData) { completions += 1 }
    let rules = scene.list.refusals.map(\.rule)
    #expect(rules == [.countsAfterEdits] || rules == [.numberOfItems])
    #expect(scene.list.log.count == 2)
    #expect(scene.list.cells == [[1]])
    #expect(completions == 1)
  }
}
