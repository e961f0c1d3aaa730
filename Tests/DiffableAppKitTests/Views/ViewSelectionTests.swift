#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  /// Selected items, in table views and collection views.
  @MainActor
  struct ViewSelectionTests {
    private let sections = [(1, [1, 2, 3]), (2, [4, 5])]

    @Test(arguments: ViewKind.allCases)
    func selectedItemsAreDeletedIfAllowed(view: ViewKind) {
      let fixture = view.screen(sections)
      fixture.selectedItems = [1, 2, 4]
      #expect(fixture.deleteSelectedItems() == [])
      var (deleted, paths): ([Int], [ItemPath]) = ([], [])
      fixture.itemHandlers.canDeleteItem = { $0 != 2 }
      fixture.itemHandlers.didDeleteItem = { item, path in
        deleted.append(item)
        paths.append(path)
      }
      #expect(fixture.deleteSelectedItems() == [1, 4])
      #expect(deleted == [1, 4])
      #expect(paths == [ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 0)])
      #expect(fixture.snapshot == Snapshot([(1, [2, 3]), (2, [5])]))
      #expect(fixture.isUpToDate)
      #expect(fixture.selectedItems == [2])
    }

    @Test func theItemOfAMenuIsDeleted() {
      let table = TableFixture()
      table.apply([(1, [1, 2])])
      table.itemHandlers.canDeleteItem = { _ in true }
      #expect(table.dataSource.deleteItems([2, 99]) == [2])
      #expect(table.shownRows == ["1"])
    }

    @Test func theSelectionStaysWhenTheDelegateIsSetAndHeadersAreShown() {
      let table = TableFixture()
      table.allowsMultipleSelection = true
      table.apply(sections)
      table.selectedItems = [2, 5]
      let delegate = UserDelegate([])
      table.dataSource.delegate = delegate
      #expect(table.selectedItems == [2, 5])
      table.dataSource.sectionHeaderViewProvider = { _, _, _ in NSView() }
      #expect(table.selectedItems == [2, 5])
      #expect(Array(table.tableView.selectedRowIndexes) == [2, 6])
      table.dataSource.sectionHeaderViewProvider = nil
      #expect(table.selectedItems == [2, 5])
    }

    // MARK: Collections

    @Test func prefetchingReportsItems() {
      let fixture = CollectionFixture()
      fixture.apply(sections)
      var (prefetched, cancelled): ([Int], [Int]) = ([], [])
      fixture.itemHandlers.prefetchItems = { prefetched += $0 }
      fixture.itemHandlers.cancelPrefetchingItems = { cancelled += $0 }
      #expect(fixture.collectionView.prefetchDataSource === fixture.target.events)
      let paths = [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)]
      fixture.collectionView.prefetchDataSource?
        .collectionView(fixture.collectionView, prefetchItemsAt: paths)
      fixture.target.events.collectionView(
        fixture.collectionView,
        cancelPrefetchingForItemsAt: [paths[1], IndexPath(item: 9, section: 0)]
      )
      #expect(prefetched == [3, 4])
      #expect(cancelled == [4])
    }
  }
#endif
