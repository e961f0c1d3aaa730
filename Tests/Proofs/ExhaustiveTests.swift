import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// All pairs of small snapshots, with every preset.
@Suite struct ExhaustiveTests {
  /// The worlds for 30,000, 350,000 or 3.5 million pairs, depending on the effort.
  ///
  /// An unoptimized build checks 30,000 pairs in half a minute.
  static let worlds =
    if Effort.isMostThorough {
      [SmallWorlds(sections: 3, items: 4)]
    } else if Effort.isThorough {
      [SmallWorlds(sections: 3, items: 3), SmallWorlds(sections: 2, items: 4)]
    } else {
      [SmallWorlds(sections: 2, items: 3), SmallWorlds(sections: 3, items: 2)]
    }

  @Test(arguments: worlds.flatMap { world in world.olds.map { (world, $0) } })
  func changesBetweenSmallSnapshotsAreCorrect(world: SmallWorlds, old: Snapshot<Int, Int>) {
    for new in world.news(for: old) { check(Proof(old, new)) }
  }

  @Test func changesForAllPermutationsOfSevenItemsAreCorrect() {
    let old = Snapshot([(0, Array(0..<7))])
    for order in SmallWorlds.permutations(of: 7) {
      check(Proof(old, Snapshot([(0, order)])))
    }
  }

  @Test func changesForAllPermutationsOfSixSectionsAreCorrect() {
    let old = Snapshot((0..<6).map { ($0, [$0]) })
    for order in SmallWorlds.permutations(of: 6) {
      check(Proof(old, Snapshot(order.map { ($0, [$0]) })))
    }
  }

  private func check(_ proof: Proof) {
    proof.checkMinimality()
    if Effort.isThorough {
      proof.checkApplying()
      proof.checkInverse()
    }
    proof.checkAllPresetsNaively()
  }
}
