#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct OutlineViewTests {
    @Test func aTreeIsShownWithItsLevels() {
      let outline = Outline([("a", "1(2 3(4)) -5(6) 7")])
      #expect(outline.rows == ["1", "  2", "  3", "    4", "5", "7"])
      #expect((0..<6).map { outline.text($0) } == ["1", "2", "3", "4", "5", "7"])
      #expect(outline.outlineView.isExpandable(outline.node(5)))
      #expect(!outline.outlineView.isExpandable(outline.node(7)))
    }

    @Test func sectionsAreConcatenatedWithoutHeaders() {
      let outline = Outline([("a", "1(2)"), ("b", "3(4)")])
      #expect(outline.rows == ["1", "  2", "3", "  4"])
      outline.dataSource.apply(Snapshot([("b", [3, 4]), ("a", [1, 2])]))
      #expect(outline.rows == ["3", "  4", "1", "  2"])
    }

    @Test func sectionsAreGroupRowsWithHeaders() throws {
      let outline = Outline([("a", "1(2)"), ("b", "-3(4)")], sections: true)
      #expect(outline.rows == ["a", "  1", "    2", "b", "  3"])
      #expect(outline.text(0) == "a")
      #expect(outline.dataSource.row(forSectionIdentifier: "b") == 3)
      #expect(outline.dataSource.sectionIdentifier(forRow: 0) == "a")
      #expect(outline.dataSource.itemIdentifier(forRow: 0) == nil)
      let delegate = try #require(outline.outlineView.delegate)
      let section = try #require(outline.outlineView.item(atRow: 0))
      let isGroup: ((NSOutlineView, Any) -> Bool)? = delegate.outlineView(_:isGroupItem:)
      #expect(isGroup?(outline.outlineView, section) == true)
      // The user cannot collapse a section.
      outline.outlineView.collapseItem(section)
      #expect(outline.rows == ["a", "  1", "    2", "b", "  3"])
      outline.apply("7(8) 1(2)", to: "c")
      #expect(outline.rows == ["a", "b", "  3", "c", "  7", "    8", "  1", "    2"])
    }

    @Test func itemsAreInsertedDeletedAndMovedBetweenParents() {
      let outline = Outline([("a", "1(2 3) 4(5 6)")])
      let nodes = [2, 3, 4, 5].map { ObjectIdentifier(outline.node($0) as AnyObject) }
      outline.apply("4(2 7 6) 1(3(5))")
      #expect(outline.rows == ["4", "  2", "  7", "  6", "1", "  3", "    5"])
      #expect([2, 3, 4, 5].map { ObjectIdentifier(outline.node($0) as AnyObject) } == nodes)
    }

    @Test func aParentAndItsChildSwap() {
      let outline = Outline([("a", "1(2(3))")])
      outline.apply("3(2(1))")
      #expect(outline.rows == ["3", "  2", "    1"])
    }

    @Test func hiddenItemsChangeWithoutRows() {
      let outline = Outline([("a", "-1(2 3) 4")])
      outline.apply("-1(5 3(6)) 4")
      #expect(outline.rows == ["1", "4"])
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  5", "  3", "    6", "4"])
    }

    @Test func aLeafGetsAndLosesItsChildren() {
      let outline = Outline([("a", "-1 2")])
      outline.apply("-1(3) 2")
      #expect(outline.outlineView.isExpandable(outline.node(1)))
      outline.dataSource.expandItem(1)
      #expect(outline.rows == ["1", "  3", "2"])
      outline.apply("1 2")
      #expect(!outline.outlineView.isExpandable(outline.node(1)))
      #expect(outline.rows == ["1", "2"])
      outline.apply("1(4) 2")
      #expect(outline.rows == ["1", "  4", "2"])
    }

    @Test func reloadAndReconfigureMakeTheViewAgain() {
      let outline = Outline([("a", "1(2)")])
      let views = (0..<2).map {
        outline.outlineView.view(atColumn: 0, row: $0, makeIfNecessary: true)
      }
      outline.dataSource.update { snapshot in
        snapshot.reconfigureItems([2])
      }
      #expect(outline.outlineView.view(atColumn: 0, row: 0, makeIfNecessary: true) === views[0])
      #expect(outline.outlineView.view(atColumn: 0, row: 1, makeIfNecessary: true) !== views[1])
      outline.dataSource.update { $0.reloadItems([1]) }
      #expect(outline.outlineView.view(atColumn: 0, row: 0, makeIfNecessary: true) !== views[0])
    }

    @Test(arguments: [false, true])
    func aReloadedSectionMakesTheViewsOfItsItemsAgain(showsHeaders: Bool) {
      let outline = Outline([("a", "1(2 -3(4))"), ("b", "5")], sections: showsHeaders)
      func views() -> [NSView?] {
        outline.rows.indices.map {
          outline.outlineView.view(atColumn: 0, row: $0, makeIfNecessary: true)
        }
      }
      let old = views()
      outline.dataSource.update {
        $0.reloadSections(["a"])
        // The mark of the section includes the item.
        $0.reconfigureItems([2])
      }
      let isNew = zip(views(), old).map { $0 !== $1 }
      #expect(
        isNew
          == (showsHeaders ? [true, true, true, true, false, false] : [true, true, true, false])
      )
    }

    @Test func rowsAndItemsAreFoundFromEachOther() {
      let outline = Outline([("a", "1(2) -3(4)")])
      #expect(outline.dataSource.row(forItemIdentifier: 2) == 1)
      #expect(outline.dataSource.row(forItemIdentifier: 4) == nil)
      #expect(outline.dataSource.itemIdentifier(forRow: 2) == 3)
      #expect(outline.dataSource.itemIdentifier(forRow: 3) == nil)
      #expect(outline.dataSource.itemIdentifier(forRow: -1) == nil)
    }

    @Test func theSelectionStaysWithItsItems() {
      let outline = Outline([("a", "1(2 3) 4")])
      outline.outlineView.allowsMultipleSelection = true
      outline.dataSource.selectedItemIdentifiers = [2, 4]
      outline.apply("4 5 1(3(2))")
      #expect(outline.dataSource.selectedItemIdentifiers == [4, 2])
      outline.dataSource.apply(outline.dataSource.snapshot(), mode: .reload)
      #expect(outline.dataSource.selectedItemIdentifiers == [4, 2])
      outline.dataSource.selectedItemIdentifiers.removeAll { [4].contains($0) }
      #expect(outline.dataSource.selectedItemIdentifiers == [2])
      // The selection follows an item into a parent that had to be expanded.
      outline.dataSource.apply(makeOutline("6(2) 4"), to: "a")
      #expect(outline.dataSource.selectedItemIdentifiers == [2])
    }

    @Test func anOutlineViewWithoutAWindowIsReloaded() {
      let view = NSOutlineView()
      let dataSource = Outline.DataSource(outlineView: view) { _, _, _ in NSView() }
      var outcomes: [Bool] = []
      dataSource.applyObserver = { report in
        if case .reload = report.outcome { outcomes.append(true) } else { outcomes.append(false) }
      }
      dataSource.apply(makeOutline("1(2)"), to: "a")
      dataSource.apply(makeOutline("1(3 2)"), to: "a")
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(makeOutline("1(3 2 4)"), to: "a")
      #expect(outcomes == [true, true, false])
      #expect(
        (0..<view.numberOfRows).map { dataSource.itemIdentifier(forRow: $0) } == [1, 3, 2, 4]
      )
    }

    @Test func aReleasedDataSourceLeavesTheOutlineViewUsable() {
      let view = NSOutlineView()
      var dataSource: Outline.DataSource? = Outline.DataSource(outlineView: view) { _, _, _ in
        NSView()
      }
      dataSource?.apply(makeOutline("1(2) -3(4)"), to: "a")
      weak let weakDataSource = dataSource
      let target = dataSource?.target
      dataSource = nil
      #expect(weakDataSource == nil)
      #expect(target?.data == nil)
    }

    @Test func aSecondDataSourceTakesOver() {
      let first = Outline([("a", "1(2)")])
      let second = Outline.DataSource(outlineView: first.outlineView) { _, _, _ in NSView() }
      second.apply(makeOutline("5(6)"), to: "a")
      first.apply("1(2 3)")
      #expect(second.itemIdentifier(forRow: 1) == 6)
      #expect(first.outlineView.numberOfRows == 2)
    }

    @Test func selectionIsExtendedAndDeletedForTheUser() {
      let outline = Outline([("a", "1(2 3) 4(5) 6")])
      let dataSource = outline.dataSource
      outline.outlineView.allowsMultipleSelection = true
      var deleted: [Int] = []
      dataSource.itemHandlers.canDeleteItem = { $0 != 6 }
      dataSource.itemHandlers.didDeleteItem = { item, _ in deleted.append(item) }
      dataSource.selectedItemIdentifiers = [4]
      dataSource.selectedItemIdentifiers += [3, 6]
      #expect(dataSource.selectedItemIdentifiers == [3, 4, 6])
      #expect(dataSource.deleteSelectedItems() == [3, 4])
      #expect(deleted == [3, 4])
      outline.expectRows(["1", "  2", "6"])
      #expect(dataSource.selectedItemIdentifiers == [6])
      dataSource.selectedItemIdentifiers = [1]
      #expect(dataSource.selectedItemIdentifiers == [1])
    }
  }
#endif
