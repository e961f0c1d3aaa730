import DiffableSnapshots
import TestSupport
import Testing

/// The cases in which the data source reloads the list instead of changing it.
struct DataSourceReloadTests {
  @Test(arguments: ListKind.all)
  func theFirstApplyReloads(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1 1a 2a | 2 3a", named: "first")
    #expect(screen.receivedCalls == "R")
    #expect(screen.diary.completed == ["first"])
    #expect(screen.diary.provided == ["1a", "2a", "3a"])
    screen.expectShown("1 1a 2a | 2 3a")
    screen.apply("1 1a 2a 4a | 2 3a", named: "second")
    #expect(screen.receivedCalls == "RB")
    #expect(screen.diary.completed == ["first", "second"])
    screen.expectShown("1 1a 2a 4a | 2 3a")
  }

  @Test(arguments: ListKind.all)
  func theFirstApplyReloadsEvenIfItIsEmpty(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("", named: "first")
    #expect(screen.receivedCalls == "R")
    #expect(screen.diary.completed == ["first"])
    screen.apply("1 1a", named: "second")
    #expect(screen.receivedCalls == "RB")
    #expect(screen.diary.completed == ["first", "second"])
    screen.expectShown("1 1a")
  }

  @Test(arguments: ListKind.all)
  func anApplyOffScreenReloads(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.list.isOnScreen = false
    screen.apply("1 1a", named: "first")
    screen.apply("1 1a 2a", named: "second")
    screen.apply("1 1a 2a", named: "unchanged")
    #expect(screen.receivedCalls == "RRR")
    #expect(screen.diary.completed == ["first", "second", "unchanged"])
    screen.expectShown("1 1a 2a")

    screen.list.isOnScreen = true
    screen.apply("1 2a 3a", named: "third")
    #expect(screen.receivedCalls == "RRRB")
    screen.expectShown("1 2a 3a")

    screen.list.isOnScreen = false
    screen.apply("1 3a", named: "fourth")
    #expect(screen.receivedCalls == "RRRBR")
    #expect(screen.diary.completed.suffix(2) == ["third", "fourth"])
    screen.expectShown("1 3a")
  }

  @Test(arguments: ListKind.all)
  func moreChangesThanTheLimitReload(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1 1a")
    screen.list.changeLimit = 3
    screen.apply("1 1a 2a 3a 4a", named: "three")
    #expect(screen.receivedCalls == "RB")
    screen.apply("1 1a 2a 3a 4a 5a 6a 7a 8a", named: "four")
    #expect(screen.receivedCalls == "RBR")
    screen.expectShown("1 1a 2a 3a 4a 5a 6a 7a 8a")
    screen.apply("1 1a! 2a! 3a? 4a? 5a 6a 7a 8a", named: "four marks")
    #expect(screen.receivedCalls == "RBRR")
    #expect(screen.diary.completed.suffix(3) == ["three", "four", "four marks"])
    screen.expectShown("1 1a 2a 3a 4a 5a 6a 7a 8a")
  }

  @Test func anEqualSnapshotDoesNotReload() {
    let screen = Screen()
    screen.list.changeLimit = 0
    screen.apply("1 1a")
    screen.apply("1 1a", named: "unchanged")
    #expect(screen.receivedCalls == "R")
    #expect(screen.diary.completed.last == "unchanged")
    screen.apply("1 1a?")
    #expect(screen.receivedCalls == "RR")
  }

  /// Without the limit, the change would need several batches.
  @Test func oneReloadReplacesSeveralBatches() {
    let screen = Screen()
    screen.apply("1 1a 2a 3a")
    screen.apply("1 1a | 2 2a 3a!")
    let batches = screen.receivedCalls.count - 1
    #expect(batches > 1)
    screen.list.changeLimit = 1
    screen.apply("1 1a! 3a | 3 2a")
    #expect(screen.receivedCalls.count == 1 + batches + 1)
    #expect(screen.receivedCalls.last == "R")
    screen.expectShown("1 1a 3a | 3 2a")
  }

  @Test(arguments: ListKind.all)
  func aReloadCanBeRequested(_ kind: ListKind) {
    let screen = Screen(kind)
    let diary = screen.diary
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 1a 2a"))
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2a! 3a? | 2!")) {
      diary.completed.append("reloaded")
    }
    #expect(screen.receivedCalls == "RR")
    #expect(diary.completed == ["reloaded"])
    screen.expectShown("1 2a 3a | 2")
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2b 3b | 2"))
    #expect(screen.receivedCalls == "RRR")
    #expect(screen.shown == "2b 3b")
    screen.apply("1 2b 3b 4a | 2")
    #expect(screen.receivedCalls == "RRRB")
    screen.expectShown("1 2b 3b 4a | 2")
  }
}
