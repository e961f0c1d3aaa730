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

    @Test func reconfiguredHeadersGetNewViews() {
      let table = TableFixture(headers: true)
      var snapshot = Snapshot([(1, [1])])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["# 1", "1"])
      table.dataSource.sectionHeaderViewProvider = { _, row, section in
        TextView("section \(section) in row \(row)")
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
        TextView("# \(section)")
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

    // MARK: Rows

    @Test(arguments: [false, true])
    func rowsAndIdentifiersConvertIntoEachOther(headers: Bool) throws {
      let table = TableFixture(headers: headers)
      let dataSource = table.dataSource
      let snapshot = Snapshot([(1, []), (2, [20, 21]), (3, []), (4, [40])])
      dataSource.apply(snapshot)
      for (row, content) in snapshot.rows(headers: headers).enumerated() {
        switch content {
        case .header(let index):
          let section = snapshot.sectionIdentifiers[index]
          #expect(dataSource.row(forSectionIdentifier: section) == row)
          #expect(dataSource.sectionIdentifier(forRow: row) == section)
          #expect(dataSource.itemIdentifier(forRow: row) == nil)
        case .item(let path):
          let item = try #require(snapshot.itemIdentifier(for: path))
          #expect(dataSource.row(forItemIdentifier: item) == row)
          #expect(dataSource.itemIdentifier(forRow: row) == item)
          #expect(dataSource.sectionIdentifier(forRow: row) == item / 10)
        }
      }
      let end = snapshot.numberOfRows(headers: headers)
      #expect(dataSource.itemIdentifier(forRow: end) == nil)
      #expect(dataSource.sectionIdentifier(forRow: -1) == nil)
      #expect(dataSource.row(forItemIdentifier: 99) == nil)
      #expect(dataSource.row(forSectionIdentifier: 99) == nil)
      if !headers { #expect(dataSource.row(forSectionIdentifier: 2) == nil) }
    }

    @Test func emptyTableHasNoRows() {
      let table = TableFixture(headers: true)
      #expect(table.dataSource.row(forItemIdentifier: 1) == nil)
      #expect(table.dataSource.itemIdentifier(forRow: 0) == nil)
      #expect(table.tableView.numberOfRows == 0)
    }
  }
#endif
