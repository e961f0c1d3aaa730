#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  /// Handlers that load children, or that change the outline, while an item expands.
  @MainActor
  struct OutlineViewLoadingTests {
    @Test func childrenAreLoadedWhenTheUserExpands() {
      let outline = Outline([])
      var loads: [Int] = []
      outline.dataSource.isItemExpandable = { $0 < 100 }
      outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
        loads.append(parent)
        guard present.items.isEmpty else { return present }
        return SectionSnapshot([parent * 10, parent * 10 + 1])
      }
      outline.apply("-1 -2")
      #expect(outline.outlineView.isExpandable(outline.node(1)))
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  10", "  11", "2"])
      outline.outlineView.expandItem(outline.node(10))
      #expect(outline.rows == ["1", "  10", "    100", "    101", "  11", "2"])
      #expect(!outline.outlineView.isExpandable(outline.node(100)))
      outline.outlineView.collapseItem(outline.node(1))
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  10", "    100", "    101", "  11", "2"])
      outline.dataSource.expandItem(2)
      #expect(outline.rows == outline.expectedRows)
      #expect(outline.rows.suffix(3) == ["2", "  20", "  21"])
      #expect(loads == [1, 10, 1, 2])
    }

    @Test func anItemWithoutChildrenIsExpanded() {
      let outline = Outline([])
      outline.dataSource.isItemExpandable = { $0 == 1 }
      outline.apply("-1 2")
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.dataSource.snapshot(for: "a").isExpanded(1))
      outline.apply("-1 2")
      #expect(!outline.outlineView.isItemExpanded(outline.node(1)))
      outline.apply("1 2")
      #expect(outline.outlineView.isItemExpanded(outline.node(1)))
      outline.apply("1(3) 2")
      #expect(outline.rows == ["1", "  3", "2"])
    }

    @Test func childrenThatTheLoadTakesFromElsewhereMove() {
      let outline = Outline([("a", "-1 3"), ("b", "7(8) 9")])
      outline.dataSource.isItemExpandable = { $0 == 1 }
      outline.apply("-1 3")
      outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
        SectionSnapshot([9, 10])
      }
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  9", "  10", "3", "7", "  8"])
    }

    @Test func childrenThatAreElsewhereInTheOutlineAreRefused() {
      let outline = Outline([("a", "-1(2) 3")])
      outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
        SectionSnapshot([3])
      }
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "3"])
      #expect(!outline.outlineView.isItemExpanded(outline.node(1)))
    }

    @Test func aHandlerAppliesWhileTheUserExpands() {
      let outline = Outline([("a", "-1(2 3) 4(5)")])
      var completions = 0
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] _ in
        dataSource.apply(makeOutline("6 -1(2 7 3) -4(5)"), to: "a") { completions += 1 }
      }
      outline.outlineView.expandItem(outline.node(1))
      outline.expectRows(["6", "1", "  2", "  7", "  3", "4"])
      #expect(completions == 1)
    }

    @Test func aHandlerAppliesATreeInWhichTheItemIsExpanded() {
      let outline = Outline([("a", "-1(2 3) 4(5)")])
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] _ in
        dataSource.apply(makeOutline("6 1(2 7 3)"), to: "a")
      }
      outline.outlineView.expandItem(outline.node(1))
      outline.expectRows(["6", "1", "  2", "  7", "  3"])
      #expect((0..<5).map { outline.text($0) } == ["6", "1", "2", "7", "3"])
    }

    @Test(arguments: [false, true])
    func rowsThatChangeDuringAnExpansionAreReloaded(reloadsAll: Bool) throws {
      let outline = Outline([("a", "-1(2 3) 4(5)"), ("b", "7")], sections: true)
      let views = try ["4", "5", "7", "b"].map { try outline.view($0) }
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] _ in
        if reloadsAll { return dataSource.apply(dataSource.snapshot(), mode: .reload) }
        #expect(throws: Never.self) {
          dataSource.update { $0.reconfigureItems([4]) }
          dataSource.update { $0.reconfigureSections(["b"]) }
          // When the outline view is updated, the rows of item 4 and section b have other indexes than now.
          dataSource.apply(makeOutline("6 -1(2 3) 4(5)"), to: "a")
        }
      }
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == outline.expectedRows)
      #expect(try outline.view("4") !== views[0])
      #expect(try (outline.view("5") !== views[1]) == reloadsAll)
      #expect(try outline.view("b") !== views[3])
      // A group row is replaced together with the rows below it.
      #expect(try outline.view("7") !== views[2])
    }

    @Test func rowsOfASectionThatIsReloadedDuringAnExpansionAreReloaded() throws {
      let outline = Outline([("a", "-1(2)"), ("b", "3 4"), ("c", "5")])
      let views = try ["1", "3", "4", "5"].map { try outline.view($0) }
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] _ in
        #expect(throws: Never.self) {
          dataSource.update { $0.reloadSections(["b"]) }
          // When the outline view is updated, the items of section b have other paths than now.
          dataSource.apply(makeOutline("6 3"), to: "b")
        }
      }
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  2", "6", "3", "5"])
      #expect(try outline.view("1") === views[0])
      #expect(try outline.view("3") !== views[1])
      #expect(try outline.view("5") === views[3])
    }

    @Test func aHandlerDeletesTheItemWhileTheUserCollapsesIt() {
      let outline = Outline([("a", "1(2 3) 4(5)")])
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned dataSource] _ in
        dataSource.apply(makeOutline("4(3)"), to: "a")
      }
      outline.outlineView.collapseItem(outline.node(1))
      #expect(outline.rows == ["4", "  3"])
    }

    @Test func theUserExpandsAfterAnAsynchronousApply() async {
      let outline = Outline([("a", "1(2) 3")])
      await outline.dataSource.apply(makeOutline("3 1(4(5) -2(6))"), to: "a")
      outline.expectRows(["3", "1", "  4", "    5", "  2"])
      outline.outlineView.expandItem(outline.node(2))
      outline.expectRows(["3", "1", "  4", "    5", "  2", "    6"])
      outline.outlineView.collapseItem(outline.node(1))
      #expect(outline.rows == ["3", "1"])
    }

    @Test func theUserExpandsWhileAnApplyIsPrepared() async {
      let outline = Outline([("a", "-1(2 3) -4(5)")])
      let tree = makeOutline("6 -1(2 7 3) -4(5)")
      let dataSource = outline.dataSource
      let apply = Task { await dataSource.apply(tree, to: "a") }
      // The main actor runs its tasks in order. So it runs this task while the apply looks for the changes.
      let expansion = Task {
        #expect(outline.rows == ["1", "4"])
        #expect(dataSource.snapshot(for: "a").contains(6))
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["6", "1", "  2", "  7", "  3", "4"])
        #expect(outline.rows == outline.expectedRows)
      }
      await expansion.value
      await apply.value
      #expect(outline.rows == outline.expectedRows)
      outline.outlineView.collapseItem(outline.node(1))
      #expect(outline.rows == ["6", "1", "4"])
    }

    @Test func aCompletionExpandsAnItemWithTheOutlineView() {
      let outline = Outline([("a", "-1(2 3) 4")])
      let outlineView = outline.outlineView
      let node = outline.node(1)
      outline.dataSource.apply(makeOutline("-1(2 3) 4 5"), to: "a") {
        outlineView.expandItem(node)
      }
      #expect((0..<5).map { outline.text($0) } == ["1", "2", "3", "4", "5"])
      #expect(outline.rows == outline.expectedRows)
      outline.dataSource.apply(makeOutline("-1(2 3) 4"), to: "a") {
        [dataSource = outline.dataSource] in
        dataSource.apply(makeOutline("-1(2 3) 4 6"), to: "a")
        outlineView.expandItem(node)
      }
      #expect((0..<5).map { outline.text($0) } == ["1", "2", "3", "4", "6"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func theExpandedStateOfHiddenItemsFollowsTheSnapshot() {
      let outline = Outline([("a", "1(2(3) -4(5))")])
      outline.outlineView.collapseItem(outline.node(1))
      // Below the collapsed item, the outline view still remembers that item 2 is expanded.
      outline.apply("-1(-2(3) 4(5))")
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  2", "  4", "    5"])
    }
  }
#endif
