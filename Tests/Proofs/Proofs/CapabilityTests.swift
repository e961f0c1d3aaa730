import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The batches for every set of capabilities are legal, with and without reloads and reconfigurations.
@Suite struct CapabilityTests {
  @Test(arguments: Array(FewestBatchesTests.markings.indices))
  func batchesForTheSmallestWorldsAreLegal(marking: Int) {
    let worlds = FewestBatchesTests.worlds
    for old in worlds.olds {
      for plain in worlds.news(for: old) {
        var new = plain
        FewestBatchesTests.markings[marking](&new)
        let proof = Proof(old, new)
        for capabilities in Preset.combinations { proof.check(capabilities) }
      }
    }
  }

  /// The number of random pairs for each set of capabilities.
  static let pairsForEachSet = Effort.isThorough ? 400 : Effort.cases(32)

  /// The small worlds have too few sections for some conflicts between section moves and item changes.
  @Test(arguments: 0..<8) func batchesForPairsWithSeveralSectionsAreLegal(slice: Int) {
    // Each pair is used with 4 sets.
    let numberOfPairs = Preset.numberOfSets / 4 * Self.pairsForEachSet
    for pair in stride(from: slice, to: numberOfPairs, by: 8) {
      var random = SeededGenerator(seed: Effort.seed &* 100_000 &+ UInt64(pair))
      let old = Self.snapshot(&random)
      var new = Self.snapshot(&random)
      if Bool.random(using: &random) { Self.mark(&new, &random) }
      let proof = Proof(old, new)
      for number in 4 * pair..<4 * pair + 4 {
        // An odd factor maps the numbers to all sets and makes the sets of a pair dissimilar.
        proof.check(ListCapabilities(rawValue: UInt16(389 * number % Preset.numberOfSets)))
      }
    }
  }

  /// Returns a random snapshot with three to five of six sections and up to eight of ten items.
  private static func snapshot(
    _ random: inout SeededGenerator
  ) -> Snapshot<Int, Int> {
    let sections = (0..<6).shuffled(using: &random).prefix(Int.random(in: 3...5, using: &random))
    let items = (0..<10).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
    var snapshot = Snapshot<Int, Int>()
    snapshot.appendSections(Array(sections))
    for item in items {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
    }
    return snapshot
  }

  /// Marks about every fifth item and section for each kind of update.
  private static func mark(
    _ snapshot: inout Snapshot<Int, Int>,
    _ random: inout SeededGenerator
  ) {
    let items = snapshot.itemIdentifiers
    let sections = snapshot.sectionIdentifiers
    func isChosen(_ identifier: Int) -> Bool { Int.random(in: 0..<5, using: &random) == 0 }
    snapshot.reloadItems(items.filter(isChosen))
    snapshot.reconfigureItems(items.filter(isChosen))
    snapshot.reloadSections(sections.filter(isChosen))
    snapshot.reconfigureSections(sections.filter(isChosen))
  }
}
