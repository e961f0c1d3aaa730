#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Applies and changes of the expanded state during a drag.
  @MainActor
  struct OutlineViewDragStateTests {
    private func draggable(_ tree: String) throws -> Outline {
      let outline = try Outline([("a", tree)])
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      return outline
    }

    private func drag(_ outline: Outline, _ item: Int, to index: Int, in parent: Int?) -> Bool {
      outline.outlineView.userDrags(
        outline.node(item),
        to: index,
        inParent: parent.map { outline.node($0) }
      )
    }

    @Test func anApplyWaitsDuringTheDrag() throws {
      let outline = try draggable("1(2) 3")
      let dataSource = outline.dataSource
      var completions = 0
      let node = outline.node(2)
      outline.outlineView.userDrags(node, to: 2, inParent: nil) {
        dataSource.apply((try? makeOutline("3 1(2 4)")) ?? SectionSnapshot(), to: "a") {
          completions += 1
        }
        #expect(outline.rows == ["1", "  2", "3"])
      }
      #expect(completions == 1)
      #expect(outline.rows == ["3", "1", "  2", "  4"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func aHandlerKeepsTheDropAlthoughAnApplyWaits() throws {
      let outline = try draggable("1(2) 3(4)")
      let dataSource = outline.dataSource
      dataSource.reorderingHandlers.didReorder = { [unowned dataSource] _ in
        dataSource.apply((try? makeOutline("1 3(2) 5")) ?? SectionSnapshot(), to: "a")
      }
      outline.outlineView.userDrags(outline.node(2), to: 0, inParent: outline.node(3)) {
        dataSource.apply((try? makeOutline("7")) ?? SectionSnapshot(), to: "a")
      }
      #expect(outline.rows == ["1", "3", "  2", "5"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemExpandsDuringTheDragAndTakesTheItem() throws {
      let outline = try draggable("-1(2) 3 4")
      // The user holds the item over another one, which expands.
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "3", "4"])
      }
      #expect(outline.rows == ["1", "  4", "  2", "3"])
      #expect(outline.dataSource.snapshot(for: "a").isExpanded(1))
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func aDropOnACollapsedItemExpandsItAndLoadsItsChildren() throws {
      let outline = try draggable("-1 3")
      outline.dataSource.isItemExpandable = { $0 == 1 }
      try outline.apply("-1 3")
      outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
        (try? SectionSnapshot([5, 6])) ?? SectionSnapshot()
      }
      #expect(drag(outline, 3, to: -1, in: 1))
      #expect(outline.rows == ["1", "  5", "  6", "  3"])
      outline.outlineView.collapseItem(outline.node(1))
      try outline.apply("-1(5) 3")
      outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
      #expect(!drag(outline, 3, to: -1, in: 1))
      #expect(outline.rows == ["1", "3"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemThatIsHiddenDuringItsDragIsNotDropped() throws {
      let outline = try draggable("1(2) 3(4)")
      outline.outlineView.userDrags(outline.node(2), to: 0, inParent: outline.node(3)) {
        outline.outlineView.collapseItem(outline.node(1))
      }
      #expect(outline.rows == ["1", "3", "  4"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func expandedDescendantsAppearDuringADrag() throws {
      let outline = try draggable("-1(2(3)) 4")
      outline.outlineView.userDrags(outline.node(4), to: 5, inParent: nil) {
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "    3", "4"])
      }
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemExpandsDuringADragWhileAnApplyWaits() throws {
      let outline = try draggable("-1(2) 3 4")
      let dataSource = outline.dataSource
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        dataSource.apply((try? makeOutline("-1(2) 3 4 5")) ?? SectionSnapshot(), to: "a")
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "3", "4"])
        #expect((0..<4).map { outline.text($0) } == ["1", "2", "3", "4"])
      }
      #expect(outline.rows == ["1", "  2", "3", "4", "5"])
      #expect(outline.rows == outline.expectedRows)
      #expect((0..<5).map { outline.text($0) } == ["1", "2", "3", "4", "5"])
    }

    @Test func anItemThatExpandedWhileAnApplyWaitsTakesTheItem() throws {
      let outline = try draggable("-1(2) 3 4")
      let dataSource = outline.dataSource
      var parents: [Int?] = []
      dataSource.reorderingHandlers.didReorder = { [unowned dataSource] transaction in
        #expect(transaction.finalSnapshot.itemIdentifiers == [1, 4, 2, 3])
        parents.append(dataSource.itemIdentifier(for: transaction.move.to))
        dataSource.apply((try? makeOutline("1(4 2) 3 5")) ?? SectionSnapshot(), to: "a")
      }
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        dataSource.apply((try? makeOutline("-1(2) 3 4 5")) ?? SectionSnapshot(), to: "a")
        outline.outlineView.expandItem(outline.node(1))
      }
      #expect(parents == [4])
      #expect(outline.rows == ["1", "  4", "  2", "3", "5"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemCollapsesDuringADragWhileAnApplyWaits() throws {
      let outline = try draggable("1(2) 3 4")
      let dataSource = outline.dataSource
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: nil) {
        dataSource.apply((try? makeOutline("1(2) 3 4 5")) ?? SectionSnapshot(), to: "a")
        outline.outlineView.collapseItem(outline.node(1))
        #expect(outline.rows == ["1", "3", "4"])
        #expect(dataSource.itemPath(for: 2) == nil)
      }
      #expect(outline.rows == ["1", "3", "4", "5"])
      #expect(outline.rows == outline.expectedRows)
    }
  }
#endif
