import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies before, during and after a drag by the user.
struct ReorderingApplyTests {
  private func screen(_ kind: ListKind = .collectionView) -> Screen {
    let screen = Screen(kind)
    screen.allowReordering()
    screen.apply("1 1a 2a 3a | 2 4a 5a", named: "first")
    screen.diary.completed = []
    return screen
  }

  @Test(arguments: ListKind.all)
  func anApplyMayFollowADrag(_ kind: ListKind) throws {
    let screen = screen(kind)
    try screen.drag("3a", toPathOf: "1a")
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem("4a", beforeItem: "2a")
    snapshot.reloadItems(["3b"])
    screen.apply(snapshot)
    screen.expectShown("1 3b 1a 4a 2a | 2 5a")
    try screen.drag("5a", toPathOf: "5a")
    try screen.drag("4a", toPathOf: "3b")
    screen.expectShown("1 4a 3b 1a 2a | 2 5a")
  }

  /// The apply waits until the drag has ended, and is animated.
  ///
  /// The dragged item keeps its cell unless the apply moves or deletes the item.
  @Test(arguments: ListKind.all, UserDrag.all)
  func didReorderMayApply(_ kind: ListKind, _ drag: UserDrag) throws {
    let screen = Screen(kind)
    screen.allowReordering()
    screen.apply(UserDrag.start)
    let serialNumber = try serialNumber(of: drag.item, on: screen)
    screen.dataSource.reorderingHandlers.didReorder = { [unowned screen] transaction in
      #expect(transaction.finalSnapshot.notation == drag.result)
      var snapshot = transaction.finalSnapshot
      snapshot.deleteItems(["3a"])
      attempt { snapshot.moveItem("2a", beforeItem: "5a") }
      attempt { snapshot.insertItems(["9a"], beforeItem: "1a") }
      screen.apply(snapshot, named: "nested")
      #expect(screen.receivedCalls == "R")
    }
    let destination = try screen.shownPath(of: drag.item, in: Snapshot(drag.result))
    #expect(
      screen.list.reorderItem(at: try screen.shownPath(of: drag.item), to: destination)
    )
    #expect(screen.diary.completed.last == "nested")
    let expected = drag.result.split(separator: " ").flatMap { word -> [Substring] in
      switch word {
      case "2a", "3a": []
      case "5a": ["2a", word]
      case "1a": ["9a", word]
      default: [word]
      }
    }
    screen.expectShown(expected.joined(separator: " "))
    let isAnimated = screen.list.log.dropFirst().map(\.isAnimated)
    #expect(Set(isAnimated) == [true])
    if drag.item != "2a" && drag.item != "3a" {
      #expect(try self.serialNumber(of: drag.item, on: screen) == serialNumber)
    }
  }

  private func serialNumber(of item: Tagged, on screen: Screen) throws -> Int {
    let path = try screen.shownPath(of: item)
    return screen.list.shownCells[path.section][path.item].serialNumber
  }

  /// The handler applies the snapshot from before the drag.
  @Test(arguments: ListKind.all)
  func applyingTheInitialSnapshotInWillReorderUndoesTheDrag(_ kind: ListKind) throws {
    let screen = screen(kind)
    screen.dataSource.reorderingHandlers.willReorder = { [unowned screen] transaction in
      screen.apply(transaction.initialSnapshot, named: "nested")
    }
    try screen.drag("3a", toPathOf: "1a")
    screen.expectShown("1 1a 2a 3a | 2 4a 5a", completed: ["did 1 1a 2a 3a | 2 4a 5a", "nested"])
    #expect(screen.receivedCalls.hasPrefix("RB"))
  }

  @Test func canReorderItemMayApply() throws {
    let screen = screen()
    let other = Snapshot<Tagged, Tagged>("1 9a 1a")
    screen.dataSource.reorderingHandlers.canReorderItem = { [unowned screen] item in
      screen.apply(other, named: "nested")
      return item.id == 3
    }
    #expect(try screen.drag("3a", toPathOf: "1a"))
    #expect(screen.diary.completed.last == "nested")
    screen.expectShown("1 9a 1a")
    #expect(try !screen.drag("9a", toPathOf: "1a"))
    screen.expectShown("1 9a 1a")
  }

  @Test(arguments: ListKind.all)
  func anApplyDuringADragWaits(_ kind: ListKind) throws {
    let screen = screen(kind)
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "1a")))
    screen.apply("1 2a 1a 6a | 2 4a", named: "apply")
    #expect(screen.receivedCalls == "R")
    #expect(screen.dataSource.snapshot().notation == "1 2a 1a 6a | 2 4a")
    #expect(screen.list.dropReorderedItem(at: try screen.shownPath(of: "3a")))
    #expect(screen.shown == "2a 3a 1a 4a 5a")
    // The drop does not change the snapshot of the waiting apply.
    #expect(screen.dataSource.snapshot().notation == "1 2a 1a 6a | 2 4a")
    #expect(screen.receivedCalls == "R")
    screen.list.endReordering()
    #expect(screen.receivedCalls.hasPrefix("RB"))
    #expect(screen.diary.completed.last == "apply")
    screen.expectShown("1 2a 1a 6a | 2 4a")
    screen.diary.transactions.forEach {
      #expect($0.finalSnapshot.notation == "1 2a 3a 1a | 2 4a 5a")
    }
  }

  @Test(arguments: ListKind.all, [true, false])
  func theLastApplyDuringADragWins(_ kind: ListKind, isCancelled: Bool) throws {
    let screen = screen(kind)
    let destination = try screen.shownPath(of: "3a")
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "1a")))
    screen.apply("1 7a", named: "A")
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 8a"))
    screen.apply("1 2a! 3a", named: "B")
    // This snapshot lacks the dragged item.
    screen.apply("2 5a | 3 3a 2a", named: "C")
    if !isCancelled { #expect(screen.list.dropReorderedItem(at: destination)) }
    #expect(screen.receivedCalls == "R")
    screen.list.endReordering()
    #expect(screen.diary.completed.filter { $0.count == 1 } == ["A", "B", "C"])
    #expect(screen.diary.completed.count == (isCancelled ? 3 : 5))
    #expect(screen.diary.provided.last == "2a", "The mark of B is not lost")
    screen.expectShown("2 5a | 3 3a 2a")
  }

  @Test func aRequestedReloadDuringADragWaits() throws {
    let screen = screen()
    let diary = screen.diary
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "1a")))
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 8a")) {
      diary.completed.append("reload")
    }
    #expect(diary.completed == [])
    screen.list.endReordering()
    screen.expectShown("1 8a", received: "RR", completed: ["reload"])
  }

  @Test func anApplyAfterADragReloadsAListThatIsOffScreen() throws {
    let screen = screen()
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "1a")))
    screen.list.isOnScreen = false
    screen.apply("1 2a 6a", named: "apply")
    #expect(screen.list.dropReorderedItem(at: try screen.shownPath(of: "2a")))
    screen.list.endReordering()
    screen.expectShown("1 2a 6a", received: "RR")
  }

  /// A second drag begins before the list has ended the first.
  ///
  /// The apply waits for the end of the second drag.
  @Test func anApplyWaitsForADragThatReplacesAnother() throws {
    let screen = screen()
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "1a")))
    screen.apply("1 2a 6a", named: "apply")
    #expect(screen.list.beginReordering(at: try screen.shownPath(of: "3a")))
    #expect(screen.list.dropReorderedItem(at: try screen.shownPath(of: "1a")))
    #expect(screen.shown == "3a 1a 2a 4a 5a")
    #expect(screen.receivedCalls == "R")
    screen.list.endReordering()
    #expect(screen.diary.completed.last == "apply")
    screen.expectShown("1 2a 6a")
  }

  @Test func aHandlerMayReleaseTheDataSource() {
    final class Owner { var dataSource: TaggedSource? }
    let owner = Owner()
    let list = StrictList<String>()
    var completed: [Int] = []
    let next = Snapshot<Tagged, Tagged>("1 1a")
    owner.dataSource = TaggedSource(target: list) { _, _, item in item.tag }
    owner.dataSource?.reorderingHandlers.canReorderItem = { _ in true }
    owner.dataSource?.reorderingHandlers.didReorder = { _ in
      owner.dataSource?.apply(next) { completed.append(1) }
      owner.dataSource = nil
    }
    owner.dataSource?.apply(Snapshot("1 1a 2a"))
    list.reorderItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))
    #expect(completed == [1])
    #expect(list.data == nil)
  }
}

private func attempt(_ body: () throws -> Void) {
  do { try body() } catch { Issue.record(error) }
}
