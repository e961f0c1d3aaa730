import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Single drags by the user.
struct ReorderingTests {
  private let screen = Screen()
  private var list: StrictList<String> { screen.list }
  private var data: ListData<String>? { list.data }

  init() {
    screen.allowReordering()
    screen.apply(UserDrag.start, named: "first")
    screen.diary.completed = []
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test(arguments: ListKind.all, UserDrag.all)
  func theSnapshotFollowsADrag(_ kind: ListKind, _ drag: UserDrag) throws {
    let screen = Screen(kind)
    screen.allowReordering()
    screen.apply(UserDrag.start)
    screen.diary.completed = []
    let source = try screen.shownPath(of: drag.item)
    let destination = try screen.shownPath(of: drag.item, in: Snapshot(drag.result))
    let serialNumber = screen.list.shownCells[source.section][source.item].serialNumber
    #expect(screen.list.reorderItem(at: source, to: destination))
    screen.expectShown(drag.result)
    let cell = screen.list.shownCells[destination.section][destination.item]
    #expect(cell.serialNumber == serialNumber)
    #expect(screen.receivedCalls == "R", "The list receives no changes")
    #expect(screen.diary.completed == ["will \(UserDrag.start)", "did \(drag.result)"])
    let transaction = try #require(screen.diary.transactions.first)
    #expect(transaction.initialSnapshot.notation == UserDrag.start)
    #expect(transaction.finalSnapshot.notation == drag.result)
    #expect(transaction.move == drag.move)
  }

  @Test func aDropAtTheOldPathCallsNoHandler() {
    #expect(list.reorderItem(at: path(0, 1), to: path(0, 1)))
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3", completed: [])
  }

  @Test func aCancelledDragCallsNoHandler() {
    #expect(list.beginReordering(at: path(0, 1)))
    #expect(list.draggedItemPath == path(0, 1))
    list.endReordering()
    #expect(list.draggedItemPath == nil)
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3", completed: [])
  }

  @Test func theSnapshotChangesAtTheDrop() {
    #expect(list.beginReordering(at: path(0, 1)))
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3")
    #expect(list.dropReorderedItem(at: path(0, 0)))
    screen.expectShown("1 2a 1a 3a | 2 4a 5a | 3")
    #expect(list.draggedItemPath == path(0, 0))
    list.endReordering()
  }

  @Test func itemsAreReorderableOnlyIfTheHandlerAllowsIt() {
    screen.dataSource.reorderingHandlers = ReorderingHandlers()
    #expect(data?.allows(.reorder, at: path(0, 0)) == false)
    #expect(!list.reorderItem(at: path(0, 0), to: path(0, 1)))
    screen.dataSource.reorderingHandlers.canReorderItem = { $0.id != 1 }
    #expect(data?.allows(.reorder, at: path(0, 0)) == false)
    #expect(!list.reorderItem(at: path(0, 0), to: path(0, 1)))
    #expect(data?.allows(.reorder, at: path(0, 1)) == true)
    #expect(list.reorderItem(at: path(0, 1), to: path(0, 0)))
    screen.expectShown("1 2a 1a 3a | 2 4a 5a | 3")
  }

  @Test(arguments: [(0, 3), (2, 0), (3, 0), (-1, 0), (0, -1), (.min, .max), (.max, .min)])
  func aDragFromOutOfBoundsIsRefused(_ section: Int, _ item: Int) {
    #expect(data?.allows(.reorder, at: path(section, item)) == false)
    #expect(data?.beginReordering(at: path(section, item)) == false)
    #expect(data?.dropReorderedItem(at: path(0, 0)) == false)
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3")
  }

  @Test(arguments: [(0, 3), (1, 3), (2, 1), (3, 0), (-1, 0), (1, -1), (.min, .max), (.max, .min)])
  func aDropOutOfBoundsIsRefused(_ section: Int, _ item: Int) {
    #expect(list.beginReordering(at: path(0, 0)))
    #expect(data?.dropReorderedItem(at: path(section, item)) == false)
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3", completed: [])
    // The drag continues.
    #expect(list.dropReorderedItem(at: path(0, 2)))
    list.endReordering()
    screen.expectShown("1 2a 3a 1a | 2 4a 5a | 3")
  }

  /// The list ends the drag while the source is asked.
  @Test func aDropThatIsRefusedAfterItsDragHasEndedIsUndone() {
    screen.dataSource.passEventToSource = { [list] event in
      guard case .reorders = event else { return true }
      list.endReordering()
      return false
    }
    #expect(list.beginReordering(at: path(0, 1)))
    #expect(!list.dropReorderedItem(at: path(0, 0)))
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3")
  }

  /// The end of the drag runs an apply, which the refused drop does not undo.
  @Test func aDropThatIsRefusedAfterItsDragHasEndedKeepsTheAppliedSnapshot() {
    screen.dataSource.passEventToSource = { [list] event in
      guard case .reorders = event else { return true }
      list.endReordering()
      return false
    }
    #expect(list.beginReordering(at: path(0, 1)))
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 1a 6a | 2 4a 5a"))
    #expect(!list.dropReorderedItem(at: path(0, 0)))
    screen.expectShown("1 1a 6a | 2 4a 5a", received: "RR")
  }

  @Test func anItemCanBeDroppedOnlyOnce() {
    #expect(!list.dropReorderedItem(at: path(0, 0)))
    #expect(list.beginReordering(at: path(0, 2)))
    #expect(list.dropReorderedItem(at: path(0, 0)))
    #expect(!list.dropReorderedItem(at: path(0, 1)))
    list.endReordering()
    #expect(!list.dropReorderedItem(at: path(0, 1)))
    list.endReordering()
    screen.expectShown("1 3a 1a 2a | 2 4a 5a | 3")
  }

  @Test func aNewDragReplacesADragThatDidNotEnd() {
    #expect(data?.beginReordering(at: path(0, 0)) == true)
    #expect(list.reorderItem(at: path(0, 2), to: path(0, 0)))
    screen.expectShown("1 3a 1a 2a | 2 4a 5a | 3")
  }

  @Test func noDragCanBeginBeforeTheFirstApply() {
    let screen = Screen()
    screen.allowReordering()
    #expect(!screen.list.reorderItem(at: path(0, 0), to: path(0, 0)))
    #expect(screen.list.data?.beginReordering(at: path(0, 0)) == false)
  }

  @Test func noDragCanBeginDuringABatch() {
    var hasBegun: [Bool?] = []
    screen.diary.onCell = { [list] _, _ in
      hasBegun.append(list.data?.beginReordering(at: ItemPath(section: 0, item: 0)))
    }
    screen.apply("1 1a 2a 3a 6a | 2 4a 5a")
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 6a"))
    #expect(hasBegun == [false, false])
    screen.expectShown("1 6a")
  }

  @Test func aDragMayBeginDuringAnAnimation() {
    list.delaysCompletions = true
    screen.apply("1 1a 3a 2a | 2 4a 5a", named: "apply")
    #expect(list.reorderItem(at: path(0, 2), to: path(0, 1)))
    screen.expectShown("1 1a 2a 3a | 2 4a 5a")
    list.completeNext()
    #expect(screen.diary.completed.last == "apply")
  }

  @Test func aHandlerMayEndTheDrag() {
    screen.dataSource.reorderingHandlers.willReorder = { [list] _ in list.endReordering() }
    #expect(!list.reorderItem(at: path(0, 0), to: path(0, 1)))
    screen.expectShown("1 1a 2a 3a | 2 4a 5a | 3", completed: [])
  }

  @Test func aRefusedDragEndsTheEarlierDrag() {
    #expect(list.beginReordering(at: path(0, 1)))
    screen.apply("1 3a 2a 1a", named: "second")
    screen.dataSource.reorderingHandlers.canReorderItem = nil
    #expect(!list.beginReordering(at: path(0, 0)))
    #expect(screen.diary.completed == ["second"])
    #expect(list.draggedItemPath == nil)
    screen.expectShown("1 3a 2a 1a")
  }
}
