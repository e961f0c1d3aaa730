import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random combinations of all operations of a data source, optionally nested.
struct CombinationTests {
  @Test(arguments: ListKind.all, [true, false])
  func theListAgreesWithTheModel(_ kind: ListKind, nests: Bool) async throws {
    for seed in 0..<(Effort.isThorough ? 100 : 1) as Range<UInt64> {
      let storm = CombinationStorm(kind, nests: nests, seed: seed)
      try await storm.run(steps: Effort.isThorough ? 100 : 30)
    }
  }
}
