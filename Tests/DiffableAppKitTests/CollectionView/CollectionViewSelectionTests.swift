#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewSelectionTests {
    private func makeView() -> CollectionFixture {
      let view = CollectionFixture()
      view.collectionView.isSelectable = true
      view.collectionView.allowsMultipleSelection = true
      view.dataSource.apply(Snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      return view
    }

    @Test func itemsAreSelectedAndDeselected() {
      let view = makeView()
      view.dataSource.selectedItemIdentifiers = [5, 2, 99]
      #expect(view.dataSource.selectedItemIdentifiers == [2, 5])
      view.dataSource.selectedItemIdentifiers.removeAll { [2, 1].contains($0) }
      #expect(view.dataSource.selectedItemIdentifiers == [5])
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func selectedItemsStaySelected(mode: ApplyMode) {
      let view = makeView()
      view.dataSource.selectedItemIdentifiers = [2, 3, 4]
      var snapshot = Snapshot([(2, [9, 4]), (1, [3, 8, 1])])
      snapshot.reloadItems([3])
      view.dataSource.apply(snapshot, mode: mode)
      #expect(view.dataSource.selectedItemIdentifiers == [4, 3])
    }

    @Test func selectedItemsAreDeletedIfAllowed() {
      let view = makeView()
      view.dataSource.selectedItemIdentifiers = [1, 2, 4]
      #expect(view.dataSource.deleteSelectedItems() == [])
      var deleted: [Int] = []
      view.dataSource.itemHandlers.canDeleteItem = { $0 != 2 }
      view.dataSource.itemHandlers.didDeleteItem = { item, _ in deleted.append(item) }
      #expect(view.dataSource.deleteSelectedItems() == [1, 4])
      #expect(deleted == [1, 4])
      #expect(view.shownItems == [["2", "3"], ["5"]])
      #expect(view.dataSource.selectedItemIdentifiers == [2])
    }

    @Test func pathsAndItemsConvertIntoEachOther() {
      let view = makeView()
      #expect(view.dataSource.indexPath(for: 5) == IndexPath(item: 1, section: 1))
      #expect(view.dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
      #expect(view.dataSource.indexPath(for: 99) == nil)
    }

    @Test func prefetchingReportsItems() {
      let view = makeView()
      var prefetched: [Int] = []
      var cancelled: [Int] = []
      view.dataSource.itemHandlers.prefetchItems = { prefetched += $0 }
      view.dataSource.itemHandlers.cancelPrefetchingItems = { cancelled += $0 }
      #expect(view.collectionView.prefetchDataSource === view.target.events)
      let paths = [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)]
      view.collectionView.prefetchDataSource?
        .collectionView(view.collectionView, prefetchItemsAt: paths)
      view.target.events.collectionView(
        view.collectionView,
        cancelPrefetchingForItemsAt: [paths[1], IndexPath(item: 9, section: 0)]
      )
      #expect(prefetched == [3, 4])
      #expect(cancelled == [4])
    }
  }
#endif
