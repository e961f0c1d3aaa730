#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewContentTests {
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

    @Test func reconfiguredItemsGetNewViewsWithoutUpdater() throws {
      let table = TableFixture()
      var snapshot = try Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      table.prefix = "new "
      try snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["1", "new 2"])
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
      dataSource.updatesOutsideWindow = .batches
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
  }
#endif
