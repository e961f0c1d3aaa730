#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewSelectionTests {
    private func makeTable(headers: Bool) -> TableFixture {
      let table = TableFixture(headers: headers)
      table.tableView.allowsMultipleSelection = true
      table.dataSource.apply(Snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      return table
    }

    @Test(arguments: [false, true])
    func itemsAreSelectedAndDeselected(headers: Bool) {
      let table = makeTable(headers: headers)
      table.dataSource.selectedItemIdentifiers = [2, 99]
      #expect(table.dataSource.selectedItemIdentifiers == [2])
      table.dataSource.selectedItemIdentifiers += [5]
      #expect(table.dataSource.selectedItemIdentifiers == [2, 5])
      table.dataSource.selectedItemIdentifiers.removeAll { [2, 1].contains($0) }
      #expect(table.dataSource.selectedItemIdentifiers == [5])
      table.dataSource.selectedItemIdentifiers = [1]
      #expect(table.dataSource.selectedItemIdentifiers == [1])
    }

    @Test(arguments: [false, true], [ApplyMode.animated, .notAnimated, .reload])
    func selectedItemsStaySelected(headers: Bool, mode: ApplyMode) {
      let table = makeTable(headers: headers)
      table.dataSource.selectedItemIdentifiers = [2, 3, 4]
      var snapshot = Snapshot([(2, [9, 4]), (1, [3, 8, 1])])
      snapshot.reloadItems([3])
      table.dataSource.apply(snapshot, mode: mode)
      #expect(Set(table.dataSource.selectedItemIdentifiers) == [3, 4])
    }

    @Test func selectionStaysWhenTheDelegateIsSetAndHeadersAreShown() {
      let table = makeTable(headers: false)
      table.dataSource.selectedItemIdentifiers = [2, 5]
      let delegate = UserDelegate([])
      table.dataSource.delegate = delegate
      #expect(table.dataSource.selectedItemIdentifiers == [2, 5])
      table.dataSource.sectionHeaderViewProvider = { _, _, _ in NSView() }
      #expect(table.dataSource.selectedItemIdentifiers == [2, 5])
      #expect(Array(table.tableView.selectedRowIndexes) == [2, 6])
      table.dataSource.sectionHeaderViewProvider = nil
      #expect(table.dataSource.selectedItemIdentifiers == [2, 5])
    }
  }
#endif
