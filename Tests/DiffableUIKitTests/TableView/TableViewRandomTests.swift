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
      var snapshot = generator.snapshot(sections: 0...4, items: 0...9)
      table.dataSource.apply(snapshot)
      for pair in 0..<1_000 {
        let selected = Set(snapshot.itemIdentifiers.filter { $0 % 3 == 0 })
        for item in selected { table.dataSource.selectItem(item) }
        snapshot = generator.edited(snapshot, times: 1 + pair % 6)
        let mode: ApplyMode = pair % 50 == 49 ? .reload : pair % 2 == 0 ? .animated : .notAnimated
        var hasEnded = false
        table.dataSource.apply(snapshot, mode: mode) { hasEnded = true }
        #expect(hasEnded)
        guard table.shownTexts == snapshot.texts else {
          Issue.record("seed \(seed), pair \(pair): \(table.shownTexts), expected \(snapshot.texts)")
          return
        }
        let headers = snapshot.sectionIdentifiers.indices.map {
          table.tableView.headerView(forSection: $0)?.textLabel?.text
        }
        #expect(headers == snapshot.sectionIdentifiers.map { "# \($0)" })
        let stillSelected = snapshot.itemIdentifiers.filter { selected.contains($0) }
        #expect(table.dataSource.selectedItemIdentifiers == stillSelected)
      }
    }
  }
#endif
