#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // Behavior of the adapter that a test can observe only if the double replaces the collection view.
  @MainActor
  final class CollectionViewWithDoubleTests {
    private let screen = CollectionViewScreen()
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()

    @Test func aSwipeInAListLayoutDeletesTheItem() throws {
      weak var shown: CollectionViewDiffableDataSource<String, Int>?
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        shown?.deleteSwipeActions(forItemAt: indexPath, title: "Delete")
      }
      screen.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: configuration
      )
      shown = dataSource
      dataSource.itemHandlers.canDeleteItem = { $0 != 1 }
      dataSource.apply(Snapshot([("a", [1, 2, 3])]))
      #expect(screen.view.userSwipesItem(at: IndexPath(item: 0, section: 0)).isEmpty)
      let actions = screen.view.userSwipesItem(at: IndexPath(item: 1, section: 0))
      let delete = try #require(actions.first)
      var isDeleted = false
      delete.handler(delete, screen.view) { isDeleted = $0 }
      #expect(isDeleted)
      #expect(screen.texts == [["1", "3"]])
      #expect(dataSource.snapshot().itemIdentifiers == [1, 3])
    }

    @Test func reloadOutsideOfAWindowDoesNotLayOut() {
      let screen = CollectionViewScreen(isInWindow: false)
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot([("a", [1, 2])]))
      dataSource.apply(Snapshot([("a", [2])]))
      #expect(screen.view.layoutsOutsideWindow == 0)
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(Snapshot([("a", [3])]))
      #expect(screen.view.layoutsOutsideWindow == 1)
    }

    @Test func dragInteractionMovesTheItem() async throws {
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      var isReported = false
      dataSource.reorderingHandlers.didReorder = { _ in isReported = true }
      await dataSource.apply(Snapshot([("a", [1, 2, 3])]))
      #expect(screen.view.liftItem(at: IndexPath(item: 0, section: 0)))
      applyWaiting([4])
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.view.numberOfItems(inSection: 0) == 3)
      screen.view.updateInteractiveMovementTarget(IndexPath(item: 2, section: 0))
      screen.view.endDrag(drops: true)
      #expect(isReported)
      await waitUntil { screen.view.numberOfItems(inSection: 0) == 1 }
      #expect(screen.texts == [["4"]])
      #expect(screen.view.liftItem(at: IndexPath(item: 0, section: 0)))
      applyWaiting([5, 6])
      screen.view.endDrag(drops: false)
      await waitUntil { screen.view.numberOfItems(inSection: 0) == 2 }
      #expect(screen.texts == [["5", "6"]])
    }

    private func applyWaiting(_ items: [Int]) {
      dataSource.apply(Snapshot([("a", items)]))
    }

    @Test func anyKindOfSupplementaryViewIsShown() {
      screen.layout.additionalKinds = ["badge"]
      var number = 1
      dataSource.supplementaryViewProvider = { _, kind, path, section in
        kind.rawValue == "badge"
          ? .view(LabelView.self) { $0.text = "\(section) \(number)" } : nil
      }
      dataSource.apply(Snapshot([("a", [1]), ("b", [])]))
      #expect(badges == ["a 1", "b 1"])
      number = 2
      dataSource.update { $0.reconfigureSections(["b"]) }
      #expect(badges == ["a 1", "b 2"])
    }

    private var badges: [String?] {
      screen.view.layoutIfNeeded()
      return (0..<screen.view.numberOfSections).map { section in
        let path = IndexPath(item: 0, section: section)
        let view = screen.view.supplementaryView(forElementKind: "badge", at: path)
        return (view as? LabelView)?.text
      }
    }
  }
#endif
