import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the snapshot that a list shows after each batch.
struct BatchSnapshotTests {
  @Test func eachSnapshotHasTheChangesOfTheBatchesSoFar() {
    let changeset = TestSnapshot("c 3? | a 1 4 | b 2").difference(
      from: TestSnapshot("a 1 | b 2 | c 3")
    )
    let snapshots = changeset.batches(for: .tableView).map(\.snapshot.notation)
    #expect(snapshots == ["c 3 | a 1 | b 2", "c 3 | a 1 4 | b 2", "c 3? | a 1 4 | b 2"])
  }

  @Test(arguments: Preset.all) func onlyTheSnapshotOfTheLastBatchHasMarks(_ preset: Preset) {
    let changeset = TestSnapshot("b? 2 3 | a 1?").difference(from: TestSnapshot("a 1 | b 2"))
    let snapshots = changeset.batches(for: preset.capabilities).map(\.snapshot)
    #expect(snapshots.dropLast().allSatisfy { !$0.isMarked })
    #expect(snapshots.last?.notation == "b? 2 3 | a 1?")
  }
}
