import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// All pairs of small snapshots, with every preset.
@Suite struct ExhaustiveTests {
  /// The worlds for 2,000, 30,000, 350,000 or 3.5 million pairs, depending on the effort.
  ///
  /// An unoptimized build checks 30,000 pairs in half a minute.
  static let worlds =
    if Effort.isMostThorough {
      [SmallWorlds(sections: 3, items: 4)]
    } else if Effort.isThorough {
      [SmallWorlds(sections: 3, items: 3), SmallWorlds(sections: 2, items: 4)]
    } else if Effort.isReduced {
      [SmallWorlds(sections: 2, items: 2)]
    } else {
      [SmallWorlds(sections: 2, items: 3), SmallWorlds(sections: 3, items: 2)]
    }

  @Test(arguments: worlds.flatMap { world in world.olds.map { (world, $0) } })
  func changesBetweenSmallSnapshotsAreCorrect(world: SmallWorlds, old: Snapshot<Int, Int>) {
    for new in world.news(for: old) { check(Proof(old, new)) }
  }

  @Test func changesForAllPermutationsOfItemsAreCorrect() {
    let count = Effort.isReduced ? 5 : 7
    let old = Snapshot([(0, Array(0..<count))])
    for order in SmallWorlds.permutations(of: count) {
      check(Proof(old, Snapshot([(0, order)])))
    }
  }

  @Test func changesForAllPermutationsOfSectionsAreCorrect() {
    let count = Effort.isReduced ? 5 : 6
    let old = Snapshot((0..<count).map { ($0, [$0]) })
    for order in SmallWorlds.permutations(of: count) {
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
