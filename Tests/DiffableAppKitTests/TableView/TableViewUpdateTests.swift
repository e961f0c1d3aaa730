#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  @MainActor
  struct TableViewUpdateTests {
    @Test(arguments: [false, true])
    func tableShowsEachAppliedSnapshot(headers: Bool) throws {
      let table = TableFixture(headers: headers)
      let snapshots: [Snapshot<Int, Int>] = [
        try Snapshot([(1, [1, 2, 3]), (2, [4, 5])]),
        try Snapshot([(2, [5, 1]), (3, []), (1, [3, 6, 2])]),
        Snapshot(),
        try Snapshot([(9, [7, 8, 9])]),
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

    @Test func onlyChangedRowsGetNewViews() throws {
      let table = TableFixture()
      table.dataSource.apply(try Snapshot([(1, [1, 2, 3, 4])]))
      let views = (0..<4).map { table.view(ofRow: $0) }
      table.dataSource.apply(try Snapshot([(1, [4, 1, 5, 3])]))
      let moved = (0..<4).map { table.view(ofRow: $0) }
      #expect(moved[0] === views[3])
      #expect(moved[1] === views[0])
      #expect(moved[3] === views[2])
      #expect(moved.map { $0?.text } == ["4", "1", "5", "3"])
    }

    @Test func eachColumnHasViews() throws {
      let table = TableFixture(headers: true, columns: 2)
      table.dataSource.apply(try Snapshot([(1, [1])]))
      table.dataSource.apply(try Snapshot([(1, [2, 1])]))
      #expect(table.texts(inColumn: 0) == ["# 1", "2 in column 0", "1 in column 0"])
      #expect(table.texts(inColumn: 1) == ["# 1", "2 in column 1", "1 in column 1"])
    }

    @Test(arguments: [false, true])
    func reloadedItemsGetNewViewsInTheirRowViews(headers: Bool) throws {
      let table = TableFixture(headers: headers)
      var snapshot = try Snapshot([(1, [1, 2, 3])])
      table.dataSource.apply(snapshot)
      let row = try #require(table.dataSource.row(forItemIdentifier: 2))
      let rowView: NSTableRowView? = table.tableView.rowView(atRow: row, makeIfNecessary: true)
      table.prefix = "new "
      snapshot.deleteItems([1])
      try snapshot.reloadItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == (headers ? ["# 1"] : []) + ["new 2", "3"])
      let after: NSTableRowView? = table.tableView.rowView(atRow: row - 1, makeIfNecessary: true)
      #expect(after === rowView)
    }

    @Test func reconfiguredItemsGetNewViewsWithoutUpdater() throws {
      let table = TableFixture()
      var snapshot = try Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      table.prefix = "new "
      try snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["1", "new 2"])
    }

    @Test func updaterUpdatesViewsOfReconfiguredItemsInPlace() throws {
      let table = TableFixture(headers: true, columns: 2)
      var snapshot = try Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      let views = [0, 1].map { table.view(ofRow: 2, column: $0) }
      table.dataSource.setViewUpdater { view, column, row, item in
        (view as? TextView)?.text = "\(item) updated in \(column.identifier.rawValue), row \(row)"
      }
      try snapshot.insertItems([3], beforeItem: 1)
      try snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.view(ofRow: 3)?.text == "2 updated in column 0, row 3")
      #expect(table.view(ofRow: 3, column: 1)?.text == "2 updated in column 1, row 3")
      #expect([0, 1].map { table.view(ofRow: 3, column: $0) } == views)
    }

    @Test func reconfiguredHeadersGetNewViews() throws {
      let table = TableFixture(headers: true)
      var snapshot = try Snapshot([(1, [1])])
      table.dataSource.apply(snapshot)
      table.dataSource.sectionHeaderViewProvider = { _, row, section in
        let view = TextView()
        view.text = "section \(section) in row \(row)"
        return view
      }
      #expect(table.shownRows == ["# 1", "1"])
      try snapshot.reconfigureSections([1])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["section 1 in row 0", "1"])
    }

    @Test func settingAndRemovingTheHeaderProviderShowsAndHidesHeaders() throws {
      let table = TableFixture()
      var snapshot = try Snapshot([(1, [1]), (2, [2])])
      table.dataSource.apply(snapshot)
      #expect(table.dataSource.sectionHeaderViewProvider == nil)
      table.dataSource.sectionHeaderViewProvider = { _, _, section in
        let view = TextView()
        view.text = "# \(section)"
        return view
      }
      #expect(table.shownRows == ["# 1", "1", "# 2", "2"])
      let provider = try #require(table.dataSource.sectionHeaderViewProvider)
      #expect((provider(table.tableView, 2, 2) as? TextView)?.text == "# 2")
      snapshot.deleteItems([1])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["# 1", "# 2", "2"])
      table.dataSource.sectionHeaderViewProvider = nil
      #expect(table.shownRows == ["2"])
    }

    @Test func rowViewsComeFromTheProviderWithSectionsAndItems() throws {
      final class RowView: NSTableRowView {
        var identifierOfRow: AnyHashable?
      }
      let table = TableFixture(headers: true)
      table.dataSource.rowViewProvider = { _, row, identifier in
        let view = RowView()
        view.identifierOfRow = AnyHashable("\(row): \(identifier)")
        return view
      }
      table.dataSource.apply(try Snapshot([(7, [1, 2])]))
      let views = (0..<3).map { row -> NSTableRowView? in
        table.tableView.rowView(atRow: row, makeIfNecessary: true)
      }
      #expect(
        views.map { ($0 as? RowView)?.identifierOfRow } == ["0: 7", "1: 1", "2: 2"]
      )
    }

    @Test func contentChangesReachTheViews() throws {
      struct Person: ContentEquatable, Hashable, Sendable {
        var id: Int
        var name: String
        static func == (left: Person, right: Person) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        func isContentEqual(to other: Person) -> Bool { name == other.name }
      }
      let tableView = NSTableView()
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      let dataSource = TableViewDiffableDataSource<Int, Person>(tableView: tableView) {
        _,
        _,
        _,
        person in
        let view = TextView()
        view.text = person.name
        return view
      }
      dataSource.target.updatesOutsideWindow = .batches
      dataSource.apply(
        try Snapshot([(1, [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")])])
      )
      dataSource.apply(
        try Snapshot([(1, [Person(id: 1, name: "Anne"), Person(id: 2, name: "Bo")])])
      )
      let texts = [0, 1].map { row -> String? in
        let view: NSView? = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
        return (view as? TextView)?.text
      }
      #expect(texts == ["Anne", "Bo"])
    }

    @Test func tableWithoutWindowIsReloadedUnlessAllowed() throws {
      let table = TableFixture()
      var outcomes: [String] = []
      table.dataSource.applyObserver = { report in
        if case .reload(let reason) = report.outcome { outcomes.append("\(reason)") }
        if case .batches = report.outcome { outcomes.append("batches") }
      }
      table.target.updatesOutsideWindow = .reload
      table.dataSource.apply(try Snapshot([(1, [1])]))
      table.dataSource.apply(try Snapshot([(1, [1, 2])]))
      table.target.updatesOutsideWindow = .batches
      table.dataSource.apply(try Snapshot([(1, [1, 2, 3])]))
      #expect(outcomes == ["first", "offScreen", "batches"])
      #expect(table.shownRows == ["1", "2", "3"])
    }

    @Test func manyChangesReloadTheTable() throws {
      let table = TableFixture()
      var isReload = false
      table.dataSource.applyObserver = { report in
        if case .reload(.tooManyChanges) = report.outcome { isReload = true }
      }
      table.dataSource.apply(try Snapshot([(1, [0])]))
      table.dataSource.apply(try Snapshot([(1, Array(0..<301))]))
      #expect(!isReload)
      table.target.changeLimit = 10
      table.dataSource.apply(try Snapshot([(1, Array(0..<312))]))
      #expect(isReload)
      #expect(table.shownRows == (0..<312).map { "\($0)" })
    }

    @Test func completionIsCalledWhenTheAnimationHasEnded() async throws {
      let table = TableFixture()
      await table.dataSource.apply(try Snapshot([(1, [1])]))
      let snapshot = try Snapshot([(1, [2, 1])])
      await table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["2", "1"])
    }

    @Test func releasedTableViewAndDataSourceDoNotCrash() throws {
      var table: TableFixture? = TableFixture()
      let target = try #require(table?.target)
      try table?.dataSource.apply(Snapshot([(1, [1])]))
      table = nil
      #expect(target.tableView == nil)
      #expect(target.data == nil)
    }
  }
#endif
