// Only the replacement of AppKit simulates the drags of a user.
#if canImport(AppleBase)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  /// Items that the user reorders in table views and collection views.
  @MainActor
  struct ViewReorderingDoubleTests {
    private func makeFixture(_ view: ViewKind) -> any ViewFixture {
      let fixture = view.screen([(1, [1, 2, 3]), (2, [4, 5])])
      fixture.reorderingHandlers.canReorderItem = { $0 != 3 }
      return fixture
    }

    struct Drag: Sendable {
      var items: [Int]
      var section: Int
      var position: Int
      /// The items of both sections after the drag, or nil if it is refused.
      var result: [[Int]]?
    }

    /// Drags of one item: within its section, to another section, to its own position, and one that cannot be reordered.
    nonisolated static let drags = [
      [Drag(items: [1], section: 0, position: 2, result: [[2, 1, 3], [4, 5]])],
      [Drag(items: [5], section: 1, position: 0, result: [[1, 2, 3], [5, 4]])],
      [
        Drag(items: [1], section: 1, position: 1, result: [[2, 3], [4, 1, 5]]),
        Drag(items: [5], section: 0, position: 0, result: [[5, 2, 3], [4, 1]]),
      ],
      [Drag(items: [1], section: 1, position: 2, result: [[2, 3], [4, 5, 1]])],
      [
        Drag(items: [2], section: 0, position: 1, result: [[1, 2, 3], [4, 5]]),
        Drag(items: [2], section: 0, position: 2, result: [[1, 2, 3], [4, 5]]),
      ],
      [Drag(items: [3], section: 0, position: 0, result: nil)],
    ]

    /// Drags of several items, which move in their order.
    nonisolated static let dragsOfSeveralItems = [
      [
        Drag(items: [1, 2], section: 1, position: 1, result: [[3], [4, 1, 2, 5]]),
        Drag(items: [4, 5], section: 1, position: 1, result: [[3], [4, 5, 1, 2]]),
        Drag(items: [4, 2], section: 1, position: 2, result: [[3], [5, 4, 2, 1]]),
        Drag(items: [4, 2], section: 1, position: 2, result: [[3], [5, 4, 2, 1]]),
      ],
      [
        Drag(items: [2, 5, 1], section: 0, position: 2, result: [[1, 2, 5, 3], [4]]),
        Drag(items: [1, 5], section: 1, position: 1, result: [[2, 3], [4, 1, 5]]),
      ],
    ]

    @Test(arguments: ViewKind.allCases, drags + dragsOfSeveralItems)
    func theUserDragsItems(view: ViewKind, drags: [Drag]) {
      let fixture = makeFixture(view)
      for drag in drags {
        let former = fixture.snapshot
        fixture.selectedItems = drag.items
        var moved: [Int] = []
        fixture.reorderingHandlers.didReorder = { moved.append($0.item) }
        let isDropped = fixture.userDrags(drag.items, drag.section, drag.position)
        #expect(isDropped == (drag.result != nil))
        let result = drag.result.map { Snapshot(zip([1, 2], $0).map { ($0, $1) }) } ?? former
        #expect(fixture.snapshot == result)
        #expect(fixture.isUpToDate)
        #expect(Set(moved).isSubset(of: drag.items) && moved.isEmpty == (result == former))
        #expect(Set(fixture.selectedItems) == Set(drag.items))
      }
    }

    @Test(arguments: ViewKind.allCases)
    func appliesWaitFromTheLiftToTheEnd(view: ViewKind) {
      let fixture = makeFixture(view)
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      var isComplete = false
      let before = fixture.shownTexts
      let isDropped = fixture.userDrags([2], 1, 1) {
        fixture.apply(waiting) { isComplete = true }
        #expect(fixture.shownTexts == before)
        #expect(!isComplete)
      }
      #expect(isDropped)
      #expect(isComplete)
      #expect(fixture.shownTexts == fixture.texts(of: waiting))
    }

    @Test(arguments: ViewKind.allCases)
    func appliesWaitUntilSeveralItemsAreDropped(view: ViewKind) {
      let fixture = makeFixture(view)
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      fixture.reorderingHandlers.didReorder = { [unowned fixture] _ in fixture.apply(waiting) }
      #expect(fixture.userDrags([1, 2], 1, 1))
      #expect(fixture.shownTexts == fixture.texts(of: waiting))
    }

    @Test(arguments: ViewKind.allCases)
    func aCancelledDragLetsAppliesRun(view: ViewKind) throws {
      let fixture = makeFixture(view)
      let before = fixture.shownTexts
      let session = try #require(fixture.userLifts([1]))
      fixture.apply([(1, [3, 1])])
      #expect(fixture.shownTexts == before)
      // A drop that another app began is refused.
      #expect(!fixture.userDrops(0, 2, from: nil))
      fixture.userEnds(session, dropped: false)
      #expect(fixture.snapshot == Snapshot([(1, [3, 1])]))
      #expect(fixture.isUpToDate)
    }

    @Test(arguments: ViewKind.allCases)
    func nothingIsReorderedIfOneItemCanNoLongerBe(view: ViewKind) {
      let fixture = makeFixture(view)
      let before = fixture.snapshot
      var questions = 0
      // The handler refuses an item after the view has asked about both.
      fixture.reorderingHandlers.canReorderItem = { _ in
        questions += 1
        return questions != 3
      }
      #expect(!fixture.userDrags([1, 2], 1, 1))
      #expect(fixture.snapshot == before && fixture.isUpToDate)
    }

    // MARK: Tables

    @Test func dropsBesideTheRowsOfASection() throws {
      let table = TableFixture(headers: true)
      table.apply([(1, [1, 2, 3]), (2, [4, 5])])
      table.reorderingHandlers.canReorderItem = { _ in true }
      let before = table.snapshot
      #expect(!table.tableView.userDrags(2, above: 0), "Before the first header")
      #expect(table.snapshot == before && table.isUpToDate)
      let header = try #require(table.dataSource.row(forSectionIdentifier: 2))
      #expect(table.tableView.userDrags(1, above: header), "At the end of the first section")
      #expect(table.snapshot == Snapshot([(1, [2, 3, 1]), (2, [4, 5])]))
      #expect(table.isUpToDate)
    }

    @Test func aDropOnARowOrAnItemBecomesADropBeforeIt() throws {
      let table = TableFixture()
      table.apply([(1, [1, 2, 3, 4, 5])])
      table.reorderingHandlers.canReorderItem = { _ in true }
      let session = try #require(table.tableView.userLifts([3]))
      #expect(table.tableView.userDrops(at: 1, .on, from: table.tableView))
      #expect(table.tableView.dropPosition?.operation == .above)
      table.tableView.userEnds(session, dropped: true)
      #expect(table.shownRows == ["1", "4", "2", "3", "5"])
      let fixture = CollectionFixture()
      fixture.apply([(1, [1, 2, 3]), (2, [4, 5])])
      fixture.reorderingHandlers.canReorderItem = { _ in true }
      let view = fixture.collectionView
      let other = try #require(view.userLifts([[1, 1]]))
      #expect(view.userDrops(at: [0, 0], .on, from: view))
      view.userEnds(other, dropped: true)
      #expect(fixture.shownItems == [["5", "1", "2", "3"], ["4"]])
    }

    @Test func theOtherRowsStayWhenAHandlerRefusesOneAtTheDrop() throws {
      let fixture = makeFixture(.table)
      let session = try #require(fixture.userLifts([1, 2]))
      fixture.reorderingHandlers.canReorderItem = { $0 == 2 }
      #expect(fixture.userDrops(1, 1, from: fixture.view))
      fixture.userEnds(session, dropped: true)
      #expect(fixture.shownTexts == [["1", "3", "4", "2", "5"]])
    }

    @Test func registeredTypesOfTheViewStay() {
      let tableView = NSTableView()
      tableView.registerForDraggedTypes([NSPasteboard.PasteboardType("file")])
      _ = TableViewTarget(tableView)
      #expect(tableView.registeredDraggedTypes.contains(NSPasteboard.PasteboardType("file")))
    }

    // MARK: Collections

    @Test func dropsOutsideOfACollectionAreRefused() {
      let collection = CollectionFixture()
      collection.apply([(1, [1, 2, 3]), (2, [4, 5])])
      collection.reorderingHandlers.canReorderItem = { _ in true }
      for path in [IndexPath(item: 0, section: 2), IndexPath(item: 3, section: 1)] {
        #expect(!collection.collectionView.userDrags([0, 0], before: path))
      }
      #expect(collection.shownItems == [["1", "2", "3"], ["4", "5"]])
      #expect(collection.userDrags([1], 0, 2))
      #expect(collection.collectionView.animations.last == true)
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
