import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Nothing that a list is told makes it trap, or show what it should not.
///
/// Each run has a process of its own, so that a trap is a failure like any other.
@Suite struct HostileTests {
  static let capabilities: [ListCapabilities] = [
    .everything, .collectionView, .tableView, .rowsOnly, .noMoves, [.itemMoves], [],
    [.sections, .sectionMoves, .itemMoves, .updatesBesideStructure, .reconfigurations],
  ]

  /// 20,000 for each way.
  static let steps = 1000

  @Test(arguments: capabilities.map(\.rawValue), HostileRun.Way.allCases)
  func everythingIsRefusedOrShown(_ bits: UInt16, by way: HostileRun.Way) async {
    await #expect(processExitsWith: .success) {
      [bits = bits as UInt16, way = way as HostileRun.Way] in
      let capabilities = ListCapabilities(rawValue: bits)
      var run = try HostileRun(capabilities, by: way, seed: UInt64(bits))
      try run.run(steps: Self.steps)
      // What is never accepted, or never refused, would prove little.
      #expect(run.accepted > Self.steps / 100, "\(run.accepted) accepted")
      #expect(run.refused > Self.steps / 4, "\(run.refused) refused")
    }
  }

  /// What it is told at each step follows from the seed, so that a failure can be found again.
  @Test func aSeedGivesTheSameAgain() {
    var (one, other) = (GarbageGenerator(seed: 3), GarbageGenerator(seed: 3))
    for _ in 0..<500 {
      #expect(one.changes() == other.changes())
      #expect(one.edits() == other.edits())
    }
  }
}
