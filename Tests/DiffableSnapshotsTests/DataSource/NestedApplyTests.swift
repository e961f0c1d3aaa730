import DiffableSnapshots
import TestSupport
import Testing

/// Applies that are made during another apply.
struct NestedApplyTests {
  @Test(arguments: ListKind.all)
  func theProviderMayApplyDuringTheFirstReloadAndABatch(_ kind: ListKind) {
    let screen = Screen(kind)
    for (outer, nested) in [("1 1x 2a", "1 2a 3a"), ("1 5x 2a 3a", "1 2a | 3 3a")] {
      screen.onCellX { $0.apply(nested, named: "nested") }
      screen.diary.completed = []
      screen.apply(outer, named: "outer")
      screen.expectShown(nested, completed: ["outer", "nested"])
    }
  }

  /// The list is idle when it calls a late completion, so the nested apply runs immediately.
  @Test(arguments: ListKind.all, [false, true])
  func aCompletionMayApply(_ kind: ListKind, isLate: Bool) {
    let screen = Screen(kind)
    screen.list.delaysCompletions = isLate
    let next = Snapshot<Tagged, Tagged>("1 2a 3a")
    screen.dataSource.apply(Snapshot("1 1a 2a")) { [unowned screen] in
      screen.diary.completed.append("outer")
      screen.apply(next, named: "nested")
      if isLate { screen.expectShown("1 2a 3a") }
    }
    if isLate { screen.expectShown("1 1a 2a", completed: []) }
    screen.list.completeNext()
    screen.expectShown("1 2a 3a", completed: isLate ? ["outer"] : ["outer", "nested"])
    while screen.list.numberOfDelayedCompletions > 0 { screen.list.completeNext() }
    #expect(screen.diary.completed == ["outer", "nested"])
  }

  @Test(arguments: ListKind.all)
  func theLastWaitingApplyWins(_ kind: ListKind) {
    let screen = Screen(kind)
    let waiting = (1...5).map { "1 \($0)a" }
    screen.onCellX { screen in
      for notation in waiting { screen.apply(notation, named: notation) }
    }
    screen.apply("1 9x", named: "outer")
    screen.expectShown(
      "1 5a",
      received: "RB",
      completed: ["outer"] + waiting,
      provided: ["9x", "5a"]
    )
  }

  /// A requested reload waits and is skipped like any other apply.
  @Test func theLastWaitingApplyWinsWhateverItsMode() {
    let screen = Screen()
    screen.onCellX { [diary = screen.diary] screen in
      screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2a")) {
        diary.completed.append("reload")
      }
      screen.apply("1 3a", named: "batch")
      screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2a")) {
        diary.completed.append("last")
      }
    }
    screen.apply("1 9x", named: "outer")
    screen.expectShown("1 2a", received: "RR", completed: ["outer", "reload", "batch", "last"])
  }

  @Test func theProviderMayApplyTheSameSnapshot() {
    let screen = Screen()
    let same = Snapshot<Tagged, Tagged>("1 9x")
    screen.diary.onCell = { [unowned screen] _, _ in screen.apply(same, named: "nested") }
    screen.apply(same, named: "outer")
    #expect(screen.receivedCalls == "R")
    #expect(screen.diary.completed == ["outer", "nested"])
  }

  /// Each of 5,000 completions applies the next snapshot.
  ///
  /// The data source runs them in a loop.
  @Test func aLongChainOfCompletionsDoesNotDeepenTheStack() {
    let screen = Screen()
    let source = screen.dataSource
    let pages = (0..<5_000).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
    var page = 0
    func next() {
      guard page < pages.count else { return }
      page += 1
      source.apply(pages[page - 1], completion: next)
    }
    next()
    #expect(page == pages.count)
    screen.expectShown("1 4999a")
  }

  @Test func theCompletionOfASkippedApplyMayApply() {
    let screen = Screen()
    let snapshots = (0..<5).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
    let diary = screen.diary
    screen.dataSource.apply(snapshots[0]) { [unowned screen] in
      diary.completed.append("0")
      screen.dataSource.apply(snapshots[1]) {
        diary.completed.append("1")
        screen.apply(snapshots[4], named: "4")
      }
      screen.apply(snapshots[2], named: "2")
      screen.apply(snapshots[3], named: "3")
    }
    // The order of applies 3 and 4 depends on when the completion of apply 1 is called.
    #expect(diary.completed.prefix(3) == ["0", "1", "2"])
    #expect(diary.completed.suffix(2).sorted() == ["3", "4"])
    screen.expectShown("1 \(diary.completed.last ?? "")a")
  }
}
