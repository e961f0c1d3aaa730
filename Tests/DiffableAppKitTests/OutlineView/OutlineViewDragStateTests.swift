#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Applies and changes of the expanded state during a drag.
  @MainActor
  struct OutlineViewDragStateTests {
    private func draggable(_ tree: String) -> Outline {
      let outline = Outline([("a", tree)])
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

    @Test func anApplyWaitsDuringTheDrag() {
      let outline = draggable("1(2) 3")
      let dataSource = outline.dataSource
      var completions = 0
      let node = outline.node(2)
      outline.outlineView.userDrags(node, to: 2, inParent: nil) {
        dataSource.apply(makeOutline("3 1(2 4)"), to: "a") {
          completions += 1
        }
        #expect(outline.rows == ["1", "  2", "3"])
      }
      #expect(completions == 1)
      #expect(outline.rows == ["3", "1", "  2", "  4"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func aHandlerKeepsTheDropAlthoughAnApplyWaits() {
      let outline = draggable("1(2) 3(4)")
      let dataSource = outline.dataSource
      dataSource.reorderingHandlers.didReorder = { [unowned dataSource] _ in
        dataSource.apply(makeOutline("1 3(2) 5"), to: "a")
      }
      outline.outlineView.userDrags(outline.node(2), to: 0, inParent: outline.node(3)) {
        dataSource.apply(makeOutline("7"), to: "a")
      }
      #expect(outline.rows == ["1", "3", "  2", "5"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemExpandsDuringTheDragAndTakesTheItem() {
      let outline = draggable("-1(2) 3 4")
      // The user holds the item over another one, which expands.
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "3", "4"])
      }
      #expect(outline.rows == ["1", "  4", "  2", "3"])
      #expect(outline.dataSource.snapshot(for: "a").isExpanded(1))
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func aDropOnACollapsedItemExpandsItAndLoadsItsChildren() {
      let outline = draggable("-1 3")
      outline.dataSource.isItemExpandable = { $0 == 1 }
      outline.apply("-1 3")
      outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
        SectionSnapshot([5, 6])
      }
      #expect(drag(outline, 3, to: -1, in: 1))
      #expect(outline.rows == ["1", "  5", "  6", "  3"])
      outline.outlineView.collapseItem(outline.node(1))
      outline.apply("-1(5) 3")
      outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
      #expect(!drag(outline, 3, to: -1, in: 1))
      #expect(outline.rows == ["1", "3"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemThatIsHiddenDuringItsDragIsNotDropped() {
      let outline = draggable("1(2) 3(4)")
      outline.outlineView.userDrags(outline.node(2), to: 0, inParent: outline.node(3)) {
        outline.outlineView.collapseItem(outline.node(1))
      }
      #expect(outline.rows == ["1", "3", "  4"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func expandedDescendantsAppearDuringADrag() {
      let outline = draggable("-1(2(3)) 4")
      outline.outlineView.userDrags(outline.node(4), to: 5, inParent: nil) {
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "    3", "4"])
      }
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemExpandsDuringADragWhileAnApplyWaits() {
      let outline = draggable("-1(2) 3 4")
      let dataSource = outline.dataSource
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        dataSource.apply(makeOutline("-1(2) 3 4 5"), to: "a")
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "3", "4"])
        #expect((0..<4).map { outline.text($0) } == ["1", "2", "3", "4"])
      }
      #expect(outline.rows == ["1", "  2", "3", "4", "5"])
      #expect(outline.rows == outline.expectedRows)
      #expect((0..<5).map { outline.text($0) } == ["1", "2", "3", "4", "5"])
    }

    @Test func anItemThatExpandedWhileAnApplyWaitsTakesTheItem() {
      let outline = draggable("-1(2) 3 4")
      let dataSource = outline.dataSource
      var parents: [Int?] = []
      dataSource.reorderingHandlers.didReorder = { [unowned dataSource] transaction in
        #expect(transaction.finalSnapshot.itemIdentifiers == [1, 4, 2, 3])
        parents.append(dataSource.itemIdentifier(for: transaction.move.to))
        dataSource.apply(makeOutline("1(4 2) 3 5"), to: "a")
      }
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        dataSource.apply(makeOutline("-1(2) 3 4 5"), to: "a")
        outline.outlineView.expandItem(outline.node(1))
      }
      #expect(parents == [4])
      #expect(outline.rows == ["1", "  4", "  2", "3", "5"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemCollapsesDuringADragWhileAnApplyWaits() {
      let outline = draggable("1(2) 3 4")
      let dataSource = outline.dataSource
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: nil) {
        dataSource.apply(makeOutline("1(2) 3 4 5"), to: "a")
        outline.outlineView.collapseItem(outline.node(1))
        #expect(outline.rows == ["1", "3", "4"])
        #expect(dataSource.itemPath(for: 2) == nil)
      }
      #expect(outline.rows == ["1", "3", "4", "5"])
      #expect(outline.rows == outline.expectedRows)
    }
  }
#endif
