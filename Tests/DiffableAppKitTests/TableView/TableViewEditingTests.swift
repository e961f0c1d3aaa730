#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewEditingTests {
    @Test(arguments: [false, true])
    func selectedItemsAreDeletedIfAllowed(headers: Bool) {
      let table = TableFixture(headers: headers)
      table.tableView.allowsMultipleSelection = true
      table.dataSource.apply(Snapshot([(1, [1, 2, 3]), (2, [4])]))
      table.dataSource.selectedItemIdentifiers = [1, 2, 4]
      #expect(table.dataSource.deleteSelectedItems() == [])
      var (deleted, paths): ([Int], [ItemPath]) = ([], [])
      table.dataSource.itemHandlers.canDeleteItem = { $0 != 2 }
      table.dataSource.itemHandlers.didDeleteItem = { item, path in
        deleted.append(item)
        paths.append(path)
      }
      #expect(table.dataSource.deleteSelectedItems() == [1, 4])
      #expect(deleted == [1, 4])
      #expect(paths == [ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 0)])
      let expected = Snapshot([(1, [2, 3]), (2, [])])
      #expect(table.dataSource.snapshot() == expected)
      #expect(table.shownRows == table.rows(of: expected))
      #expect(table.dataSource.selectedItemIdentifiers == [2])
    }

    @Test func itemOfAMenuIsDeleted() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      table.dataSource.itemHandlers.canDeleteItem = { _ in true }
      #expect(table.dataSource.deleteItems([2, 99]) == [2])
      #expect(table.shownRows == ["1"])
    }
  }
#endif
