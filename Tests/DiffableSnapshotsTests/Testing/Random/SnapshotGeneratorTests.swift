import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random snapshots, which depend only on their seed and stay within their ranges.
@Suite struct SnapshotGeneratorTests {
  /// Returns a snapshot and 29 edited versions as text, including marks.
  static func history(seed: UInt64) -> String {
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    return (0..<30).map { _ in
      defer { generator.edit(&snapshot) }
      return snapshot.notation
    }
    .joined(separator: "\n")
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

  @Test(arguments: [0...0, 1...1, 0...6, 3...5, 20...40], [0...0, 1...1, 0...9, 7...12])
  func sectionsAndItemsAreWithinTheirRanges(
    _ sections: ClosedRange<Int>,
    _ items: ClosedRange<Int>
  ) {
    let snapshots = (0..<300 as Range<UInt64>).map { seed in
      var generator = SnapshotGenerator(seed: seed)
      return generator.snapshot(sections: sections, items: items)
    }
    #expect(Set(snapshots.map(\.numberOfSections)) == Set(sections))
    let counts = Set(snapshots.filter { $0.numberOfSections > 0 }.map(\.numberOfItems))
    #expect(counts == (sections == 0...0 ? [] : Set(items)))
  }

  @Test func everyShapeOfSnapshotOccurs() {
    let shapes = (0..<1000 as Range<UInt64>).map { seed in
      var generator = SnapshotGenerator(seed: seed)
      return generator.snapshot().itemsBySection.map(\.count)
    }
    let kinds: [(name: String, matches: ([Int]) -> Bool)] = [
      ("no section", { $0.isEmpty }),
      ("one section", { $0.count == 1 }),
      ("six sections", { $0.count == 6 }),
      ("a long section", { $0.contains { $0 >= 20 } }),
      ("empty and filled sections", { $0.contains(0) && $0.contains { $0 > 0 } }),
      ("only empty sections", { !$0.isEmpty && $0.allSatisfy { $0 == 0 } }),
      ("no empty section", { !$0.isEmpty && !$0.contains(0) }),
    ]
    for (name, matches) in kinds { #expect(shapes.count(where: matches) > 10, "\(name)") }
  }

  @Test func snapshotsShareNoIdentifiers() {
    var generator = SnapshotGenerator(seed: 8)
    let (one, other) = (generator.snapshot(sections: 4...4), generator.snapshot(sections: 4...4))
    #expect(Set(one.itemIdentifiers).isDisjoint(with: other.itemIdentifiers))
    #expect(Set(one.sectionIdentifiers).isDisjoint(with: other.sectionIdentifiers))
    #expect(generator.edited(one, times: 0) == one)
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
