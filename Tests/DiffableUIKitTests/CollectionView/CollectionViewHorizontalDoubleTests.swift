#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  /// The scroll position of a collection view that scrolls horizontally.
  @MainActor
  struct CollectionViewHorizontalDoubleTests {
    /// The left inset, such as a bar at the side, covers the first items, so they are not what the user sees.
    @Test func itemsThatTheLeftInsetCoversAreNotFollowed() {
      let screen = CollectionViewScreen(height: 44)
      screen.layout.scrollDirection = .horizontal
      screen.layout.itemSize = CGSize(width: 44, height: 44)
      screen.view.contentInset.left = 100
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.keepsScrollPosition = true
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 440, y: 0)
      screen.view.layoutIfNeeded()
      // The items 10 and 11 are below the inset. Two items are inserted after them, and before the item 12.
      dataSource.update { $0.insertItems([200, 201], beforeItem: 12) }
      #expect(screen.view.contentOffset.x == 528)
    }
  }
#endif
