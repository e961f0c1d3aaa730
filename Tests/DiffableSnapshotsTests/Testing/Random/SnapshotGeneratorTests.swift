import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Random snapshots: the same for the same seed, and within their ranges.
@Suite struct SnapshotGeneratorTests {
  /// A snapshot and some of its edits as text, marks included.
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

  @Test func theSameSeedGivesTheSame() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(Self.history(seed: seed) == Self.history(seed: seed))
    }
    #expect(Set((0..<50).map(Self.history(seed:))).count == 50)
  }

  /// Sets and dictionaries have another order in each process.
  @Test func theSameInAnotherProcess() async {
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

  @Test func eachSnapshotHasIdentifiersOfItsOwn() {
    var generator = SnapshotGenerator(seed: 8)
    let (one, other) = (generator.snapshot(sections: 4...4), generator.snapshot(sections: 4...4))
    #expect(Set(one.itemIdentifiers).isDisjoint(with: other.itemIdentifiers))
    #expect(Set(one.sectionIdentifiers).isDisjoint(with: other.sectionIdentifiers))
  }

  @Test func noEditsLeaveItAsItIs() {
    var generator = SnapshotGenerator(seed: 8)
    let snapshot = generator.snapshot()
    #expect(generator.edited(snapshot, times: 0) == snapshot)
  }

  @Test func whatBeganEmptyGrows() {
    var generator = SnapshotGenerator(seed: 8)
    #expect(generator.edited(Snapshot(), times: 200).numberOfItems > 0)
  }

  /// A snapshot need not come from the generator that edits it.
  @Test func aSnapshotOfSomeoneElseCanBeEdited() async {
    await #expect(processExitsWith: .success) {
      let snapshot = try Snapshot([(1, [1, 2, 3]), (2, [4, 5])])
      for seed in 0..<50 as Range<UInt64> {
        var generator = SnapshotGenerator(seed: seed)
        _ = generator.edited(snapshot, times: 30)
      }
    }
  }
}
