#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Group rows, which AppKit does not reload.
  @MainActor
  struct GroupRowDoubleTests {
    @Test func theDoublesRefuseToReloadGroupRows() {
      let table = TableFixture(headers: true)
      table.dataSource.apply(Snapshot([(1, [1])]))
      _ = table.shownRows
      let reports = Inconsistency.reports {
        table.tableView.reloadData(forRowIndexes: [0, 1], columnIndexes: [0])
      }
      #expect(reports == ["reloadData: row 0 is a group row, which is not reloaded"])
    }

    @Test func headersOfATableViewAreReplaced() {
      let table = TableFixture(headers: true)
      table.target.allowsSectionHeaderSelection = true
      var snapshot = Snapshot([(1, [1, 2]), (2, [3])])
      table.dataSource.apply(snapshot)
      let (item, header) = (table.view(ofRow: 1), table.view(ofRow: 3))
      table.tableView.allowsMultipleSelection = true
      table.tableView.selectRowIndexes([0, 2], byExtendingSelection: false)
      table.dataSource.sectionHeaderViewProvider = { _, _, section in
        TextView("## \(section)")
      }
      snapshot.reconfigureSections([1])
      snapshot.reloadItems([3])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["## 1", "1", "2", "# 2", "3"])
      #expect(table.view(ofRow: 1) === item && table.view(ofRow: 3) === header)
      #expect(table.tableView.selectedRowIndexes == [0, 2])
    }

    @Test func rowsThatTheDelegateMakesGroupRowsAreReplaced() {
      let table = TableFixture()
      // Row 1 is a group row.
      let delegate = UserDelegate(["tableView:isGroupRow:"])
      table.dataSource.delegate = delegate
      var snapshot = Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      #expect(table.tableView.shownGroupRows == [false, true])
      table.prefix = "new "
      snapshot.reloadItems([1, 2])
      table.dataSource.apply(snapshot)
      #expect(table.shownRows == ["new 1", "new 2"])
      table.dataSource.setViewUpdater { view, _, _, item in (view as? TextView)?.text = "up \(item)"
      }
      let view = table.view(ofRow: 1)
      snapshot = table.dataSource.snapshot()
      snapshot.reconfigureItems([2])
      table.dataSource.apply(snapshot)
      #expect(table.view(ofRow: 1) === view && view?.text == "up 2")
    }

    @Test func headersOfAnOutlineViewAreReplaced() throws {
      let outline = Outline([("a", "1(2(3)) -4(5)"), ("b", "6")], sections: true)
      #expect(outline.rows == ["a", "  1", "    2", "      3", "  4", "b", "  6"])
      outline.outlineView.allowsMultipleSelection = true
      outline.dataSource.selectedItemIdentifiers = [3, 6]
      let other = try outline.view("b")
      outline.dataSource.sectionHeaderViewProvider = { _, section in
        NSTextField(labelWithString: "new \(section)")
      }
      // Three rows are visible, and scrolled to the end.
      outline.outlineView.visibleRect = CGRect(x: 0, y: 68, width: 100, height: 51)
      var snapshot = outline.dataSource.snapshot()
      snapshot.reconfigureSections(["a"])
      outline.dataSource.apply(snapshot)
      #expect(outline.text(0) == "new a")
      outline.expectRows(["a", "  1", "    2", "      3", "  4", "b", "  6"])
      #expect(try outline.view("b") === other)
      #expect(outline.dataSource.selectedItemIdentifiers == [3, 6])
      #expect(outline.outlineView.visibleRect.origin.y == 68)
    }

    @Test func groupItemsOfAnOutlineViewAreReplaced() throws {
      let outline = Outline([("a", "1(2) 3(4)")])
      // Item 3 is a group row.
      let delegate = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
      outline.dataSource.delegate = delegate
      outline.outlineView.reloadData()
      #expect(outline.outlineView.shownGroupRows == [false, false, true, false])
      let (group, item) = (try outline.view("3"), try outline.view("1"))
      var snapshot = outline.dataSource.snapshot()
      snapshot.reloadItems([1, 3])
      outline.dataSource.apply(snapshot)
      #expect(outline.rows == ["1", "  2", "3", "  4"])
      #expect(try outline.view("3") !== group && outline.view("1") !== item)
    }

    @Test func aHeaderAndAGroupItemBelowItAreReplaced() {
      let outline = Outline([("a", "1(3(4))")], sections: true)
      // Item 3 is a group row.
      let delegate = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
      outline.dataSource.delegate = delegate
      outline.outlineView.reloadData()
      #expect(outline.outlineView.shownGroupRows == [true, false, true, false])
      var snapshot = outline.dataSource.snapshot()
      snapshot.reconfigureSections(["a"])
      snapshot.reconfigureItems([3])
      outline.dataSource.apply(snapshot)
      #expect(outline.rows == ["a", "  1", "    3", "      4"])
    }

    @Test func theViewOfAGroupRowIsUpdatedOnce() {
      let table = TableFixture(columns: 2)
      // Row 1 is a group row.
      let delegate = UserDelegate(["tableView:isGroupRow:"])
      table.dataSource.delegate = delegate
      var snapshot = Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      #expect(table.tableView.shownGroupRows == [false, true])
      var updates: [Int] = []
      table.dataSource.setViewUpdater { _, _, row, _ in updates.append(row) }
      snapshot.reconfigureItems([1, 2])
      table.dataSource.apply(snapshot)
      #expect(updates == [0, 0, 1])
    }
  }
#endif
