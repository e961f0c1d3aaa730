import DiffableSnapshots
import TestSupport
import Testing

/// The cases in which the data source reloads the list instead of changing it.
struct DataSourceReloadTests {
  @Test(arguments: ListKind.all, ["1 1a 2a | 2 3a", ""])
  func theFirstApplyReloads(_ kind: ListKind, _ notation: String) {
    let screen = Screen(kind)
    screen.apply(notation, named: "first")
    screen.expectShown(notation, received: "R", completed: ["first"])
    #expect(screen.diary.provided == (notation.isEmpty ? [] : ["1a", "2a", "3a"]))
    screen.apply("1 1a 2a 4a | 2 3a", named: "second")
    screen.expectShown("1 1a 2a 4a | 2 3a", received: "RB", completed: ["first", "second"])
  }
  @Test(arguments: ListKind.all)
  func anApplyOffScreenReloads(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.list.isOnScreen = false
    screen.apply("1 1a", named: "first")
    screen.apply("1 1a 2a", named: "second")
    screen.apply("1 1a 2a", named: "unchanged")
    screen.expectShown("1 1a 2a", received: "RRR", completed: ["first", "second", "unchanged"])

    screen.list.isOnScreen = true
    screen.apply("1 2a 3a", named: "third")
    screen.expectShown("1 2a 3a", received: "RRRB")

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
    // In some lists, the changes would need several batches.
    screen.apply("2 9a 1a! 2a 3a | 1 4a", named: "many")
    screen.expectShown("2 9a 1a 2a 3a | 1 4a", received: "RBR")
    screen.apply("2 9a! 1a! 2a? 3a? | 1 4a", named: "four marks")
    #expect(screen.receivedCalls == "RBRR")
    #expect(screen.diary.completed.suffix(3) == ["three", "many", "four marks"])
    screen.expectShown("2 9a 1a 2a 3a | 1 4a")
  }

  @Test(arguments: ListKind.all)
  func aReloadCanBeRequested(_ kind: ListKind) {
    let screen = Screen(kind)
    let diary = screen.diary
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 1a 2a"))
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2a! 3a? | 2!")) {
      diary.completed.append("reloaded")
    }
    screen.expectShown("1 2a 3a | 2", received: "RR", completed: ["reloaded"])
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2b 3b | 2"))
    #expect(screen.receivedCalls == "RRR")
    #expect(screen.shown == "2b 3b")
    screen.apply("1 2b 3b 4a | 2")
    screen.expectShown("1 2b 3b 4a | 2", received: "RRRB")
  }
}
