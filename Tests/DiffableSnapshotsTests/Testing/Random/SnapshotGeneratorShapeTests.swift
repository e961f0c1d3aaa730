import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// That a thousand seeds bring about every shape of snapshot, each often enough.
@Suite struct SnapshotGeneratorShapeTests {
  /// The number of items in each section, for every seed.
  private static let shapes = (0..<1000 as Range<UInt64>).map { seed in
    var generator = SnapshotGenerator(seed: seed)
    return StrictListFixture.Contents(generator.snapshot()).items.map(\.count)
  }

  private func occurs(_ isMeant: ([Int]) -> Bool) -> Bool { Self.shapes.count(where: isMeant) > 10 }

  @Test func noSection() { #expect(occurs { $0.isEmpty }) }

  @Test func oneSection() { #expect(occurs { $0.count == 1 }) }

  @Test func manySections() { #expect(occurs { $0.count == 6 }) }

  @Test func emptySectionsBesideFullOnes() {
    #expect(occurs { $0.contains(0) && $0.contains { $0 > 0 } })
  }

  @Test func onlyEmptySections() { #expect(occurs { !$0.isEmpty && $0.allSatisfy { $0 == 0 } }) }

  @Test func noEmptySection() { #expect(occurs { !$0.isEmpty && !$0.contains(0) }) }

  @Test func aLongSection() { #expect(occurs { $0.contains { $0 >= 20 } }) }
}
