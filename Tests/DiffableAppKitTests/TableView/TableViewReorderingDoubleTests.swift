// Only the replacement of AppKit simulates the drags of a user.
#if canImport(AppleBase)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewReorderingDoubleTests {
    private func makeTable(headers: Bool) -> TableFixture {
      let table = TableFixture(headers: headers)
      table.dataSource.apply(Snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      table.dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
      return table
    }

    /// Drags an item above another item, and returns whether it was dropped.
    ///
    /// The function also checks that the table shows the snapshot of the data source.
    private func drag(_ item: Int, above destination: Int, _ table: TableFixture) throws -> Bool {
      let source = try #require(table.dataSource.row(forItemIdentifier: item))
      let row = try #require(table.dataSource.row(forItemIdentifier: destination))
      let isDropped = table.tableView.userDrags(source, above: row)
      #expect(table.shownRows == table.rows(of: table.dataSource.snapshot()))
      return isDropped
    }

    @Test(arguments: [false, true])
    func itemMovesDownWithinItsSection(headers: Bool) throws {
      let table = makeTable(headers: headers)
      #expect(try drag(1, above: 3, table))
      #expect(table.dataSource.snapshot() == (Snapshot([(1, [2, 1, 3]), (2, [4, 5])])))
    }

    @Test(arguments: [false, true])
    func itemMovesUpWithinItsSection(headers: Bool) throws {
      let table = makeTable(headers: headers)
      #expect(try drag(5, above: 4, table))
      #expect(table.dataSource.snapshot() == (Snapshot([(1, [1, 2, 3]), (2, [5, 4])])))
    }

    @Test(arguments: [false, true])
    func itemMovesToAnotherSection(headers: Bool) throws {
      let table = makeTable(headers: headers)
      #expect(try drag(1, above: 5, table))
      #expect(table.dataSource.snapshot() == (Snapshot([(1, [2, 3]), (2, [4, 1, 5])])))
      #expect(try drag(5, above: 2, table))
      #expect(table.dataSource.snapshot() == (Snapshot([(1, [5, 2, 3]), (2, [4, 1])])))
    }

    @Test(arguments: [false, true])
    func itemThatCannotBeReorderedStays(headers: Bool) throws {
      let table = makeTable(headers: headers)
      let before = table.dataSource.snapshot()
      #expect(try !drag(3, above: 1, table))
      #expect(table.dataSource.snapshot() == before)
    }

    @Test func dropBeforeTheFirstHeaderIsRefused() {
      let table = makeTable(headers: true)
      let before = table.dataSource.snapshot()
      #expect(!table.tableView.userDrags(2, above: 0))
      #expect(table.dataSource.snapshot() == before)
      #expect(table.shownRows == table.rows(of: before))
    }

    @Test func dropAtTheHeaderOfANextSectionEndsTheSectionBeforeIt() throws {
      let table = makeTable(headers: true)
      let header = try #require(table.dataSource.row(forSectionIdentifier: 2))
      #expect(table.tableView.userDrags(1, above: header))
      #expect(table.dataSource.snapshot() == (Snapshot([(1, [2, 3, 1]), (2, [4, 5])])))
      #expect(table.shownRows == table.rows(of: table.dataSource.snapshot()))
    }

    @Test func dropAtItsOwnPlaceKeepsTheRow() {
      let table = makeTable(headers: false)
      #expect(table.tableView.userDrags(1, above: 1))
      #expect(table.tableView.userDrags(1, above: 2))
      #expect(table.shownRows == ["1", "2", "3", "4", "5"])
    }

    @Test func dropOnARowBecomesADropAboveIt() throws {
      let table = makeTable(headers: false)
      let session = try #require(table.tableView.userLifts([3]))
      #expect(table.tableView.userDrops(at: 1, .on, from: table.tableView))
      #expect(table.tableView.dropPosition?.operation == .above)
      table.tableView.userEnds(session, dropped: true)
      #expect(table.shownRows == ["1", "4", "2", "3", "5"])
    }

    @Test(arguments: [false, true])
    func appliesWaitFromTheLiftToTheEnd(headers: Bool) throws {
      let table = makeTable(headers: headers)
      var moves: [String] = []
      table.dataSource.reorderingHandlers.didReorder = { moves.append("\($0.move)") }
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      let source = try #require(table.dataSource.row(forItemIdentifier: 2))
      var duringDrag: [String] = []
      var isComplete = false
      let isDropped = table.tableView.userDrags(source, above: source + 3) {
        let before = table.shownRows
        table.dataSource.apply(waiting) { isComplete = true }
        duringDrag = table.shownRows
        #expect(duringDrag == before)
        #expect(!isComplete)
      }
      #expect(isDropped)
      #expect(moves.count == 1)
      #expect(isComplete)
      #expect(table.shownRows == table.rows(of: waiting))
    }

    @Test func cancelledDragLetsAppliesRun() throws {
      let table = makeTable(headers: false)
      let session = try #require(table.tableView.userLifts([0]))
      let next = Snapshot([(1, [3, 1])])
      table.dataSource.apply(next)
      #expect(table.shownRows == ["1", "2", "3", "4", "5"])
      table.tableView.userEnds(session, dropped: false)
      #expect(table.shownRows == ["3", "1"])
    }

    /// Drags several items above another item, and returns whether they were dropped.
    private func drag(_ items: [Int], above destination: Int, _ table: TableFixture) throws -> Bool
    {
      let rows = items.compactMap { table.dataSource.row(forItemIdentifier: $0) }
      let row = try #require(table.dataSource.row(forItemIdentifier: destination))
      let session = try #require(table.tableView.userLifts(IndexSet(rows)))
      let isDropped = table.tableView.userDrops(at: row, from: table.tableView)
      table.tableView.userEnds(session, dropped: isDropped)
      #expect(table.shownRows == table.rows(of: table.dataSource.snapshot()))
      return isDropped
    }

    @Test(arguments: [false, true])
    func severalRowsMoveInTheirOrder(headers: Bool) throws {
      let table = makeTable(headers: headers)
      var moves: [String] = []
      table.dataSource.reorderingHandlers.didReorder = { moves.append("\($0.move)") }
      table.tableView.allowsMultipleSelection = true
      table.dataSource.selectedItemIdentifiers = [1, 2]
      #expect(try drag([1, 2], above: 5, table))
      #expect(table.dataSource.snapshot() == Snapshot([(1, [3]), (2, [4, 1, 2, 5])]))
      #expect(moves.count == 2)
      #expect(table.dataSource.selectedItemIdentifiers == [1, 2])
      #expect(try drag([4, 5], above: 1, table))
      #expect(table.dataSource.snapshot() == Snapshot([(1, [3]), (2, [4, 5, 1, 2])]))
      #expect(try drag([4, 2], above: 1, table))
      #expect(table.dataSource.snapshot() == Snapshot([(1, [3]), (2, [5, 4, 2, 1])]))
      #expect(try drag([4, 2], above: 2, table))
      #expect(table.dataSource.snapshot() == Snapshot([(1, [3]), (2, [5, 4, 2, 1])]))
    }

    @Test(arguments: [false, true])
    func appliesWaitUntilSeveralRowsAreDropped(headers: Bool) throws {
      let table = makeTable(headers: headers)
      let waiting = Snapshot([(2, [4, 6]), (1, [1])])
      table.dataSource.reorderingHandlers.didReorder = {
        [unowned dataSource = table.dataSource] _ in
        dataSource.apply(waiting)
      }
      #expect(try drag([1, 2], above: 5, table))
      #expect(table.shownRows == table.rows(of: waiting))
    }

    @Test func theOtherRowsStayWhenAHandlerRefusesOneAtTheDrop() throws {
      let table = makeTable(headers: false)
      let session = try #require(table.tableView.userLifts([0, 1]))
      table.dataSource.reorderingHandlers.canReorderItem = { $0 == 2 }
      #expect(table.tableView.userDrops(at: 4, from: table.tableView))
      table.tableView.userEnds(session, dropped: true)
      #expect(table.shownRows == ["1", "3", "4", "2", "5"])
    }

    @Test func rowsOfWhichOneStaysAreNotReordered() {
      let table = makeTable(headers: false)
      table.dataSource.delegate = nil
      let session = NSDraggingSession()
      table.dataSource.target.events.tableView(
        table.tableView,
        draggingSession: session,
        willBeginAt: .zero,
        forRowIndexes: [1, 2]
      )
      #expect(!table.tableView.userDrops(at: 5, from: table.tableView))
      table.tableView.userEnds(session, dropped: false)
      #expect(table.shownRows == ["1", "2", "3", "4", "5"])
    }

    @Test func dragsFromElsewhereAreRefused() throws {
      let table = makeTable(headers: false)
      let other = try #require(table.tableView.userLifts([0]))
      #expect(!table.tableView.userDrops(at: 4, from: nil))
      table.tableView.userEnds(other, dropped: false)
      #expect(table.shownRows == ["1", "2", "3", "4", "5"])
    }

    @Test func droppedItemStaysSelected() throws {
      let table = makeTable(headers: true)
      table.dataSource.selectedItemIdentifiers = [1]
      #expect(try drag(1, above: 5, table))
      #expect(table.dataSource.selectedItemIdentifiers == [1])
    }

    @Test func registeredTypesOfTheViewStay() {
      let tableView = NSTableView()
      tableView.registerForDraggedTypes([NSPasteboard.PasteboardType("file")])
      _ = TableViewTarget(tableView)
      #expect(tableView.registeredDraggedTypes.contains(NSPasteboard.PasteboardType("file")))
    }
  }
#endif
