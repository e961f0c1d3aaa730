import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Tests which batches reconfigure sections, so that their headers and footers are updated.
@Suite(.withoutInternalChecks) struct SectionReconfigurationTests {
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
        counts.versions[section, default: 0] += 1
      }
      source.apply(new)
      let expected = new.sectionIdentifiers.map { "\($0) v\(counts.versions[$0, default: 0])" }
      #expect(list.headers == expected, "seed \(seed), step \(step), \(method)")
      #expect(list.footers == expected, "seed \(seed), step \(step), \(method)")
      #expect(list.refusals.isEmpty, "seed \(seed), step \(step), \(method)")
    }
  }

  private final class Versions {
    var versions: [Int: Int] = [:]
  }
}
