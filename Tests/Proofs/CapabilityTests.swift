import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Any combination of capabilities gives legal batches, also with reloads and reconfigurations.
@Suite struct CapabilityTests {
  @Test(arguments: Array(FewestBatchesTests.markings.indices))
  func everyCombinationOnTheSmallestWorlds(marking: Int) throws {
    let worlds = FewestBatchesTests.worlds
    for old in worlds.olds {
      for plain in worlds.news(for: old) {
        var new = plain
        try FewestBatchesTests.markings[marking](&new)
        let proof = Proof(old, new)
        for capabilities in Preset.combinations { proof.check(capabilities) }
      }
    }
  }
}
