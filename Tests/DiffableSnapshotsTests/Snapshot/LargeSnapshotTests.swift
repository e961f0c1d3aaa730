import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Compares snapshots of thousands of items with arrays after random edits.
///
/// The snapshots are large enough for their storage to be split, joined and rebuilt.
@Suite(.withoutInternalChecks) struct LargeSnapshotTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func randomEditsAgreeWithArrays(seed: UInt64) throws {
    try run(Numbered.self, seed: seed, most: 4_000)
  }

  @Test(arguments: 3..<5 as Range<UInt64>)
  func randomEditsAgreeWithArraysWhenHashesCollide(seed: UInt64) throws {
    try run(Clashing.self, seed: seed, most: 700)
  }

  @Test func errorsListOnlyTheInvalidItemsAmongThousands() throws {
    var random = SeededGenerator(seed: 6)
    var pair = makePair(5_000)
    let known = pair.allItemsShuffled(&random)
    let unknown = pair.newItems(3)
    let mixed = Array(known[..<2_000] + unknown[..<2] + known[2_000...] + unknown)
    pair.snapshot.reloadItems(mixed)
    pair.model.mark(known, reloads: true)
    pair.snapshot.appendItems(mixed, toSection: 0, duplicates: .reject)
    #expect(
      pair.snapshot.problems == [
        .unknownItems(unknown, call: "reloadItems(_:)"),
        .duplicateItems(Array(unknown[..<2]), call: "appendItems(_:toSection:duplicates:)"),
      ]
    )
    try pair.check()
  }

  @Test func markingUsesTheLastOfRepeatedInstances() throws {
    var random = SeededGenerator(seed: 7)
    var pair = makePair(5_000)
    let instances = pair.allItemsShuffled(&random) + pair.allItemsShuffled(&random)
    pair.mark(instances, reloads: true)
    try pair.check()
    pair.delete(Array(instances[2_500..<7_500]))
    try pair.check()
  }

  /// Returns a pair with a given number of items in 5 sections.
  private func makePair(_ count: Int) -> LargePair<Numbered> {
    var random = SeededGenerator(seed: 0)
    var pair = LargePair<Numbered>()
    pair.appendSections(pair.newSections(5))
    for _ in 0..<10 { pair.add(pair.newItems(count / 10), .reject, &random) }
    return pair
  }

  private func run<Item: NumberedIdentifier>(_: Item.Type, seed: UInt64, most: Int) throws {
    var random = SeededGenerator(seed: seed)
    var pair = LargePair<Item>()
    var copies: [LargePair<Item>] = []
    for step in 0..<150 {
      pair.edit(upTo: most, &random)
      if step % 8 == 0 { try pair.check() }
      if step % 30 == 0 { copies.append(pair) }
    }
    try pair.check()
    for copy in copies { try copy.check() }
  }
}
