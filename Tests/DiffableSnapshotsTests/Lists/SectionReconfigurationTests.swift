import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Tests which batches reconfigure sections, so that their headers and footers are updated.
@Suite(.withoutInternalChecks) struct SectionReconfigurationTests {
  private func batches(
    _ old: String,
    _ new: String,
    _ capabilities: ListCapabilities
  ) -> [String] {
    TestSnapshot(new).difference(from: TestSnapshot(old)).batches(for: capabilities).map {
      short($0.changes)
    }
  }

  @Test func sectionsAreReconfiguredInTheBatchOfTheUpdates() {
    let (old, new) = ("a 1 2 | b 3", "a? 1 2? | b 3 4")
    #expect(batches(old, new, .everything) == ["c(0) I(1.1) C(0.1)"])
    for list in [ListCapabilities.collectionView, .tableView, .noMoves] {
      #expect(batches(old, new, list) == ["I(1.1)", "c(0) C(0.1)"])
    }
    #expect(batches(old, new, .sections) == ["I(1.1)", "c(0) R(0.1)"])
  }

  @Test func headerRowsAreUpdatedLikeOtherRows() {
    let (old, new) = ("a 1 2 | b 3", "a 1 | b? 3?")
    #expect(batches(old, new, .rowsOnly) == ["D(0.2)", "C(0.2 0.3)"])
    #expect(batches(old, new, [.headerRows]) == ["D(0.2)", "R(0.2 0.3)"])
    #expect(batches(old, new, [.reconfigurations]) == ["D(0.1)", "C(0.1)"])
    #expect(batches("a 1", "a? 1", [.reconfigurations]) == [])
  }

  @Test func movedSectionsAreReconfiguredUnlessInsertedAgain() {
    let (old, new) = ("a 1 | b 2 | c 3", "b 2 | c 3 | a? 1")
    #expect(batches(old, new, .noMoves) == ["d(0) i(2)"])
    #expect(batches(old, new, .tableView) == ["m(0>2)", "c(2)"])
    #expect(batches(old, new, .everything) == ["m(0>2) c(2)"])
  }

  @Test func theEditsOfABatchReconfigureSectionsLast() {
    let changeset = TestSnapshot("b? 2 3 | a! 1?").difference(from: TestSnapshot("a 1 | b 2"))
    let batches = changeset.batches(for: .everything)
    #expect(batches.flatMap(\.edits).suffix(2) == [.reloadSection(1), .reconfigureSection(0)])
  }

  /// Applies random snapshots with marks of all kinds to a list of each preset.
  @Test(arguments: Preset.all.filter { $0.capabilities.contains(.sections) })
  func headersAndFootersAreUpToDateAfterEachApply(_ preset: Preset) {
    for method in [StrictListMethod.batches, .edits] {
      for seed in 0..<UInt64(Effort.cases(60)) {
        run(preset.capabilities, method, seed)
      }
    }
  }

  /// Applies snapshots to a list whose headers show how many times their sections were marked.
  private func run(
    _ capabilities: ListCapabilities,
    _ method: StrictListMethod,
    _ seed: UInt64
  ) {
    var generator = SnapshotGenerator(seed: seed)
    var versions: [Int: Int] = [:]
    let list = StrictList<String>(capabilities, by: method)
    let source = DiffableDataSource<Int, Int, StrictList<String>>(target: list) { _, _, item in
      "\(item)"
    }
    let counts = Versions()
    source.supplementaryViewProvider = { _, _, _, section in
      "\(section) v\(counts.versions[section, default: 0])"
    }
    source.apply(generator.snapshot(sections: 1...4, items: 0...8))
    for step in 0..<8 {
      let new = generator.edited(source.snapshot(), times: 4)
      for section in new.reconfiguredSectionIdentifiers + new.reloadedSectionIdentifiers {
        versions[section, default: 0] += 1
      }
      counts.versions = versions
      source.apply(new)
      let expected = new.sectionIdentifiers.map { "\($0) v\(versions[$0, default: 0])" }
      #expect(list.headers == expected, "seed \(seed), step \(step), \(method)")
      #expect(list.footers == expected, "seed \(seed), step \(step), \(method)")
      #expect(list.refusals.isEmpty, "seed \(seed), step \(step), \(method)")
    }
  }

  private final class Versions {
    var versions: [Int: Int] = [:]
  }
}
