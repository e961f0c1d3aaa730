#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Which items stay in place when an apply changes the items before them.
  @MainActor
  struct ViewScrollPositionTests {
    private func scrolled(_ view: ViewKind) -> any TestScreen {
      let screen = view.screen([(0, Array(0..<20)), (1, Array(20..<40))], visibleRows: 10)
      screen.keepsScrollPosition = true
      screen.view.scroll(to: 44 * 5 + 11)
      return screen
    }

    private func position(of item: Int, in screen: any TestScreen) throws -> CGFloat {
      let frame = try #require(screen.indexPath(for: item).flatMap { screen.view.frame(at: $0) })
      return frame.origin.y - screen.view.contentOffset.y
    }

    /// Following an item that loses its order would scroll away from all other visible items.
    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .notAnimated, .reload])
    func theFirstVisibleItemThatKeepsItsOrderStaysInPlace(view: ViewKind, mode: ApplyMode) throws {
      let screen = scrolled(view)
      screen.update(mode: mode) { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(try position(of: 5, in: screen) == -11)
      screen.update(mode: mode) { $0.moveItem(5, afterItem: 39) }
      #expect(screen.itemIdentifier(for: IndexPath(item: 20, section: 1)) == 5)
      #expect(try position(of: 6, in: screen) == 33)
      // Now item 4 is the first one, and is deleted.
      screen.update(mode: mode) { $0.deleteItems([2, 4]) }
      #expect(try position(of: 6, in: screen) == 33)
      #expect(screen.shownTexts[0].first == "3")
    }

    /// The app inserts items before the others and removes distant items in one apply.
    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .notAnimated, .reload])
    func visibleItemsStayInPlaceWhenItemsAreInsertedBeforeThem(
      view: ViewKind,
      mode: ApplyMode
    ) throws {
      let screen = scrolled(view)
      screen.update(mode: mode) { snapshot in
        snapshot.deleteItems(Array(30..<40))
        snapshot.insertSections([-1], beforeSection: 0)
        snapshot.appendItems([-2, -1], toSection: -1)
        snapshot.insertItems([-3], beforeItem: 0)
      }
      for item in 5..<15 {
        #expect(try position(of: item, in: screen) == CGFloat((item - 5) * 44 - 11))
      }
    }

    @Test(arguments: ViewKind.allCases)
    func theViewDoesNotScrollBeyondItsContent(view: ViewKind) {
      let screen = scrolled(view)
      screen.update { $0.deleteItems(Array(0..<5)) }
      #expect(screen.view.contentOffset.y == 11)
      screen.view.scroll(to: 44 * 25)
      // Item 30 could stay at the top only if there were space below the last item.
      screen.update { $0.deleteItems(Array(5..<10) + Array(35..<40)) }
      #expect(screen.view.contentOffset.y == 660)
      screen.update { $0.deleteItems(Array(15..<35)) }
      screen.view.scroll(to: 1)
      screen.update { $0.deleteItems([10]) }
      #expect(screen.view.contentOffset.y == 0)
    }

    /// The user pulls the view down, to refresh it.
    @Test(arguments: ViewKind.allCases)
    func aChangeBelowTheVisibleItemsKeepsAPull(view: ViewKind) {
      let screen = scrolled(view)
      screen.view.scroll(to: -60)
      screen.update { $0.deleteItems([39]) }
      #expect(screen.view.contentOffset.y == -60)
    }

    @Test(arguments: ViewKind.allCases)
    func theViewScrollsIntoTheInsetBelowItsContent(view: ViewKind) {
      let screen = scrolled(view)
      screen.view.contentInset.bottom = 30
      screen.view.scroll(to: 44 * 30 + 30)
      screen.update { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(screen.view.contentOffset.y == 1438)
    }

    /// The user sees the items below the bar, so these stay in place.
    @Test(arguments: ViewKind.allCases)
    func anItemThatABarCoversIsNotFollowed(view: ViewKind) throws {
      let screen = scrolled(view)
      screen.view.contentInset.top = 100
      #expect(try position(of: 7, in: screen) == 77)
      screen.update { $0.insertItems([100], beforeItem: 7) }
      #expect(try position(of: 7, in: screen) == 77)
    }

    @Test(arguments: ViewKind.allCases)
    func byDefaultTheOffsetStays(view: ViewKind) {
      let screen = scrolled(view)
      screen.keepsScrollPosition = false
      screen.update { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(screen.view.contentOffset.y == 231)
      #expect(!view.screen().keepsScrollPosition)
    }

    #if canImport(AppleBase)
      /// The left inset, such as a bar at the side, covers the first items of a view that scrolls horizontally.
      @Test func itemsThatTheLeftInsetCoversAreNotFollowed() {
        let collection = TestCollection(visibleRows: 1)
        collection.screen.layout.scrollDirection = .horizontal
        collection.screen.layout.itemSize = CGSize(width: 44, height: 44)
        collection.view.contentInset.left = 100
        collection.keepsScrollPosition = true
        collection.apply([(0, Array(0..<100))])
        collection.view.layoutIfNeeded()
        collection.view.contentOffset = CGPoint(x: 440, y: 0)
        collection.view.layoutIfNeeded()
        // The items 10 and 11 are below the inset. Two items are inserted after them, and before the item 12.
        collection.update { $0.insertItems([200, 201], beforeItem: 12) }
        #expect(collection.view.contentOffset.x == 528)
      }
    #endif
  }
#endif
