#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  // Only the replacement of AppKit simulates the drags of a user.
  @MainActor
  struct OutlineViewDraggingTests {
    private func draggable(_ tree: String, sections: Bool = false) -> Outline {
      let outline = Outline([("a", tree)], sections: sections)
      outline.dataSource.reorderingHandlers.canReorderItem = { $0 != 9 }
      return outline
    }

    private func drag(_ outline: Outline, _ items: Int..., to index: Int, in parent: Int?) -> Bool {
      let view = outline.outlineView
      guard let session = view.userLifts(items.map { outline.node($0) }) else { return false }
      let isDropped = view.userDrops(
        at: index,
        inParent: parent.map { outline.node($0) },
        from: view
      )
      view.userEnds(session, dropped: isDropped)
      return isDropped
    }

    @Test func anItemIsDraggedUpAndDown() {
      let outline = draggable("1 2(3) 4 5")
      #expect(drag(outline, 5, to: 1, in: nil))
      #expect(outline.rows == ["1", "5", "2", "  3", "4"])
      #expect(drag(outline, 1, to: 3, in: nil))
      #expect(outline.rows == ["5", "2", "  3", "1", "4"])
      // The descendants of an item move with it.
      #expect(drag(outline, 2, to: 4, in: nil))
      outline.expectRows(["5", "1", "4", "2", "  3"])
      #expect(outline.outlineView.changes.suffix(1) == ["move 1 to 3"])
    }

    @Test func anItemIsDraggedToAnotherParent() {
      let outline = draggable("1(2 3) 4(5(6) 7)")
      var transactions: [ReorderingTransaction<String, Int>] = []
      outline.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
      #expect(drag(outline, 5, to: 1, in: 1))
      #expect(outline.rows == ["1", "  2", "  5", "    6", "  3", "4", "  7"])
      #expect(transactions.map { $0.item } == [5])
      #expect(transactions.map { $0.move.from.item } == [4])
      #expect(transactions.map { $0.move.to.item } == [2])
      #expect(transactions[0].finalSnapshot.itemIdentifiers == [1, 2, 5, 6, 3, 4, 7])
      #expect(outline.dataSource.snapshot().itemIdentifiers == [1, 2, 5, 6, 3, 4, 7])
      #expect(outline.dataSource.snapshot(for: "a").parent(of: 5) == 1)
      // An item that is dropped on a parent becomes the last child.
      #expect(drag(outline, 2, to: -1, in: 4))
      #expect(outline.rows == ["1", "  5", "    6", "  3", "4", "  7", "  2"])
      #expect(drag(outline, 6, to: -1, in: nil))
      #expect(outline.rows.last == "6")
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anItemIsDraggedToAnotherSection() {
      let outline = draggable("1(2) 3")
      outline.apply("4(5)", to: "b")
      #expect(drag(outline, 2, to: 1, in: 4))
      #expect(outline.rows == ["1", "3", "4", "  5", "  2"])
      // An item that is dropped between two sections stays in its own section.
      #expect(drag(outline, 1, to: 2, in: nil))
      #expect(outline.dataSource.snapshot(for: "a").rootItems == [3, 1])
      #expect(drag(outline, 5, to: 2, in: nil))
      #expect(outline.dataSource.snapshot(for: "b").rootItems == [5, 4])
      outline.expectRows(["3", "1", "5", "4", "  2"])
    }

    @Test func sectionsWithHeadersTakeItems() {
      let outline = draggable("1(2) 3", sections: true)
      outline.apply("4", to: "b")
      let b = outline.outlineView.item(atRow: 4)
      #expect(outline.outlineView.userDrags(outline.node(2), to: 0, inParent: b))
      #expect(outline.rows == ["a", "  1", "  3", "b", "  2", "  4"])
      // An item cannot be dropped between sections with headers.
      #expect(!drag(outline, 2, to: 0, in: nil))
      #expect(outline.outlineView.userLifts([b as Any]) == nil)
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func itemsOfAPlainSectionAreDragged() {
      let outline = Outline()
      outline.dataSource.apply(Snapshot([("a", [1, 2, 3]), ("b", [4])]))
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      #expect(drag(outline, 3, to: 0, in: nil))
      #expect(drag(outline, 1, to: 4, in: nil))
      #expect(outline.rows == ["3", "2", "4", "1"])
      #expect(outline.dataSource.snapshot() == (Snapshot([("a", [3, 2]), ("b", [4, 1])])))
    }

    @Test func dropsAreRefused() throws {
      let outline = draggable("1(2(3)) 4 9")
      var reorders = 0
      outline.dataSource.reorderingHandlers.willReorder = { _ in reorders += 1 }
      // The data source refuses an item that cannot be reordered, and a drop of an item below itself, below its
      // descendant, below a leaf, or from another view.
      #expect(!drag(outline, 9, to: 0, in: nil))
      #expect(!drag(outline, 1, to: 0, in: 1))
      #expect(!drag(outline, 1, to: 0, in: 2))
      #expect(!drag(outline, 1, to: -1, in: 4))
      let session = try #require(outline.outlineView.userLifts([outline.node(3)]))
      #expect(!outline.outlineView.userDrops(at: 0, inParent: nil, from: NSOutlineView()))
      outline.outlineView.userEnds(session, dropped: false)
      #expect(outline.rows == ["1", "  2", "    3", "4", "9"])
      // A drop at the old position calls no handler.
      #expect(drag(outline, 4, to: 1, in: nil))
      #expect(drag(outline, 4, to: 2, in: nil))
      #expect(reorders == 0)
      // If one item can no longer be reordered when the drag begins, none is.
      var questions = 0
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in
        questions += 1
        return questions != 3
      }
      #expect(!drag(outline, 1, 4, to: 3, in: nil))
      // With `canDropItem`, the app decides about each parent, even about leaves.
      outline.dataSource.canDropItem = { item, parent in item == 1 && parent == 4 }
      #expect(!drag(outline, 3, to: 0, in: nil))
      #expect(drag(outline, 1, to: -1, in: 4))
      outline.expectRows(["4", "  1", "    2", "      3", "9"])
    }

    @Test func severalItemsAreDraggedInTheirOrder() {
      let outline = draggable("1 2 3(4) 5 6")
      #expect(drag(outline, 5, 1, to: 3, in: nil))
      #expect(outline.rows == ["2", "3", "  4", "1", "5", "6"])
      #expect(drag(outline, 2, 6, to: 1, in: 3))
      #expect(outline.rows == ["3", "  4", "  2", "  6", "1", "5"])
      #expect(drag(outline, 1, 4, to: -1, in: 3))
      outline.expectRows(["3", "  2", "  6", "  4", "  1", "5"])
      // An item moves with its parent if both are dragged.
      #expect(drag(outline, 3, 6, to: 2, in: nil))
      outline.expectRows(["5", "3", "  2", "  6", "  4", "  1"])
      // Several items are dropped only where all can be.
      #expect(!drag(outline, 5, 3, to: 0, in: 3))
      #expect(drag(outline, 5, to: 0, in: 3))
      outline.expectRows(["3", "  5", "  2", "  6", "  4", "  1"])
    }

    // MARK: Applies and changes of the expanded state during a drag

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
      outline.expectRows(["3", "1", "  2", "  4"])
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
      outline.expectRows(["1", "3", "  2", "5"])
    }

    @Test func anItemExpandsDuringTheDragAndTakesTheItem() {
      let outline = draggable("-1(2(5)) 3 4")
      // The user holds the item over another one, which expands.
      outline.outlineView.userDrags(outline.node(4), to: 0, inParent: outline.node(1)) {
        outline.outlineView.expandItem(outline.node(1))
        #expect(outline.rows == ["1", "  2", "    5", "3", "4"])
      }
      outline.expectRows(["1", "  4", "  2", "    5", "3"])
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
      outline.expectRows(["1", "3"])
    }

    @Test func anItemThatIsHiddenDuringItsDragIsNotDropped() {
      let outline = draggable("1(2) 3(4)")
      outline.outlineView.userDrags(outline.node(2), to: 0, inParent: outline.node(3)) {
        outline.outlineView.collapseItem(outline.node(1))
      }
      outline.expectRows(["1", "3", "  4"])
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
      outline.expectRows(["1", "  2", "3", "4", "5"])
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
      outline.expectRows(["1", "  4", "  2", "3", "5"])
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
      outline.expectRows(["1", "3", "4", "5"])
    }
  }
#endif
