#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  @MainActor
  final class CollectionViewUserTests {
    private let screen = CollectionViewScreen(height: 440)
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()

    // MARK: Selection

    @Test func selectionIsReadAndSetByItem() {
      screen.view.allowsMultipleSelection = true
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
      dataSource.selectedItemIdentifiers.append(3)
      dataSource.selectedItemIdentifiers.append(1)
      dataSource.selectedItemIdentifiers.append(9)
      #expect(dataSource.selectedItemIdentifiers == [1, 3])
      dataSource.selectedItemIdentifiers.removeAll { $0 == 3 }
      dataSource.selectedItemIdentifiers.removeAll { $0 == 9 }
      #expect(dataSource.selectedItemIdentifiers == [1])
      #expect(screen.cell(0, 0)?.isSelected == true)
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func applyKeepsTheSelection(mode: ApplyMode) {
      screen.view.allowsMultipleSelection = true
      dataSource.apply(Snapshot([("a", [1, 2, 3, 4]), ("b", [5])]))
      dataSource.selectedItemIdentifiers = [1, 2, 4]
      var snapshot = Snapshot([("c", [6, 4]), ("a", [9, 1, 3])])
      snapshot.reloadItems([1])
      dataSource.apply(snapshot, mode: mode)
      #expect(dataSource.selectedItemIdentifiers == [4, 1])
      let selected = screen.texts.indices.flatMap { section in
        screen.texts[section].indices.map { screen.cell(section, $0)?.isSelected == true }
      }
      #expect(selected == [false, true, false, true, false])
    }

    // MARK: Scrolling

    @Test(arguments: [true, false])
    func applyKeepsTheScrollPosition(isAnimated: Bool) {
      dataSource.keepsScrollPosition = true
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 0, y: 450)
      screen.view.layoutIfNeeded()
      // The items 10 and 11 are deleted, and three items are inserted before them.
      dataSource.apply(
        Snapshot([("a", [200, 201, 202] + Array(0..<10) + Array(12..<100))]),
        animatingDifferences: isAnimated
      )
      // The item 12 is now the 14th, at 572 points, and stays 78 points below the top.
      #expect(screen.view.contentOffset.y == 494)
      #expect(screen.texts[0].contains("12"))
    }

    /// Following the moved item would scroll away from all other visible items.
    @Test func itemThatLosesItsOrderIsNotFollowed() {
      dataSource.keepsScrollPosition = true
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 0, y: 450)
      screen.view.layoutIfNeeded()
      dataSource.update { $0.moveItem(10, afterItem: 99) }
      // The item 11 is now the 11th, at 440 points, and stays 34 points below the top.
      #expect(screen.view.contentOffset.y == 406)
    }

    @Test(arguments: [true, false])
    func visibleItemsStayInPlaceWhenItemsAreInsertedBeforeThem(isAnimated: Bool) {
      dataSource.keepsScrollPosition = true
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 0, y: 450)
      screen.view.layoutIfNeeded()
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems(Array(80..<100))
      snapshot.insertItems([-3, -2, -1], beforeItem: 0)
      dataSource.apply(snapshot, animatingDifferences: isAnimated)
      #expect(screen.view.contentOffset.y == 582)
      #expect(screen.texts[0].contains("10"))
    }

    @Test func scrollPositionStaysInTheContent() {
      dataSource.keepsScrollPosition = true
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 0, y: 2200)
      screen.view.layoutIfNeeded()
      dataSource.apply(Snapshot([("a", Array(10..<51))]))
      // The item 50 could stay at the top only if there were space below the last item.
      #expect(screen.view.contentOffset.y == 1364)
    }

    @Test func viewDoesNotScrollByDefault() {
      dataSource.apply(Snapshot([("a", Array(0..<100))]))
      screen.view.layoutIfNeeded()
      screen.view.contentOffset = CGPoint(x: 0, y: 440)
      dataSource.apply(Snapshot([("a", Array(200..<210) + Array(0..<100))]))
      #expect(screen.view.contentOffset.y == 440)
    }

    // MARK: Index

    @Test func sectionIndexScrollsToItems() throws {
      dataSource.apply(
        Snapshot([("ab", []), ("ac", [1]), ("b", []), ("-", [2]), ("c", []), ("d", [])])
      )
      let target = dataSource.target
      #expect(target.events.indexTitles(for: screen.view) == nil)
      dataSource.setSectionIndexTitles { $0 == "-" ? nil : String($0.prefix(1)) }
      let titles = try #require(target.events.indexTitles(for: screen.view))
      #expect(titles == ["a", "b", "c", "d"])
      let items = titles.enumerated().map { index, title in
        let path = target.events.collectionView(
          screen.view,
          indexPathForIndexTitle: title,
          at: index
        )
        return dataSource.itemIdentifier(for: path)
      }
      #expect(items == [1, 2, 2, 2])
      dataSource.setSectionIndexTitles(nil)
      #expect(target.events.indexTitles(for: screen.view) == nil)
    }

    // MARK: Prefetching

    @Test func prefetchingReportsItems() throws {
      var log: [String] = []
      dataSource.itemHandlers.prefetchItems = { log.append("fetch \($0)") }
      dataSource.itemHandlers.cancelPrefetchingItems = { log.append("cancel \($0)") }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
      let source = try #require(screen.view.prefetchDataSource)
      let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)]
      source.collectionView(screen.view, prefetchItemsAt: paths)
      dataSource.target.events.collectionView(screen.view, cancelPrefetchingForItemsAt: [paths[0]])
      dataSource.target.events.collectionView(
        screen.view,
        prefetchItemsAt: [IndexPath(item: 7, section: 3)]
      )
      #expect(log == ["fetch [2, 3]", "cancel [2]"])
    }

    @Test func prefetchDataSourceOfTheAppStays() {
      let other = Prefetching()
      screen.view.prefetchDataSource = other
      _ = dataSource
      #expect(screen.view.prefetchDataSource === other)
      #expect(screen.view.dataSource === dataSource.target.events)
    }

    // MARK: Editing

    #if !os(tvOS)
      @Test func swipeDeletesTheItem() throws {
        dataSource.itemHandlers.canDeleteItem = { $0 != 1 }
        var deleted: [Int] = []
        dataSource.itemHandlers.didDeleteItem = { item, _ in deleted.append(item) }
        dataSource.apply(Snapshot([("a", [1, 2, 3])]))
        let first = IndexPath(item: 0, section: 0)
        #expect(dataSource.deleteSwipeActions(forItemAt: first, title: "Delete") == nil)
        let actions = try #require(
          dataSource.deleteSwipeActions(forItemAt: IndexPath(item: 1, section: 0), title: "Delete")
        )
        let action = try #require(actions.actions.first)
        #expect(action.title == "Delete" && action.style == .destructive)
        // The item moves between the swipe and the tap.
        dataSource.apply(Snapshot([("a", [1, 3, 2])]))
        var results: [Bool] = []
        action.handler(action, screen.view) { results.append($0) }
        action.handler(action, screen.view) { results.append($0) }
        #expect(results == [true, false])
        #expect(deleted == [2])
        #expect(screen.texts == [["1", "3"]])
      }
    #endif
  }
#endif
