#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewUserTests {
    private let screen = CollectionViewScreen(height: 440)
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()

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
