#if canImport(AppleBase)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  // How the user drags rows, which only the double can simulate.
  @MainActor
  struct TableViewReorderingDoubleTests {
    /// How the user drags, and what the app has set up for it.
    enum Way: CaseIterable {
      /// With a drag session. The target is notified of the drag and the drop.
      case dragSession

      /// With the reordering control. The delegate of the app forwards the drag to the data source.
      case control

      /// With the reordering control, and without a delegate. The target observes which cell is reordered.
      case controlWithoutDelegate

      /// With the reordering control before iOS 14, and without a delegate. The target is notified only of the drop.
      case dropOnly
    }

    struct Case: Sendable {
      var from: IndexPath
      var to: IndexPath
      var result: [[String]]
    }

    nonisolated static let cases = [
      Case(from: [0, 2], to: [0, 0], result: [["3", "1", "2"], ["4", "5"]]),
      Case(from: [0, 0], to: [0, 2], result: [["2", "3", "1"], ["4", "5"]]),
      Case(from: [0, 1], to: [1, 2], result: [["1", "3"], ["4", "5", "2"]]),
      Case(from: [1, 0], to: [0, 3], result: [["1", "2", "3", "4"], ["5"]]),
    ]

    final class Delegate: NSObject, UITableViewDelegate {
      weak var dataSource: TableViewDiffableDataSource<Int, Int>?

      func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
      ) -> IndexPath {
        dataSource?.targetIndexPath(forMoveFromRowAt: source, toProposedIndexPath: proposed)
          ?? proposed
      }
    }

    let table: TestTable
    let delegate = Delegate()

    init() {
      table = TestTable([(0, [1, 2, 3]), (1, [4, 5])])
      table.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      table.dataSource.target.events.reordering.settlingTime = 1_000_000
      table.tableView.delayOfContentTouches = 20_000_000
      delegate.dataSource = table.dataSource
    }

    /// Lifts a row and holds it over another one.
    private func drag(_ way: Way, _ from: IndexPath, over to: IndexPath) async {
      switch way {
      case .dragSession:
        table.dataSource.reordersByDragging = true
        #expect(table.tableView.userHoldsRow(at: from))
        table.tableView.userBeginsDragSession()
      case .control, .controlWithoutDelegate, .dropOnly:
        table.tableView.reorderingCellsSaySo = way == .controlWithoutDelegate
        if way == .control { table.tableView.delegate = delegate }
        table.tableView.isEditing = true
        #expect(await table.tableView.userLiftsRow(at: from))
      }
      table.tableView.userHovers(over: to)
    }

    @Test(arguments: Way.allCases, cases)
    func theUserMovesARow(way: Way, move: Case) async {
      var moves: [Move<ItemPath>] = []
      table.dataSource.reorderingHandlers.didReorder = { moves.append($0.move) }
      let cell = table.tableView.cellForRow(at: move.from)
      await drag(way, move.from, over: move.to)
      table.tableView.userDropsRow()
      #expect(table.shownTexts == move.result)
      #expect(table.dataSource.snapshot().texts == move.result)
      #expect(table.tableView.cellForRow(at: move.to) === cell)
      #expect(moves == [Move(from: ItemPath(move.from), to: ItemPath(move.to))])
      await nextTurn()
      #expect(table.shownTexts == move.result)
      #expect(table.tableView.batchAnimations == [])
      table.update { $0.deleteItems([1]) }
      #expect(table.shownTexts == table.dataSource.snapshot().texts)
    }

    @Test(arguments: [Way.dragSession, .control, .controlWithoutDelegate], cases)
    func anApplyWaitsFromTheLiftOn(way: Way, move: Case) async {
      await drag(way, move.from, over: move.to)
      var hasEnded = false
      table.dataSource.apply(Snapshot([(1, [5, 6]), (0, [3, 1])])) { hasEnded = true }
      #expect(table.tableView.batchAnimations == [])
      table.tableView.userDropsRow()
      #expect(table.shownTexts == move.result)
      #expect(!hasEnded)
      await nextTurn()
      #expect(hasEnded)
      #expect(table.shownTexts == [["5", "6"], ["3", "1"]])
    }

    @Test(arguments: [UInt64](arrayLiteral: 1, 20_000_000, 200_000_000))
    func anApplyWaitsHoweverLongTheTableViewHoldsBackTheTouch(delay: UInt64) async {
      table.tableView.delayOfContentTouches = delay
      await drag(.controlWithoutDelegate, [0, 2], over: [0, 0])
      table.apply([(0, [3, 1])])
      #expect(table.tableView.batchAnimations == [])
      table.tableView.userDropsRow()
      await waitUntil { table.shownTexts == [["3", "1"]] }
    }

    @Test func aTouchThatLiftsNoRowStopsNoApply() async {
      table.tableView.isEditing = true
      table.tableView.reorderingCellsSaySo = false
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      table.tableView.systemCancelsDrag()
      table.apply([(0, [2])])
      #expect(table.shownTexts == [["2"]])
    }

    @Test func anAsynchronousApplyThatIsPreparingWaitsForALiftedRow() async {
      // The row is lifted after the call of apply, and before its changes are known.
      table.tableView.isEditing = true
      table.tableView.delayOfContentTouches = 0
      let snapshot = Snapshot([(0, [3, 1])])
      let apply = Task { await table.dataSource.apply(snapshot) }
      // This task runs when the other one has left the main actor to find the changes.
      let lift = Task { await table.tableView.userLiftsRow(at: [0, 0]) }
      #expect(await lift.value)
      await nextTurn()
      #expect(table.tableView.batchAnimations == [])
      table.tableView.userDropsRow()
      await apply.value
      #expect(table.shownTexts == [["3", "1"]])
    }

    @Test(arguments: Way.allCases, cases)
    func anApplyFromTheHandlerOfTheDropWaits(way: Way, move: Case) async {
      let dataSource = table.dataSource
      dataSource.reorderingHandlers.didReorder = { transaction in
        var snapshot = transaction.finalSnapshot
        snapshot.deleteItems([5])
        dataSource.apply(snapshot)
      }
      await drag(way, move.from, over: move.to)
      table.tableView.userDropsRow()
      #expect(table.shownTexts == move.result)
      await nextTurn()
      #expect(table.shownTexts == move.result.map { $0.filter { $0 != "5" } })
    }

    @Test(arguments: cases, [false, true])
    func aRefusedDropPutsTheRowBack(move: Case, appliesDirectly: Bool) async {
      table.dataSource.selectedItemIdentifiers.append(5)
      await drag(.dropOnly, move.from, over: move.to)
      table.dataSource.reorderingHandlers.canReorderItem = { _ in false }
      table.tableView.userDropsRow()
      #expect(table.shownTexts == move.result)
      var items = [["1", "2", "3"], ["4", "5"]]
      if appliesDirectly {
        table.update { $0.deleteItems([2]) }
        items = [["1", "3"], ["4", "5"]]
        #expect(table.shownTexts == items)
        #expect(table.dataSource.selectedItemIdentifiers == [5])
      } else {
        // The user scrolls away and back, and the table view asks for all cells again. If the row was dropped in another
        // section, that section has one row too many. The last row then has no item, and asking for its cell must not
        // trap.
        table.tableView.contentOffset.y = 100_000
        #expect(table.tableView.visibleCells.isEmpty)
        table.tableView.contentOffset.y = 0
        #expect(table.shownTexts == zip(items, move.result).map { Array($0.prefix($1.count)) })
        #expect(table.tableView.visibleCells.count == 5)
      }
      await nextTurn()
      #expect(table.shownTexts == items)
      #expect(table.dataSource.selectedItemIdentifiers == [5])
      table.apply([(0, [1])])
      #expect(table.shownTexts == [["1"]])
    }

    @Test func rowsThatCannotBeReorderedAreNotLifted() async {
      table.dataSource.reorderingHandlers.canReorderItem = { $0 != 1 }
      table.dataSource.reordersByDragging = true
      table.tableView.isEditing = true
      #expect(!table.tableView.userHoldsRow(at: [0, 0]))
      #expect(await !table.tableView.userLiftsRow(at: [0, 0]))
      let path = table.dataSource.targetIndexPath(
        forMoveFromRowAt: [0, 0],
        toProposedIndexPath: [0, 1]
      )
      #expect(path == [0, 0])
    }

    @Test(arguments: [Way.dragSession, .control, .controlWithoutDelegate], [false, true])
    func aDragThatIsCancelledOrReturnsLetsAppliesThrough(way: Way, isCancelled: Bool) async {
      await drag(way, [0, 0], over: isCancelled ? [0, 2] : [0, 0])
      var hasEnded = false
      table.dataSource.apply(Snapshot([(0, [2])])) { hasEnded = true }
      #expect(!hasEnded)
      if isCancelled { table.tableView.systemCancelsDrag() } else { table.tableView.userDropsRow() }
      await waitUntil { hasEnded }
      #expect(table.shownTexts == [["2"]])
    }

    @Test func aCancelledDragWithTheControlEndsAfterADragSession() async {
      await drag(.dragSession, [0, 0], over: [0, 2])
      table.tableView.systemCancelsDrag()
      await nextTurn()
      await drag(.controlWithoutDelegate, [0, 0], over: [0, 2])
      var hasEnded = false
      table.dataSource.apply(Snapshot([(0, [2])])) { hasEnded = true }
      #expect(!hasEnded)
      table.tableView.systemCancelsDrag()
      await waitUntil { hasEnded }
    }

    /// The system cancels the touch when the drag session begins, and the drag goes on.
    @Test func theEndOfTheTouchDoesNotEndADragSession() async throws {
      await drag(.dragSession, [0, 0], over: [0, 2])
      let observer = try #require(table.dataSource.target.events.reordering.touchObserver)
      observer.touchesBegan([], with: UIEvent())
      observer.touchesCancelled([], with: UIEvent())
      try await Task.sleep(nanoseconds: 50_000_000)
      var hasEnded = false
      table.dataSource.apply(Snapshot([(0, [2])])) { hasEnded = true }
      #expect(!hasEnded)
      table.tableView.systemCancelsDrag()
      await nextTurn()
      #expect(hasEnded)
    }

    @Test func aRowThatIsReleasedBeforeItIsDraggedStopsNoApply() {
      table.dataSource.reordersByDragging = true
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userReleasesRow()
      table.apply([(0, [2])])
      #expect(table.shownTexts == [["2"]])
    }

    @Test func anApplyBetweenTouchAndDragMovesTheDraggedRow() async {
      table.dataSource.reordersByDragging = true
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.update { $0.insertItems([9], beforeItem: 1) }
      table.tableView.userBeginsDragSession()
      #expect(table.dataSource.target.events.reordering.source == [0, 1])
      table.tableView.systemCancelsDrag()
      await nextTurn()
      #expect(table.dataSource.target.events.reordering.source == nil)
    }

    @Test func aDragDelegateOfTheAppStays() {
      final class DragDelegate: NSObject, UITableViewDragDelegate {
        func tableView(
          _ tableView: UITableView,
          itemsForBeginning session: any UIDragSession,
          at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
      }
      let delegate = DragDelegate()
      table.tableView.dragDelegate = delegate
      table.dataSource.reordersByDragging = true
      #expect(table.tableView.dragDelegate === delegate)
      #expect(!table.dataSource.reordersByDragging)
      table.tableView.dragDelegate = nil
      table.dataSource.reordersByDragging = true
      #expect(table.dataSource.reordersByDragging)
      table.dataSource.reordersByDragging = false
      #expect(table.tableView.dragDelegate == nil)
    }

    @Test func aDropOutsideOfTheDragIsRefused() async {
      await drag(.control, [0, 0], over: [0, 1])
      table.tableView.systemCancelsDrag()
      // The drag of the first row has not ended yet, and another row is dropped.
      table.dataSource.target.events.tableView(table.tableView, moveRowAt: [1, 0], to: [1, 1])
      await nextTurn()
      #expect(table.shownTexts == [["1", "2", "3"], ["4", "5"]])
    }

    /// The task that ends the first drag must not end the second one, during which applies wait.
    @Test func theEndOfADragDoesNotEndALaterDrag() async {
      let events = table.dataSource.target.events
      events.tableView(table.tableView, moveRowAt: [0, 0], to: [0, 1])
      // The table view reports the end of the drag session before the task runs, and the user lifts another row.
      events.endReordering()
      #expect(events.beginReordering(at: [0, 2]))
      await nextTurn()
      #expect(events.reordering.source == [0, 2])
      var hasEnded = false
      table.apply([(0, [4])]) { hasEnded = true }
      #expect(!hasEnded)
      events.endReordering()
      #expect(hasEnded)
    }
  }
#endif
