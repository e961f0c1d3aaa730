#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import DiffableSources
  import Testing

  /// Sources in a collection view.
  @MainActor
  struct CollectionViewConnectionTests {
    private let screen = SourceScreen()

    private func path(_ section: Int, _ item: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test func selectionReachesTheSource() {
      let connection = screen.connectCollection()
      let (target, view) = (connection.target, screen.collectionView)
      target.events.collectionView(view, didSelectItemsAt: [path(1, 2), path(0, 1), path(1, 0)])
      target.events.collectionView(view, didDeselectItemsAt: [path(1, 2), path(9, 9)])
      #expect(
        screen.calls == ["select b at 1", "select 1 at 0", "select 3 at 2", "deselect 3 at 2"]
      )
    }

    @Test func handlersCanChangeTheList() {
      let connection = screen.connectCollection()
      screen.letters.handlers.didSelect = { [screen] _, _ in screen.numbers.items = [3] }
      connection.target.events.collectionView(
        screen.collectionView,
        didSelectItemsAt: [path(0, 0), path(1, 0), path(1, 2)]
      )
      #expect(screen.calls == ["select 3 at 0"])
    }

    @Test func aSourceRefusesSelectionAndHighlighting() {
      screen.numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
      screen.letters.handlers.canHighlight = { item, _ in item == Letter("b") }
      let connection = screen.connectCollection()
      let (target, view) = (connection.target, screen.collectionView)
      let paths: Set = [path(0, 0), path(0, 1), path(1, 1)]
      #expect(
        target.events.collectionView(view, shouldSelectItemsAt: paths) == [path(0, 0), path(0, 1)]
      )
      for state in [NSCollectionViewItem.HighlightState.forSelection, .forDeselection] {
        #expect(
          target.events.collectionView(view, shouldChangeItemsAt: paths, to: state)
            == [path(0, 1), path(1, 1)]
        )
      }
      for state in [NSCollectionViewItem.HighlightState.none, .asDropTarget] {
        #expect(target.events.collectionView(view, shouldChangeItemsAt: paths, to: state) == paths)
      }
    }

    @Test func highlightingReachesTheSource() {
      let connection = screen.connectCollection()
      let (target, view) = (connection.target, screen.collectionView)
      func change(_ paths: Set<IndexPath>, _ state: NSCollectionViewItem.HighlightState) -> [String]
      {
        screen.calls { target.events.collectionView(view, didChangeItemsAt: paths, to: state) }
      }
      #expect(
        change([path(1, 1), path(0, 0)], .forSelection) == ["highlight a at 0", "highlight 2 at 1"]
      )
      #expect(change([path(0, 0)], .forDeselection) == [], "The user still presses the item")
      #expect(change([path(1, 2)], .asDropTarget) == [])
      #expect(change([path(1, 1), path(1, 2)], .none) == ["unhighlight 2 at 1"])
      screen.letters.items = []
      screen.letters.items = [Letter("a")]
      #expect(change([path(0, 0)], .none) == [])
    }

    @Test func deletionReachesTheSource() {
      let connection = screen.connectCollection()
      screen.collectionView.selectionIndexPaths = [path(0, 0), path(1, 0), path(1, 2)]
      #expect(connection.deleteSelectedItems() == 0)
      screen.numbers.handlers.canDelete = { item, _ in item != 3 }
      screen.letters.handlers.canDelete = { _, _ in true }
      #expect(connection.deleteSelectedItems() == 2)
      #expect(screen.calls == ["delete a at 0", "delete 1 at 0"])
      #expect(screen.collectionView.selectionIndexPaths == [path(1, 1)])
      #expect(!connection.perform(.delete, at: ItemPath(section: 1, item: 1)))
      #expect(!connection.perform(.delete, at: ItemPath(section: 1, item: 2)))
      #expect(connection.perform(.delete, at: ItemPath(section: 1, item: 0)))
      #expect(screen.numbers.items == [3])
    }

    @Test func pathsAndItemsConvertIntoEachOther() {
      let connection = screen.connectCollection()
      #expect(connection.item(at: path(1, 1), of: screen.numbers) == 2)
      #expect(connection.item(at: path(0, 0), of: screen.numbers) == nil)
      #expect(connection.indexPath(for: 2, in: screen.numbers) == path(1, 1))
      #expect([0, 1].map { connection.isSection($0, of: screen.numbers) } == [false, true])
    }

    @Test func prefetchingReachesTheSource() {
      let connection = screen.connectCollection()
      let prefetching = screen.collectionView.prefetchDataSource
      #expect(prefetching === connection.target.events)
      prefetching?.collectionView(
        screen.collectionView,
        prefetchItemsAt: [path(1, 2), path(0, 0), path(1, 0)]
      )
      connection.target.events.collectionView(
        screen.collectionView,
        cancelPrefetchingForItemsAt: [path(0, 0)]
      )
      #expect(screen.calls == ["prefetch [3, 1]", "prefetch [a]", "cancel [a]"])
    }

    @Test func aLaterConnectionReplacesTheFirst() {
      let first = screen.letters.connect(to: screen.collectionView)
      let second = screen.numbers.connect(to: screen.collectionView)
      #expect(screen.collectionView.delegate === second.target.events)
      second.target.events.collectionView(screen.collectionView, didSelectItemsAt: [path(0, 0)])
      #expect(screen.calls == ["select 1 at 0"])
      // The first connection no longer changes the collection view.
      first.target.updatesOutsideWindow = .batches
      screen.letters.items = [Letter("c")]
      screen.collectionView.selectionIndexPaths = [path(0, 0)]
      screen.letters.items = []
      #expect(first.deleteSelectedItems() == 0)
      #expect(screen.collectionView.numberOfItems(inSection: 0) == 3)
      #expect(screen.collectionView.selectionIndexPaths == [path(0, 0)])
    }
  }
#endif
