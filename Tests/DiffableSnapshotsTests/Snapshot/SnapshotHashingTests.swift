import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Hashes and mirrors of snapshots and changes.
struct SnapshotHashingTests {
  /// Equal snapshots have equal hashes, however they came about.
  @Test(arguments: 0..<UInt64(20))
  func equalSnapshotsHaveEqualHashes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = (0..<3).map { section in
      (section, (0..<Int.random(in: 0...900, using: &random)).map { section * 1_000 + $0 })
    }
    let built = Snapshot(sections)
    var edited = Snapshot<Int, Int>()
    for (section, items) in sections.shuffled(using: &random) {
      edited.appendSections([section])
      for item in items.shuffled(using: &random) { edited.appendItems([item], toSection: section) }
    }
    for (section, items) in sections {
      edited.appendItems(items, toSection: section)
      edited.moveSection(section, afterSection: edited.sectionIdentifiers.last ?? section)
    }
    edited.reloadItems(Array(edited.itemIdentifiers.prefix(1)))
    #expect(edited == built)
    #expect(edited.hashValue == built.hashValue)
    #expect(Set([edited, built]).count == 1)
  }

  @Test func differentSnapshotsHaveDifferentHashes() {
    let snapshots: [Snapshot<Int, Int>] = [
      Snapshot(), Snapshot([(0, [])]), Snapshot([(1, [])]), Snapshot([(0, []), (1, [])]),
      Snapshot([(0, [1, 2])]), Snapshot([(0, [2, 1])]), Snapshot([(0, [1]), (1, [2])]),
      Snapshot([(0, []), (1, [1, 2])]), Snapshot([(0, [1, 2]), (1, [])]),
    ]
    #expect(Set(snapshots).count == snapshots.count)
    #expect(Set(snapshots.map(\.hashValue)).count == snapshots.count)
  }

  @Test func changesAndOutlinesAreHashable() {
    let (old, new) = (Snapshot([(0, [1, 2])]), Snapshot([(0, [2, 3]), (1, [])]))
    let changesets = Set([new.difference(from: old), new.difference(from: old)])
    #expect(changesets.count == 1)
    #expect(!changesets.contains(old.difference(from: new)))
    let batches = new.difference(from: old).batches(for: .tableView)
    #expect(Set(batches + batches).count == batches.count)
    var outline = SectionSnapshot([1, 2])
    let roots = outline
    outline.append([3], to: 1)
    #expect(Set([outline, roots, outline]).count == 2)
  }

  @Test func aDumpShowsSectionsAndItems() {
    var text = ""
    dump(Snapshot([("fruit", ["apple", "pear"]), ("nuts", [])]), to: &text)
    #expect(text.contains("fruit: 2 elements"))
    #expect(text.contains(#"- "pear""#))
    #expect(text.contains("nuts: 0 elements"))
    #expect(!text.contains("chunk"))
  }
}
