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

    @Test(arguments: [
      ("1(2(3))", "3(2(1))", ["3", "  2", "    1"]),
      ("1(2 3) 4(5 6)", "4(2 7 6) 1(3(5))", ["4", "  2", "  7", "  6", "1", "  3", "    5"]),
      ("-1(2 3) 4", "-1(5 3(6)) 4", ["1", "4"]),
    ])
    func anApplyShowsTheNewTreeWithTheSameObjects(old: String, new: String, rows: [String]) {
      let outline = Outline([("a", old)])
      func objects() -> [ObjectIdentifier] {
        Set(makeOutline(old).visibleItems).intersection(makeOutline(new).visibleItems).sorted()
          .map { ObjectIdentifier(outline.node($0) as AnyObject) }
      }
      let before = objects()
      outline.apply(new)
      outline.expectRows(rows)
      #expect(objects() == before)
    }

    @Test func hiddenItemsChangeWithoutRows() {
      let outline = Outline([("a", "-1(2 3) 4")])
      outline.apply("-1(5 3(6)) 4")
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

    /// Returns whether each row gets a new view when the snapshot is edited.
    private func newViews(
      in outline: Outline,
      _ edit: (inout Snapshot<String, Int>) -> Void
    ) -> [Bool] {
      func views() -> [NSView?] {
        outline.rows.indices.map {
          outline.outlineView.view(atColumn: 0, row: $0, makeIfNecessary: true)
        }
      }
      let old = views()
      outline.dataSource.update(edit)
      return zip(views(), old).map { $0 !== $1 }
    }

    @Test func reloadedAndReconfiguredRowsGetNewViews() {
      let outline = Outline([("a", "1(2)")])
      #expect(newViews(in: outline) { $0.reconfigureItems([2]) } == [false, true])
      #expect(newViews(in: outline) { $0.reloadItems([1]) }[0])
      for showsHeaders in [false, true] {
        let outline = Outline([("a", "1(2 -3(4))"), ("b", "5")], sections: showsHeaders)
        let isNew = newViews(in: outline) {
          $0.reloadSections(["a"])
          // The mark of the section includes the item.
          $0.reconfigureItems([2])
        }
        let expected = [true, true, true, false]
        #expect(isNew == (showsHeaders ? [true] + expected + [false] : expected))
      }
    }

    @Test func rowsAndItemsAreFoundFromEachOther() {
      let outline = Outline([("a", "1(2) -3(4)")])
      #expect((1...4).map { outline.dataSource.row(forItemIdentifier: $0) } == [0, 1, 2, nil])
      let items = (-1...3).map { outline.dataSource.itemIdentifier(forRow: $0) }
      #expect(items == [nil, 1, 2, 3, nil])
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

    @Test func aSecondDataSourceTakesOver() {
      let first = Outline([("a", "1(2)")])
      var second: Outline.DataSource? = Outline.DataSource(outlineView: first.outlineView) {
        _,
        _,
        _ in NSView()
      }
      second?.apply(makeOutline("5(6)"), to: "a")
      first.apply("1(2 3)")
      #expect(second?.itemIdentifier(forRow: 1) == 6)
      #expect(first.outlineView.numberOfRows == 2)
      // A released data source leaves the outline view usable.
      let target = second?.target
      second = nil
      #expect(target != nil && target?.data == nil)
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
