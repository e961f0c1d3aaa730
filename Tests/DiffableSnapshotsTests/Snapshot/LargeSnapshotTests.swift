import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Random edits on snapshots of thousands of items, so that what stores them is split, joined and made
/// anew, beside arrays.
@Suite struct LargeSnapshotTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func equalsArrays(seed: UInt64) throws {
    try run(Numbered.self, seed: seed, most: 4_000)
  }

  @Test(arguments: 3..<5 as Range<UInt64>)
  func equalsArraysWhereHashesCollide(seed: UInt64) throws {
    try run(Clashing.self, seed: seed, most: 700)
  }

  private func run<Item: NumberedIdentifier>(_: Item.Type, seed: UInt64, most: Int) throws {
    var random = SeededGenerator(seed: seed)
    var pair = LargePair<Item>()
    var copies: [LargePair<Item>] = []
    for step in 0..<150 {
      try pair.edit(upTo: most, &random)
      if step % 8 == 0 { try pair.check() }
      if step % 30 == 0 { copies.append(pair) }
    }
    try pair.check()
    for copy in copies { try copy.check() }
  }
}
