@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Batches that were tampered with, and are carried out by their edits.
///
/// A list that takes edits has to make them from the ten lists first. Each runs in a process of its
/// own.
@Suite struct TamperedBatchTests {
  @Test func aSectionDeletionOutOfBounds() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "delete section 9") }
  }

  @Test func aSectionInsertionOutOfBounds() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "insert section 9") }
  }

  @Test func aSectionMoveOutOfBounds() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "move section 0 to 9") }
  }

  @Test func anItemDeletionOutOfBounds() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "delete 0.9") }
  }

  @Test func anItemDeletedTwice() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusal(of: "delete 0.0, delete 0.0")
    }
  }

  @Test func anItemMoveFromTheLeastNumber() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusal(
        of: "move 0.-9223372036854775808 to 0.1, move 0.0 to 0.9223372036854775807"
      )
    }
  }

  private static func expectRefusal(of script: StrictListFixture.Script) throws {
    let scene = StrictListFixture(.everything, by: .edits)
    try scene.show("a 1 2 | b 3")
    let new = try StrictListFixture.Contents("a 1 | b 3").snapshot()
    var batch = new.difference(from: scene.snapshot).batches(for: .everything)[0]
    batch.changes = script.changes
    let error = refusal { () throws(StrictListError) in
      try scene.list.carryOut(batch) { scene.snapshot = new }
    }
    #expect(error != nil)
    #expect(scene.list.cells == [[1, 2], [3]])
  }
}
