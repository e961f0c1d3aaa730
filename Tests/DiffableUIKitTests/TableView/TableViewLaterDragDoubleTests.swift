#if canImport(AppleBase)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// A drag that begins before the end of the previous drag has been handled.
  @MainActor
  struct TableViewLaterDragDoubleTests {
    /// The task that ends the first drag must not end the second one, during which applies wait.
    @Test func theEndOfADragDoesNotEndALaterDrag() async {
      let table = TestTable([(0, [1, 2, 3])])
      let target = table.dataSource.target
      table.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      target.events.tableView(table.tableView, moveRowAt: [0, 0], to: [0, 1])
      // The table view reports the end of the drag session before the task runs, and the user lifts another row.
      target.events.endReordering()
      #expect(target.events.beginReordering(at: [0, 2]))
      await nextTurn()
      #expect(target.events.reordering.source == [0, 2])
      var hasEnded = false
      table.dataSource.apply(Snapshot([(0, [4])])) { hasEnded = true }
      #expect(!hasEnded)
      target.events.endReordering()
      #expect(hasEnded)
    }
  }
#endif
