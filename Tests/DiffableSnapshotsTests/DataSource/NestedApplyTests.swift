import DiffableSnapshots
import TestSupport
import Testing

/// Applies from within an apply.
struct NestedApplyTests {
  @Test(arguments: ListKind.all)
  func fromTheProviderDuringTheFirstReload(_ kind: ListKind) throws {
    let screen = Screen(kind)
    let next = try Snapshot<Tagged, Tagged>("1 2a 3a")
    screen.diary.onCell = { [unowned screen] _, item in
      if item.tag == "x" { screen.apply(next, named: "nested") }
    }
    try screen.apply("1 1x 2a", named: "outer")
    #expect(screen.told == "RB")
    #expect(screen.diary.completed == ["outer", "nested"])
    screen.expectShown("1 2a 3a")
  }

  @Test(arguments: ListKind.all)
  func fromTheProviderDuringABatch(_ kind: ListKind) throws {
    let screen = Screen(kind)
    let next = try Snapshot<Tagged, Tagged>("1 2a | 3 1a")
    screen.diary.onCell = { [unowned screen] _, item in
      if item.tag == "x" { screen.apply(next, named: "nested") }
    }
    try screen.apply("1 1a", named: "first")
    try screen.apply("1 5x 1a", named: "outer")
    #expect(screen.diary.completed == ["first", "outer", "nested"])
    screen.expectShown("1 2a | 3 1a")
  }

  @Test(arguments: ListKind.all)
  func fromACompletion(_ kind: ListKind) throws {
    let screen = Screen(kind)
    let next = try Snapshot<Tagged, Tagged>("1 2a 3a")
    screen.dataSource.apply(try Snapshot("1 1a 2a")) { [unowned screen] in
      screen.diary.completed.append("outer")
      screen.apply(next, named: "nested")
    }
    #expect(screen.diary.completed == ["outer", "nested"])
    screen.expectShown("1 2a 3a")
  }

  /// The list is idle when a late completion comes, so that the next apply need not wait.
  @Test func fromALateCompletion() throws {
    let screen = Screen()
    screen.list.delaysCompletions = true
    let next = try Snapshot<Tagged, Tagged>("1 2a 3a")
    screen.dataSource.apply(try Snapshot("1 1a 2a")) { [unowned screen] in
      screen.diary.completed.append("outer")
      screen.apply(next, named: "nested")
      screen.expectShown("1 2a 3a")
    }
    screen.expectShown("1 1a 2a")
    screen.list.completeNext()
    #expect(screen.diary.completed == ["outer"])
    screen.list.completeNext()
    #expect(screen.diary.completed == ["outer", "nested"])
  }

  @Test(arguments: ListKind.all)
  func ofSeveralTheLastWins(_ kind: ListKind) throws {
    let screen = Screen(kind)
    let waiting = try (1...5).map { try Snapshot<Tagged, Tagged>("1 \($0)a") }
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      for snapshot in waiting { screen.apply(snapshot, named: snapshot.notation) }
    }
    try screen.apply("1 9x", named: "outer")
    #expect(screen.told == "RB")
    #expect(screen.diary.completed == ["outer", "1 1a", "1 2a", "1 3a", "1 4a", "1 5a"])
    screen.expectShown("1 5a")
    #expect(screen.diary.provided == ["9x", "5a"])
  }

  /// A reload on demand waits and is skipped like any other.
  @Test func ofSeveralKindsTheLastWins() throws {
    let screen = Screen()
    let diary = screen.diary
    let (second, third) = try (Snapshot<Tagged, Tagged>("1 2a"), Snapshot<Tagged, Tagged>("1 3a"))
    diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.dataSource.applySnapshotUsingReloadData(second) { diary.completed.append("reload") }
      screen.apply(third, named: "batch")
      screen.dataSource.applySnapshotUsingReloadData(second) { diary.completed.append("last") }
    }
    try screen.apply("1 9x", named: "outer")
    #expect(screen.told == "RR")
    #expect(diary.completed == ["outer", "reload", "batch", "last"])
    screen.expectShown("1 2a")
  }

  @Test func mayApplyTheSameAgain() throws {
    let screen = Screen()
    let same = try Snapshot<Tagged, Tagged>("1 9x")
    screen.diary.onCell = { [unowned screen] _, _ in screen.apply(same, named: "nested") }
    screen.apply(same, named: "outer")
    #expect(screen.told == "R")
    #expect(screen.diary.completed == ["outer", "nested"])
  }

  /// Each completion applies the next, thousands of times: a loop, not a recursion.
  @Test func mayGoOnForLong() throws {
    let screen = Screen()
    let source = screen.dataSource
    let pages = try (0..<5_000).map { try Snapshot<Tagged, Tagged>("1 \($0)a") }
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

  /// The completion of an apply that is skipped may apply, too.
  @Test func fromACompletionOfASkippedApply() throws {
    let screen = Screen()
    let snapshots = try (0..<5).map { try Snapshot<Tagged, Tagged>("1 \($0)a") }
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
    // Which of the last two comes last depends on when the completion of 1 is called.
    #expect(diary.completed.prefix(3) == ["0", "1", "2"])
    #expect(diary.completed.suffix(2).sorted() == ["3", "4"])
    screen.expectShown("1 \(diary.completed.last ?? "")a")
  }
}
