@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Edits and batches that must not make a list trap.
///
/// Each case runs in its own process, so that a trap fails only that case.
@Suite(.withoutInternalChecks) struct StrictListTrapTests {
  @Test(arguments: [
    // Insertions of an item that is not in the snapshot, and of an item of an unknown section.
    ("insert 0.0 as 0.1", "a", "a 1"),
    ("insert 0.0 as -1.0", "a", "a 1"),
    // Updates before deletions.
    ("reload 0.1, delete 0.1", "a 1 2", "a 1"),
    ("reconfigure 0.1, delete 0.1", "a 1 2", "a 1"),
    ("reload section 0, delete 0.1", "a 1 2", "a 1"),
    ("reload section 1, delete 1.0, delete section 1", "a | b 1", "a"),
  ])
  func editsAreRefusedOrLeadToTheNewContents(
    _ edits: String,
    from old: String,
    to new: String
  ) async {
    await #expect(processExitsWith: .success) {
      [edits = edits as String, old = old as String, new = new as String] in
      let fixture = StrictListFixture(.everything, by: .edits)
      try fixture.show(old)
      let error = try fixture.perform(.init(stringLiteral: edits), to: new)
      #expect(error != nil || fixture.list.cells == TestSnapshot(new).itemsBySection)
    }
  }

  /// A list that performs edits first computes them from the changes of a batch.
  @Test(arguments: [
    "delete section 9", "insert section 9", "move section 0 to 9", "delete 0.9",
    "delete 0.0, delete 0.0",
    "move 0.-9223372036854775808 to 0.1, move 0.0 to 0.9223372036854775807",
  ])
  func batchesWithInvalidChangesAreRefused(_ changes: String) async {
    await #expect(processExitsWith: .success) { [changes = changes as String] in
      let fixture = StrictListFixture(.everything, by: .edits)
      try fixture.show("a 1 2 | b 3")
      let new = TestSnapshot("a 1 | b 3")
      var batch = new.difference(from: fixture.snapshot).batches(for: .everything)[0]
      batch.changes = StrictListFixture.Script(stringLiteral: changes).changes
      var isComplete = false
      fixture.list.perform(batch, animated: false, updateData: { fixture.snapshot = new }) {
        isComplete = true
      }
      #expect(fixture.list.refusals.count == 1 && isComplete)
      #expect(fixture.list.log.count == 2)
      #expect(fixture.list.cells == [[1, 2], [3]])
    }
  }
}
