@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Batches whose changes were replaced by invalid ones, on a list that performs edits.
///
/// Such a list first computes the edits from the changes, which must not trap. Each test runs in
/// its own process, so that a trap fails only that test.
@Suite struct TamperedBatchTests {
  @Test func aSectionDeletionOutOfBoundsIsRefused() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "delete section 9") }
  }

  @Test func aSectionInsertionOutOfBoundsIsRefused() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "insert section 9") }
  }

  @Test func aSectionMoveOutOfBoundsIsRefused() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "move section 0 to 9") }
  }

  @Test func anItemDeletionOutOfBoundsIsRefused() async {
    await #expect(processExitsWith: .success) { try Self.expectRefusal(of: "delete 0.9") }
  }

  @Test func aRepeatedItemDeletionIsRefused() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusal(of: "delete 0.0, delete 0.0")
    }
  }

  @Test func anItemMoveFromTheLeastIndexIsRefused() async {
    await #expect(processExitsWith: .success) {
      try Self.expectRefusal(
        of: "move 0.-9223372036854775808 to 0.1, move 0.0 to 0.9223372036854775807"
      )
    }
  }

  private static func expectRefusal(of script: StrictListFixture.Script) throws {
    let fixture = StrictListFixture(.everything, by: .edits)
    try fixture.show("a 1 2 | b 3")
    let new = StrictListFixture.Contents("a 1 | b 3").snapshot()
    var batch = new.difference(from: fixture.snapshot).batches(for: .everything)[0]
    batch.changes = script.changes
    let error = refusal { () throws(StrictListError) in
      try fixture.list.perform(batch) { fixture.snapshot = new }
    }
    #expect(error != nil)
    #expect(fixture.list.cells == [[1, 2], [3]])
  }
}
