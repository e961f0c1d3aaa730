import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Random snapshots, which depend only on their seed and stay within their ranges.
@Suite struct SnapshotGeneratorTests {
  /// Returns a snapshot and 29 edited versions as text, including marks.
  static func history(seed: UInt64) -> String {
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    var lines: [String] = []
    for _ in 0..<30 {
      lines.append("\(StrictListFixture.Contents(snapshot).sections)")
      lines.append("\(snapshot.reloadedItemIdentifiers) \(snapshot.reconfiguredItemIdentifiers)")
      lines.append("\(snapshot.reloadedSectionIdentifiers)")
      lines.append("\(snapshot.reconfiguredSectionIdentifiers)")
      generator.edit(&snapshot)
    }
    return lines.joined(separator: "\n")
  }

  @Test func aSeedDeterminesTheSnapshots() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(Self.history(seed: seed) == Self.history(seed: seed))
    }
    #expect(Set((0..<50).map(Self.history(seed:))).count == 50)
  }

  /// The order of sets and dictionaries differs between processes.
  @Test func aSeedDeterminesTheSnapshotsInEveryProcess() async {
    let history = Self.history(seed: 42)
    await #expect(processExitsWith: .success) { [history = history as String] in
      #expect(SnapshotGeneratorTests.history(seed: 42) == history)
    }
  }

  @Test(arguments: [0...0, 1...1, 0...6, 3...5, 20...40])
  func sectionsAreWithinTheirRange(_ range: ClosedRange<Int>) {
    var numbers: Set<Int> = []
    for seed in 0..<300 as Range<UInt64> {
      var generator = SnapshotGenerator(seed: seed)
      numbers.insert(generator.snapshot(sections: range, items: 0...5).numberOfSections)
    }
    #expect(numbers == Set(range))
  }

  @Test(arguments: [0...0, 1...1, 0...9, 7...12])
  func itemsAreWithinTheirRange(_ range: ClosedRange<Int>) {
    var numbers: Set<Int> = []
    for seed in 0..<300 as Range<UInt64> {
      var generator = SnapshotGenerator(seed: seed)
      numbers.insert(generator.snapshot(sections: 1...3, items: range).numberOfItems)
    }
    #expect(numbers == Set(range))
  }

  @Test func withoutSectionsThereAreNoItems() {
    var generator = SnapshotGenerator(seed: 3)
    #expect(generator.snapshot(sections: 0...0, items: 5...9).isEmpty)
  }

  @Test func snapshotsShareNoIdentifiers() {
    var generator = SnapshotGenerator(seed: 8)
    let (one, other) = (generator.snapshot(sections: 4...4), generator.snapshot(sections: 4...4))
    #expect(Set(one.itemIdentifiers).isDisjoint(with: other.itemIdentifiers))
    #expect(Set(one.sectionIdentifiers).isDisjoint(with: other.sectionIdentifiers))
  }

  @Test func zeroEditsChangeNothing() {
    var generator = SnapshotGenerator(seed: 8)
    let snapshot = generator.snapshot()
    #expect(generator.edited(snapshot, times: 0) == snapshot)
  }

  @Test func editsInsertItemsIntoAnEmptySnapshot() {
    var generator = SnapshotGenerator(seed: 8)
    #expect(generator.edited(Snapshot(), times: 200).numberOfItems > 0)
  }

  /// The generator did not create this snapshot.
  @Test func anySnapshotCanBeEdited() async {
    await #expect(processExitsWith: .success) {
      let snapshot = Snapshot([(1, [1, 2, 3]), (2, [4, 5])])
      for seed in 0..<50 as Range<UInt64> {
        var generator = SnapshotGenerator(seed: seed)
        _ = generator.edited(snapshot, times: 30)
      }
    }
  }
}
