import DiffableSnapshots
import DiffableSnapshotsTesting
import DiffableSync
import TestSupport
import Testing

/// Differences of versions that share memory, compared with differences of rebuilt snapshots that share none.
@Suite(.withoutInternalChecks) struct VersionDifferenceTests {
  @Test(arguments: 0..<2 as Range<UInt64>)
  func differencesOfSuccessiveVersionsAreCorrect(seed: UInt64) throws {
    try compareVersions(Numbered.self, seed: seed, most: 2_000)
  }

  @Test(arguments: 2..<4 as Range<UInt64>)
  func differencesOfSuccessiveVersionsAreCorrectIfHashesCollide(seed: UInt64) throws {
    try compareVersions(Clashing.self, seed: seed, most: 500)
  }

  @Test(arguments: 4..<6 as Range<UInt64>)
  func differencesOfTwoEditedCopiesAreCorrect(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var ancestor = LargePair<Numbered>()
    for _ in 0..<60 { ancestor.edit(upTo: 1_500, &random) }
    for _ in 0..<3 {
      var siblings = [ancestor, ancestor]
      for _ in 0..<12 {
        siblings[0].edit(upTo: 1_500, &random)
        // Both copies must not insert the same new identifiers.
        siblings[1].nextItem = siblings[0].nextItem
        siblings[1].nextSection = siblings[0].nextSection
        siblings[1].edit(upTo: 1_500, &random)
        siblings[0].nextItem = siblings[1].nextItem
        siblings[0].nextSection = siblings[1].nextSection
      }
      try compare(siblings[0], siblings[1])
      try compare(ancestor, siblings[1])
      try compare(siblings[1], siblings[0])
      ancestor = siblings[0]
    }
  }

  /// Repeated moves of sections to one index use up the free labels between the chunks there.
  ///
  /// Then all chunks get new labels. A group of chunks may get a label that another group had before.
  @Test(arguments: [0, 40, 99])
  func differencesAcrossNewLabelsAreCorrect(position: Int) throws {
    var random = SeededGenerator(seed: 8)
    var pair = LargePair<Numbered>()
    pair.appendSections(pair.newSections(100))
    for _ in 0..<40 { pair.add(pair.newItems(30), .reject, &random) }
    let old = pair
    for _ in 0..<80 {
      let anchor = pair.model.sections[position].section
      let section = pair.model.sections[(position + 50) % 100].section
      pair.moveSection(section, to: anchor, distance: 0)
      pair.moveItem(&random)
    }
    try pair.check()
    try compare(old, pair)
    try compare(pair, old)
  }

  private func compareVersions<Item: NumberedIdentifier>(
    _: Item.Type,
    seed: UInt64,
    most: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    var pair = LargePair<Item>()
    var versions: [LargePair<Item>] = []
    for step in 0..<120 {
      pair.edit(upTo: most, &random)
      guard step > 30 else { continue }
      if step % 15 == 0 { versions.append(pair) }
      if step % 20 == 1, let last = versions.last { try compare(last, pair) }
    }
    for (old, new) in zip(versions, versions.dropFirst()) { try compare(old, new) }
    try compare(versions[0], pair)
    try compare(pair, versions[0])
  }

  private func compare<Item>(_ old: LargePair<Item>, _ new: LargePair<Item>) throws {
    let changeset = new.snapshot.difference(from: old.snapshot)
    let expected = new.model.makeSnapshot().difference(from: old.model.makeSnapshot())
    #expect(counts(changeset) == counts(expected))
    #expect(changeset.items.deletions == expected.items.deletions)
    #expect(changeset.items.insertions == expected.items.insertions)
    #expect(changeset.items.reloads == expected.items.reloads)
    #expect(changeset.items.reconfigurations == expected.items.reconfigurations)
    let applied = try #require(old.snapshot.applying(changeset))
    #expect(applied == new.snapshot)
    #expect((new.snapshot == old.snapshot) == (expected.new == expected.old))
  }

  private func counts<Item>(_ changeset: Changeset<Int, Item>) -> [Int] {
    [
      changeset.sections.deletions.count, changeset.sections.insertions.count,
      changeset.sections.moves.count, changeset.sections.reloads.count,
      changeset.sections.reconfigurations.count,
      changeset.items.deletions.count, changeset.items.insertions.count,
      changeset.items.moves.count,
      changeset.items.reloads.count, changeset.items.reconfigurations.count,
    ]
  }
}
