import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// How many sections and items edited snapshots have.
@Suite(.withoutInternalChecks) struct SnapshotGeneratorRangeTests {
  @Test func editsKeepToTheRangesOfTheSnapshot() {
    for seed in 0..<UInt64(Effort.cases(50)) {
      var generator = SnapshotGenerator(seed: seed)
      var snapshot = generator.snapshot(sections: 2...6, items: 10...30)
      var sizes: Set<Int> = []
      for _ in 0..<600 {
        generator.edit(&snapshot)
        #expect((2...6).contains(snapshot.numberOfSections))
        #expect((10...30).contains(snapshot.numberOfItems))
        sizes.insert(snapshot.numberOfItems)
      }
      #expect(sizes.count > 10)
    }
  }

  @Test func editsLeadASnapshotThatIsOutsideNoFurtherAway() {
    var generator = SnapshotGenerator(seed: 7)
    var snapshot = Snapshot(
      (0..<20).map { section in (section, (0..<10).map { section * 10 + $0 }) }
    )
    var (sections, items) = (20, 200)
    for _ in 0..<600 {
      generator.edit(&snapshot)
      #expect(snapshot.numberOfSections <= sections)
      #expect(snapshot.numberOfItems <= items)
      (sections, items) = (max(6, snapshot.numberOfSections), max(30, snapshot.numberOfItems))
    }
    #expect(snapshot.numberOfSections <= 6)
  }
}
