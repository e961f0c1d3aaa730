#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  @MainActor
  struct TableViewUpdateTests {
    @Test(arguments: [false, true])
    func tableShowsEachAppliedSnapshot(headers: Bool) {
      let table = TableFixture(headers: headers)
      let snapshots: [Snapshot<Int, Int>] = [
        Snapshot([(1, [1, 2, 3]), (2, [4, 5])]),
        Snapshot([(2, [5, 1]), (3, []), (1, [3, 6, 2])]),
        Snapshot(),
        Snapshot([(9, [7, 8, 9])]),
      ]
      for snapshot in snapshots {
        table.dataSource.apply(snapshot)
        #expect(table.shownRows == table.rows(of: snapshot))
      }
    }

    @Test(arguments: [false, true])
    func randomSnapshotsAreShown(headers: Bool) {
      var generator = SnapshotGenerator(seed: headers ? 1 : 2)
      let table = TableFixture(headers: headers)
      var snapshot = generator.snapshot(sections: 0...4, items: 0...12)
      for pair in 0..<10_500 {
        snapshot =
          pair % 50 == 0
          ? generator.snapshot(sections: 0...4, items: 0...12)
          : generator.edited(snapshot, times: 1 + pair % 5)
        table.dataSource.apply(snapshot, mode: pair.isMultiple(of: 2) ? .animated : .notAnimated)
        let isShown = table.shownRows == table.rows(of: snapshot)
        if !isShown {
          Issue.record("Pair \(pair): \(table.shownRows) instead of \(table.rows(of: snapshot))")
          return
        }
      }
    }

    @Test func onlyChangedRowsGetNewViews() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1, 2, 3, 4])]))
      let views = (0..<4).map { table.view(ofRow: $0) }
      table.dataSource.apply(Snapshot([(1, [4, 1, 5, 3])]))
      let moved = (0..<4).map { table.view(ofRow: $0) }
      #expect(moved[0] === views[3])
      #expect(moved[1] === views[0])
      #expect(moved[3] === views[2])
      #expect(moved.map { $0?.text } == ["4", "1", "5", "3"])
    }

    @Test func eachColumnHasViews() {
      let table = TableFixture(headers: true, columns: 2)
      table.dataSource.apply(Snapshot([(1, [1])]))
      table.dataSource.apply(Snapshot([(1, [2, 1])]))
      #expect(table.texts(inColumn: 0) == ["# 1", "2 in column 0", "1 in column 0"])
      #expect(table.texts(inColumn: 1) == ["# 1", "2 in column 1", "1 in column 1"])
    }

    @Test(arguments: [false, true])
    func reloadedItemsGetNewViewsInTheirRowViews(headers: Bool) throws {
      let table = TableFixture(headers: headers)
      var snapshot = Snapshot([(1, [1, 2, 3])])
      table.dataSource.apply(snapshot)
      let row = try #require(table.dataSource.row(forItemIdentifier: 2))
      let rowView: NSTableRowView? = table.tableView.rowView(atRow: row, makeIfNecessary: true)
      table.prefix = "new "
      snapshot.deleteItems([1])
      snapshot.reloadItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == (headers ? ["# 1"] : []) + ["new 2", "3"])
      let after: NSTableRowView? = table.tableView.rowView(atRow: row - 1, makeIfNecessary: true)
      #expect(after === rowView)
    }

    @Test func tableWithoutWindowIsReloadedUnlessAllowed() {
      let table = TableFixture()
      var outcomes: [String] = []
      table.dataSource.applyObserver = { report in
        if case .reload(let reason) = report.outcome { outcomes.append("\(reason)") }
        if case .batches = report.outcome { outcomes.append("batches") }
      }
      table.target.updatesOutsideWindow = .reload
      table.dataSource.apply(Snapshot([(1, [1])]))
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      table.target.updatesOutsideWindow = .batches
      table.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      #expect(outcomes == ["first", "offScreen", "batches"])
      #expect(table.shownRows == ["1", "2", "3"])
    }

    @Test func manyChangesReloadTheTable() {
      let table = TableFixture()
      var isReload = false
      table.dataSource.applyObserver = { report in
        if case .reload(.tooManyChanges) = report.outcome { isReload = true }
      }
      table.dataSource.apply(Snapshot([(1, [0])]))
      table.dataSource.apply(Snapshot([(1, Array(0..<301))]))
      #expect(!isReload)
      table.target.changeLimit = 10
      table.dataSource.apply(Snapshot([(1, Array(0..<312))]))
      #expect(isReload)
      #expect(table.shownRows == (0..<312).map { "\($0)" })
    }

    @Test func completionIsCalledWhenTheAnimationHasEnded() async {
      let table = TableFixture()
      await table.dataSource.apply(Snapshot([(1, [1])]))
      let snapshot = Snapshot([(1, [2, 1])])
      await table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["2", "1"])
    }

    @Test func releasedTableViewAndDataSourceDoNotCrash() throws {
      var table: TableFixture? = TableFixture()
      let target = try #require(table?.target)
      table?.dataSource.apply(Snapshot([(1, [1])]))
      table = nil
      #expect(target.tableView == nil)
      #expect(target.data == nil)
    }
  }
#endif
