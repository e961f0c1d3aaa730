import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Invalid changes, which must neither make a list trap nor make it show wrong cells.
///
/// Each run has its own process, so that a trap fails only that run.
@Suite(.withoutInternalChecks) struct HostileTests {
  static let capabilities: [ListCapabilities] = [
    .everything, .collectionView, .tableView, .rowsOnly, .noMoves, [.itemMoves], [],
    [.sections, .sectionMoves, .itemMoves, .updatesBesideStructure, .reconfigurations],
  ]

  /// The number of changes in each run.
  static let steps = 1000

  @Test(
    arguments: capabilities.prefix(Effort.isReduced ? 3 : 8).map(\.rawValue),
    HostileRun.Input.allCases
  )
  func everyChangeIsRefusedOrShown(_ bits: UInt16, by input: HostileRun.Input) async {
    await #expect(processExitsWith: .success) {
      [bits = bits as UInt16, input = input as HostileRun.Input] in
      let capabilities = ListCapabilities(rawValue: bits)
      var run = HostileRun(capabilities, by: input, seed: UInt64(bits))
      try run.run(steps: Self.steps)
      // A run that accepts nothing, or refuses nothing, would prove little.
      #expect(run.accepted > Self.steps / 100, "\(run.accepted) accepted")
      #expect(run.refused > Self.steps / 4, "\(run.refused) refused")
    }
  }

  /// A failure can be reproduced from its seed.
  @Test func aSeedDeterminesTheInput() {
    var (one, other) = (GarbageGenerator(seed: 3), GarbageGenerator(seed: 3))
    for _ in 0..<500 {
      #expect(one.changes() == other.changes())
      #expect(one.edits() == other.edits())
    }
  }
}
