#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewRowTests {
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

    @Test func pathsConvertIntoIndexPaths() {
      let path = ItemPath(section: 2, item: 3)
      #expect(IndexPath(path) == IndexPath(item: 3, section: 2))
      #expect(ItemPath(IndexPath(path)) == path)
    }
  }
#endif
