#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshotsTesting
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewRandomTests {
    // 20 seeds with 1,000 pairs each.
    @Test(arguments: UInt64(0)..<20)
    func theScreenShowsEachSnapshot(seed: UInt64) {
      let table = TestTable()
      table.dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title("# \(section)") : nil
      }
      var generator = SnapshotGenerator(seed: seed)
      var snapshot = generator.snapshot(sections: 0...3, items: 0...6)
      table.dataSource.apply(snapshot)
      for pair in 0..<1_000 {
        let selected = Set(snapshot.itemIdentifiers.filter { $0 % 3 == 0 })
        table.dataSource.selectedItemIdentifiers = Array(selected)
        snapshot = generator.edited(snapshot, times: 1 + pair % 6)
        let mode: ApplyMode = pair % 50 == 49 ? .reload : pair % 2 == 0 ? .animated : .notAnimated
        var hasEnded = false
        table.dataSource.apply(snapshot, mode: mode) { hasEnded = true }
        let headers = snapshot.sectionIdentifiers.indices.map {
          table.tableView.headerView(forSection: $0)?.textLabel?.text
        }
        let isShown =
          hasEnded && table.shownTexts == snapshot.texts
          && headers == snapshot.sectionIdentifiers.map { "# \($0)" }
          && table.dataSource.selectedItemIdentifiers
            == snapshot.itemIdentifiers.filter { selected.contains($0) }
        // An expectation for each pair would take most of the time.
        guard isShown else {
          Issue.record(
            "seed \(seed), pair \(pair): \(table.shownTexts), expected \(snapshot.texts)"
          )
          return
        }
      }
    }
  }
#endif
