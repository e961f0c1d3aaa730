import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random combinations of operations of a data source, optionally nested.
@Suite(.timeLimit(.minutes(10))) struct CombinationTests {
  @Test(arguments: ListKind.all, [true, false])
  func theListAgreesWithTheModel(_ kind: ListKind, nests: Bool) async throws {
    for seed in 0..<(Effort.isThorough ? 100 : Effort.isReduced ? 1 : 5) as Range<UInt64> {
      let storm = CombinationStorm(kind, nests: nests, seed: seed)
      try await storm.run(steps: Effort.isThorough ? 100 : 60)
    }
  }
}
