#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  /// Whether the items of outline views expand and collapse with animation.
  @MainActor
  struct OutlineViewAnimationDoubleTests {
    @Test(arguments: [false, true])
    func anApplyExpandsAndCollapses(isAnimated: Bool) {
      let outline = Outline([("a", "-1(2) 3(4) 5")])
      outline.outlineView.resetChanges()
      outline.dataSource.apply(
        makeOutline("1(2) -3(4) 5(6)"),
        to: "a",
        animatingDifferences: isAnimated
      )
      #expect(outline.rows == ["1", "  2", "3", "5", "  6"])
      #expect(outline.outlineView.expansions == [isAnimated, isAnimated, isAnimated])
    }

    @Test func aParentExpandsBeforeItsChildrenMoveIn() {
      let outline = Outline([("a", "-1(2) 3")])
      outline.outlineView.resetChanges()
      outline.apply("1(2 3)")
      #expect(outline.rows == ["1", "  2", "  3"])
      #expect(outline.outlineView.expansions == [true])
    }

    @Test func aReloadExpandsWithoutAnimation() {
      let outline = Outline([("a", "1(2)")])
      outline.outlineView.resetChanges()
      outline.dataSource.applySnapshotUsingReloadData(outline.dataSource.snapshot())
      outline.apply("1(2(3))")
      outline.outlineView.collapseItem(outline.node(1))
      outline.outlineView.resetChanges()
      outline.dataSource.applySnapshotUsingReloadData(outline.dataSource.snapshot())
      #expect(!outline.outlineView.expansions.contains(true))
    }

    @Test func aDropExpandsItsParent() {
      let outline = Outline([("a", "-1(2) 3")])
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      outline.outlineView.resetChanges()
      outline.outlineView.userDrags(outline.node(3), to: -1, inParent: outline.node(1))
      #expect(outline.rows == ["1", "  2", "  3"])
      #expect(outline.outlineView.expansions == [true])
    }
  }
#endif
