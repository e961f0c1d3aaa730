import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random pairs of snapshots, with every preset.
///
/// `DIFFABLE_RANDOM_PAIRS` sets the number of pairs, `DIFFABLE_SEED` sets the seed. A failure prints its seed.
@Suite struct RandomTests {
  static let slices = 20

  @Test(arguments: 0..<slices) func changesBetweenRandomPairsAreCorrect(slice: Int) {
    let seed = Effort.seed &* 1_000 &+ UInt64(slice)
    var generator = SnapshotGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in 0..<(Effort.randomPairs / Self.slices) {
      // Most pairs are small lists with a few edits. Every hundredth pair is a larger list with many edits.
      let isLarge = number % 100 == 0
      let old = generator.snapshot(sections: 0...4, items: isLarge ? 0...60 : 0...8)
      let new = generator.edited(old, times: Int.random(in: 0...(isLarge ? 40 : 5), using: &random))
      let preset = Preset.all[number % Preset.all.count]
      let proof = Proof(old, new)
      if !isLarge { proof.checkMinimality() }
      proof.checkApplying()
      proof.checkInverse()
      proof.check(preset.capabilities)
    }
  }

  /// The snapshots of a pair are independent, and share only some identifiers.
  @Test(arguments: 0..<4) func changesBetweenIndependentSnapshotsAreCorrect(slice: Int) {
    var random = SeededGenerator(seed: Effort.seed &+ UInt64(slice))
    for _ in 0..<Effort.cases(100) {
      let old = snapshot(&random)
      let new = snapshot(&random)
      let proof = Proof(old, new)
      proof.checkApplying()
      proof.checkInverse()
      proof.checkAllPresets()
    }
  }

  private func snapshot(_ random: inout SeededGenerator) -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    snapshot.appendSections(Array((0..<8).shuffled(using: &random).prefix(5)))
    for item in (0..<40).shuffled(using: &random).prefix(25) {
      snapshot.appendItems(
        [item],
        toSection: snapshot.sectionIdentifiers.randomElement(using: &random)
      )
    }
    return snapshot
  }
}
