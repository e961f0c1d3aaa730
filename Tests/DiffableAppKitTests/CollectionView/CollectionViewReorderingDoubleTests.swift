// Only the replacement of AppKit simulates the drags of a user.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewReorderingDoubleTests {
    private func makeView() -> CollectionFixture {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      view.dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
      return view
    }

    /// Drags an item before a path, and returns whether it was dropped.
    ///
    /// The function also checks that the view shows the snapshot of the data source.
    private func drag(_ item: Int, _ section: Int, _ position: Int, _ view: CollectionFixture)
      throws
      -> Bool
    {
      let source = try #require(view.dataSource.indexPath(for: item))
      let destination = IndexPath(item: position, section: section)
      let isDropped = view.collectionView.userDrags(source, before: destination)
      #expect(view.shownItems == view.items(of: view.dataSource.snapshot()))
      return isDropped
    }

    @Test func itemMovesDownWithinItsSection() throws {
      let view = makeView()
      #expect(try drag(1, 0, 2, view))
      #expect(view.dataSource.snapshot() == (Snapshot([(1, [2, 1, 3]), (2, [4, 5])])))
      #expect(view.collectionView.animations.last == true)
    }

    @Test func itemMovesUpWithinItsSection() throws {
      let view = makeView()
      #expect(try drag(5, 1, 0, view))
      #expect(view.dataSource.snapshot() == (Snapshot([(1, [1, 2, 3]), (2, [5, 4])])))
    }

    @Test func itemMovesToAnotherSection() throws {
      let view = makeView()
      #expect(try drag(1, 1, 2, view))
      #expect(view.dataSource.snapshot() == (Snapshot([(1, [2, 3]), (2, [4, 5, 1])])))
    }

    @Test func refusedDropsKeepTheItem() throws {
      let view = makeView()
      let before = view.dataSource.snapshot()
      #expect(try !drag(3, 0, 0, view))
      #expect(try !drag(1, 2, 0, view))
      #expect(try !drag(1, 1, 3, view))
      #expect(view.dataSource.snapshot() == before)
    }

    @Test func dropAtItsOwnPlaceKeepsTheItem() throws {
      let view = makeView()
      #expect(try drag(2, 0, 1, view))
      #expect(try drag(2, 0, 2, view))
      #expect(view.shownItems == [["1", "2", "3"], ["4", "5"]])
    }

    @Test func dropOnAnItemBecomesADropBeforeIt() throws {
      let view = makeView()
      let session = try #require(view.collectionView.userLifts([IndexPath(item: 1, section: 1)]))
      let destination = IndexPath(item: 0, section: 0)
      #expect(view.collectionView.userDrops(at: destination, .on, from: view.collectionView))
      view.collectionView.userEnds(session, dropped: true)
      #expect(view.shownItems == [["5", "1", "2", "3"], ["4"]])
    }

    @Test func appliesWaitFromTheLiftToTheEnd() {
      let view = makeView()
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      var isComplete = false
      let isDropped = view.collectionView.userDrags(
        IndexPath(item: 1, section: 0),
        before: IndexPath(item: 1, section: 1)
      ) {
        view.dataSource.apply(waiting) { isComplete = true }
        #expect(view.shownItems == [["1", "2", "3"], ["4", "5"]])
        #expect(!isComplete)
      }
      #expect(isDropped)
      #expect(isComplete)
      #expect(view.shownItems == view.items(of: waiting))
    }

    @Test func severalItemsMoveInTheirOrder() throws {
      let view = makeView()
      var moves: [String] = []
      view.dataSource.reorderingHandlers.didReorder = { moves.append("\($0.move)") }
      let session = try #require(view.collectionView.userLifts([[0, 1], [1, 1], [0, 0]]))
      #expect(view.collectionView.userDrops(at: [0, 2], from: view.collectionView))
      view.collectionView.userEnds(session, dropped: true)
      #expect(view.dataSource.snapshot() == Snapshot([(1, [1, 2, 5, 3]), (2, [4])]))
      #expect(view.shownItems == view.items(of: view.dataSource.snapshot()))
      let other = try #require(view.collectionView.userLifts([[0, 0], [0, 2]]))
      #expect(view.collectionView.userDrops(at: [1, 1], from: view.collectionView))
      view.collectionView.userEnds(other, dropped: true)
      #expect(view.dataSource.snapshot() == Snapshot([(1, [2, 3]), (2, [4, 1, 5])]))
      #expect(view.shownItems == view.items(of: view.dataSource.snapshot()))
      #expect(moves.count == 3)
    }

    @Test func appliesWaitUntilSeveralItemsAreDropped() throws {
      let view = makeView()
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      view.dataSource.reorderingHandlers.didReorder = { [unowned dataSource = view.dataSource] _ in
        dataSource.apply(waiting)
      }
      let session = try #require(view.collectionView.userLifts([[0, 0], [0, 1]]))
      #expect(view.collectionView.userDrops(at: [1, 2], from: view.collectionView))
      view.collectionView.userEnds(session, dropped: true)
      #expect(view.shownItems == view.items(of: waiting))
    }

    @Test func dragsFromElsewhereAreRefused() throws {
      let view = makeView()
      let other = try #require(view.collectionView.userLifts([[0, 0]]))
      #expect(!view.collectionView.userDrops(at: [1, 0], from: nil))
      view.collectionView.userEnds(other, dropped: false)
      #expect(view.shownItems == [["1", "2", "3"], ["4", "5"]])
    }

    @Test func dragsThatReorderNothingBelongToTheDelegate() throws {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1, 2])]))
      let delegate = UserCollectionDelegate([
        "collectionView:pasteboardWriterForItemAtIndexPath:",
        "collectionView:draggingSession:willBeginAtPoint:forItemsAtIndexPaths:",
        "collectionView:draggingSession:endedAtPoint:dragOperation:",
        "collectionView:validateDrop:proposedIndexPath:dropOperation:",
        "collectionView:acceptDrop:indexPath:dropOperation:",
        "collectionView:didSelectItemsAtIndexPaths:",
      ])
      view.dataSource.delegate = delegate
      let path = IndexPath(item: 1, section: 0)
      let session = try #require(view.collectionView.userLifts([path]))
      #expect(view.collectionView.userDrops(at: path, from: nil))
      view.collectionView.userEnds(session, dropped: true)
      view.collectionView.isSelectable = true
      view.collectionView.userSelects([path])
      #expect(delegate.calls == ["writer", "begin", "validate", "accept", "end", "select"])
    }
  }
#endif
