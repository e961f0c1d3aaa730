#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewContentTests {
    @Test func updaterUpdatesViewsOfReconfiguredItemsInPlace() {
      let table = TableFixture(headers: true, columns: 2)
      var snapshot = Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      let views = [0, 1].map { table.view(ofRow: 2, column: $0) }
      table.dataSource.setViewUpdater { view, column, row, item in
        (view as? TextView)?.text = "\(item) updated in \(column.identifier.rawValue), row \(row)"
      }
      snapshot.insertItems([3], beforeItem: 1)
      snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.view(ofRow: 3)?.text == "2 updated in column 0, row 3")
      #expect(table.view(ofRow: 3, column: 1)?.text == "2 updated in column 1, row 3")
      #expect([0, 1].map { table.view(ofRow: 3, column: $0) } == views)
    }

    @Test func reconfiguredItemsGetNewViewsWithoutUpdater() {
      let table = TableFixture()
      var snapshot = Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["1", "2"])
      table.prefix = "new "
      snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["1", "new 2"])
    }

    @Test func reconfiguredHeadersGetNewViews() {
      let table = TableFixture(headers: true)
      var snapshot = Snapshot([(1, [1])])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["# 1", "1"])
      table.dataSource.sectionHeaderViewProvider = { _, row, section in
        let view = TextView()
        view.text = "section \(section) in row \(row)"
        return view
      }
      #expect(table.shownRows == ["# 1", "1"])
      snapshot.reconfigureSections([1])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["section 1 in row 0", "1"])
    }

    @Test func settingAndRemovingTheHeaderProviderShowsAndHidesHeaders() throws {
      let table = TableFixture()
      var snapshot = Snapshot([(1, [1]), (2, [2])])
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

    @Test func rowViewsComeFromTheProviderWithSectionsAndItems() {
      final class RowView: NSTableRowView {
        var identifierOfRow: AnyHashable?
      }
      let table = TableFixture(headers: true)
      table.dataSource.rowViewProvider = { _, row, identifier in
        let view = RowView()
        view.identifierOfRow = AnyHashable("\(row): \(identifier)")
        return view
      }
      table.dataSource.apply(Snapshot([(7, [1, 2])]))
      let views = (0..<3).map { row -> NSTableRowView? in
        table.tableView.rowView(atRow: row, makeIfNecessary: true)
      }
      #expect(
        views.map { ($0 as? RowView)?.identifierOfRow } == ["0: 7", "1: 1", "2: 2"]
      )
    }

    @Test func contentChangesReachTheViews() {
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
        Snapshot([(1, [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")])])
      )
      dataSource.apply(
        Snapshot([(1, [Person(id: 1, name: "Anne"), Person(id: 2, name: "Bo")])])
      )
      let texts = [0, 1].map { row -> String? in
        let view: NSView? = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
        return (view as? TextView)?.text
      }
      #expect(texts == ["Anne", "Bo"])
    }
  }
#endif
