#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  /// The changes that the outline view receives, which only its double records.
  @MainActor
  struct OutlineViewChangesTests {
    private func changes(_ from: String, _ to: String) -> [String] {
      let outline = Outline([("a", from)])
      outline.outlineView.resetChanges()
      _ = outline.rows
      outline.apply(to)
      #expect(outline.rows == outline.expectedRows)
      return outline.outlineView.changes
    }

    @Test func onlyTheFewestChangesAreMade() {
      #expect(changes("1(2 3) 4", "1(2 3) 4") == [])
      #expect(changes("1(2 3) 4", "1(2 5 6 7 3) 4") == ["insert [1, 2, 3]"])
      #expect(changes("1(2 3 4 5)", "1(4)") == ["remove [0, 1, 3]"])
      #expect(changes("1 2 3 4 5", "5 1 2 3 4") == ["move 4 to 0"])
      #expect(changes("1(2 3) 4(5)", "1(3) 4(5 2)") == ["move 0 to 1"])
      #expect(changes("1(2) 3", "-1(2) 3") == ["collapse"])
      #expect(changes("-1(2(3)) 4", "1(2(3)) 4") == ["expand", "expand"])
      #expect(changes("-1(2(3)) 4", "-1(5 6) 4") == [])
      #expect(changes("1 2", "-1(3) 2") == ["reload"])
      // A new parent receives the rows of its children.
      #expect(
        changes("1 2 3", "4(1 2) 3") == ["insert [0]", "expand", "move 1 to 0", "move 1 to 1"]
      )
    }

    @Test func rowsAreAnimatedAsTheDataSourceSays() {
      let outline = Outline([("a", "1")])
      _ = outline.rows
      outline.dataSource.defaultRowAnimation = .slideLeft
      outline.apply("1 2")
      #expect(outline.outlineView.animations == [.slideLeft])
      outline.dataSource.apply(makeOutline("1"), to: "a", animatingDifferences: false)
      #expect(outline.outlineView.animations == [.slideLeft, []])
    }

    @Test(arguments: [false, true])
    func anApplyDuringAnExpansionIsAnimatedOnlyIfItSaysSo(isAnimated: Bool) {
      let outline = Outline([("a", "-1(2) 3")])
      _ = outline.rows
      let dataSource = outline.dataSource
      dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] _ in
        let tree = makeOutline("-1(2) 3 4")
        dataSource.apply(tree, to: "a", animatingDifferences: isAnimated)
      }
      outline.outlineView.userToggles(outline.node(1))
      #expect(outline.rows == outline.expectedRows)
      #expect(outline.outlineView.animations.last == (isAnimated ? .effectFade : []))
    }

    @Test func completionsWaitForTheAnimation() {
      let outline = Outline([("a", "1")])
      _ = outline.rows
      NSAnimationContext.holdsAnimations = true
      defer { NSAnimationContext.holdsAnimations = false }
      var completions = 0
      outline.dataSource.apply(makeOutline("1 2"), to: "a") { completions += 1 }
      #expect(completions == 0)
      NSAnimationContext.finishAnimations()
      #expect(completions == 1)
    }

    @Test func reloadedRowsAreMeasuredAgain() {
      let outline = Outline([("a", "1(2)")])
      let user = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
      outline.dataSource.target.delegate = user
      outline.outlineView.reloadData()
      #expect(outline.outlineView.shownHeights == [20, 40])
      user.highRow = 60
      outline.dataSource.update { $0.reconfigureItems([2]) }
      #expect(outline.outlineView.shownHeights == [20, 60])
    }

    /// A delegate of the app that also expands what is below an item.
    @MainActor
    final class ExpandingDelegate: NSObject, NSOutlineViewDelegate {
      func outlineViewItemDidExpand(_ notification: Notification) {
        let outlineView = notification.object as? NSOutlineView
        outlineView?.expandItem(notification.userInfo?["NSObject"], expandChildren: true)
      }
    }

    @Test func anItemMovesBelowANewItemThatTheDelegateExpandsDuringTheUpdate() {
      let outline = Outline([("a", "1(2) 3(4) 5")])
      let delegate = ExpandingDelegate()
      outline.dataSource.delegate = delegate
      #expect(outline.rows == outline.expectedRows)
      outline.apply("-1(2) 3(4) 5")
      // When item 1 expands to receive item 5, item 3 is still before item 4, and the delegate expands items 2 and 6.
      outline.apply("1(2(6(3)) 5) 4")
      #expect(outline.rows == ["1", "  2", "    6", "      3", "  5", "4"])
    }

    @Test func randomDragsKeepTheScreenEqualToTheSnapshot() {
      var random = SeededGenerator(seed: 3)
      var drops = 0
      for sections in [false, true] {
        let outline = Outline(
          [("a", "1(2 3(4)) 5"), ("b", "6(7) 8(9(10)) 11")],
          sections: sections
        )
        outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
        outline.dataSource.canDropItem = { _, _ in true }
        for step in 0..<1_500 {
          let view = outline.outlineView
          func anyRow() -> Any? {
            view.item(atRow: Int.random(in: 0..<view.numberOfRows, using: &random))
          }
          guard let item = anyRow(), let session = view.userLifts([item]) else { continue }
          // Items expand and collapse while the item is in the air.
          for _ in 0..<Int.random(in: 0..<3, using: &random) {
            if let item = anyRow() { view.userToggles(item) }
          }
          let parent = Bool.random(using: &random) ? anyRow() : nil
          let before = view.parent(forItem: item) as AnyObject?
          let count = Int.random(in: -1...3, using: &random)
          let isDropped = view.userDrops(at: count, inParent: parent, from: view)
          view.userEnds(session, dropped: isDropped)
          if isDropped { drops += 1 }
          let isRight = outline.rows == outline.expectedRows
          #expect(isRight, "Step \(step): \(outline.rows) instead of \(outline.expectedRows)")
          if !isRight { return }
          if isDropped, let parent = parent as AnyObject?, parent !== before {
            #expect(view.parent(forItem: item) as AnyObject? === parent)
          }
        }
      }
      #expect(drops > 500)
    }

    // MARK: Whether items expand and collapse with animation

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

    @Test(arguments: [false, true])
    func aParentExpandsBeforeAnItemMovesIn(byUser: Bool) {
      let outline = Outline([("a", "-1(2) 3")])
      outline.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      outline.outlineView.resetChanges()
      if byUser {
        outline.outlineView.userDrags(outline.node(3), to: -1, inParent: outline.node(1))
      } else {
        outline.apply("1(2 3)")
      }
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
  }
#endif
