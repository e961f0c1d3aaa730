import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A check that a thousand seeds produce every shape of snapshot often enough.
@Suite struct SnapshotGeneratorShapeTests {
  /// The number of items in each section, for every seed.
  private static let shapes = (0..<1000 as Range<UInt64>).map { seed in
    var generator = SnapshotGenerator(seed: seed)
    return StrictListFixture.Contents(generator.snapshot()).items.map(\.count)
  }

  private func occurs(_ matches: ([Int]) -> Bool) -> Bool { Self.shapes.count(where: matches) > 10 }

  @Test func someSnapshotsHaveNoSection() { #expect(occurs { $0.isEmpty }) }

  @Test func someSnapshotsHaveOneSection() { #expect(occurs { $0.count == 1 }) }

  @Test func someSnapshotsHaveSixSections() { #expect(occurs { $0.count == 6 }) }

  @Test func someSnapshotsHaveEmptyAndFilledSections() {
    #expect(occurs { $0.contains(0) && $0.contains { $0 > 0 } })
  }

  @Test func someSnapshotsHaveOnlyEmptySections() {
    #expect(occurs { !$0.isEmpty && $0.allSatisfy { $0 == 0 } })
  }

  @Test func someSnapshotsHaveNoEmptySection() {
    #expect(occurs { !$0.isEmpty && !$0.contains(0) })
  }

  @Test func someSnapshotsHaveALongSection() { #expect(occurs { $0.contains { $0 >= 20 } }) }
}
