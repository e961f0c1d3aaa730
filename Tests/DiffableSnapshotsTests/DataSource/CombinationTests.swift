import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// All that a data source can do, at once and from within each other.
struct CombinationTests {
  @Test(arguments: ListKind.all, [true, false])
  func storm(_ kind: ListKind, nests: Bool) async throws {
    for seed in 0..<(Effort.isThorough ? 100 : 1) as Range<UInt64> {
      let storm = CombinationStorm(kind, nests: nests, seed: seed)
      try await storm.run(steps: Effort.isThorough ? 100 : 30)
    }
  }
}
