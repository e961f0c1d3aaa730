import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Every small world, through every preset.
@Suite struct ExhaustiveTests {
  static let worlds = SmallWorlds(sections: 3, items: Effort.isThorough ? 4 : 3)

  @Test(arguments: worlds.olds) func everyPairOfSmallSnapshots(old: Snapshot<Int, Int>) throws {
    for new in Self.worlds.news(for: old) { try check(Proof(old, new)) }
  }

  @Test func everyPermutationOfSevenItems() throws {
    let old = try Snapshot([(0, Array(0..<7))])
    for order in SmallWorlds.permutations(of: 7) {
      try check(Proof(old, try Snapshot([(0, order)])))
    }
  }

  @Test func everyPermutationOfSixSections() throws {
    let old = try Snapshot((0..<6).map { ($0, [$0]) })
    for order in SmallWorlds.permutations(of: 6) {
      try check(Proof(old, try Snapshot(order.map { ($0, [$0]) })))
    }
  }

  private func check(_ proof: Proof) throws {
    try proof.checkMinimality()
    if Effort.isThorough {
      proof.checkApplying()
      proof.checkInverse()
    }
    proof.checkAllPresetsNaively()
  }
}
