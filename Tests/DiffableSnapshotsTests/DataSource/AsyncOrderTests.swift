import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// `async` applies that overlap other applies.
@Suite(.timeLimit(.minutes(10))) @MainActor struct AsyncOrderTests {
  private let screen = Screen()
  private var diary: Screen.Diary { screen.diary }

  init() { screen.apply("1 1a", named: "first") }

  /// Starts an apply immediately, so that applies start in the order of these calls.
  private func begin(_ notation: String, named name: String) -> Task<Void, Never> {
    let snapshot = Snapshot<Tagged, Tagged>(notation)
    return Task.immediate { [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append(name)
    }
  }

  @Test func theLastWaitingApplyWins() async {
    let tasks = (2...7).map { begin("1 \($0)a", named: "\($0)") }
    for task in tasks { await task.value }
    #expect(diary.completed == ["first", "2", "3", "4", "5", "6", "7"])
    screen.expectShown("1 7a", received: "RBB", provided: ["1a", "2a", "7a"])
  }

  @Test func aSyncApplySkipsAllEarlierAsyncApplies() async {
    let tasks = (2...5).map { begin("1 \($0)a", named: "\($0)") }
    screen.apply("1 6a", named: "sync")
    screen.expectShown("1 6a", received: "RB")
    let last = begin("1 7a", named: "7")
    for task in tasks + [last] { await task.value }
    #expect(diary.completed.sorted() == ["2", "3", "4", "5", "7", "first", "sync"])
    screen.expectShown("1 7a", provided: ["1a", "6a", "7a"])
  }

  @Test func supersededAppliesLeaveNoOutdatedDifference() async {
    let task = begin("1 1a 2a 3a", named: "A")
    screen.apply("2 3a | 1 5a", named: "sync")
    let later = begin("1 1a 5a 2a 3a", named: "B")
    screen.apply("", named: "sync")
    let last = begin("1 5a 1a", named: "C")
    for task in [task, later, last] { await task.value }
    screen.expectShown("1 5a 1a")
  }

  @Test func aRequestedReloadSupersedesAnAsyncApply() async {
    let task = begin("1 2a", named: "A")
    let snapshot = Snapshot<Tagged, Tagged>("1 3a")
    await screen.dataSource.applySnapshotUsingReloadData(snapshot)
    await task.value
    screen.expectShown("1 3a", received: "RR")
  }

  /// The cell provider starts the `async` apply while another apply runs.
  @Test func anAsyncApplyMayBeNested() async {
    var task: Task<Void, Never>?
    screen.onCellX { _ in task = begin("1 3a", named: "nested") }
    screen.apply("1 2x", named: "outer")
    #expect(screen.receivedCalls == "RB")
    await task?.value
    screen.expectShown("1 3a", completed: ["first", "outer", "nested"])
  }

  @Test func anAsyncApplyMayBeNestedInAnAsyncApply() async {
    var nested: [Task<Void, Never>] = []
    screen.onCellX { _ in nested = (3...5).map { begin("1 \($0)a", named: "\($0)") } }
    await (begin("1 2x", named: "outer")).value
    for task in nested { await task.value }
    #expect(diary.completed == ["first", "outer", "3", "4", "5"])
    screen.expectShown("1 5a", provided: ["1a", "2x", "5a"])
  }

  @Test func aSyncApplyMayBeNestedInAnAsyncApply() async {
    screen.onCellX { screen in
      for number in 3...5 { screen.apply("1 \(number)a", named: "\(number)") }
    }
    await (begin("1 2x", named: "outer")).value
    #expect(diary.completed.filter { $0 != "outer" } == ["first", "3", "4", "5"])
    #expect(diary.completed.contains("outer"))
    screen.expectShown("1 5a", received: "RBB")
  }

  /// The completion could be called long before the earlier callers continue.
  @Test(arguments: [false, true])
  func aCompletionIsCalledAfterEarlierCallersContinue(isAnimated: Bool) async {
    screen.list.delaysCompletions = isAnimated
    let tasks = [begin("1 2a", named: "A"), begin("1 3a", named: "B")]
    screen.apply("1 4a", named: "C")
    let last = begin("1 5a", named: "D")
    await waitUntil {
      screen.list.completeNext()
      return diary.completed.count == 5
    }
    #expect(diary.completed == ["first", "A", "B", "C", "D"])
    for task in tasks + [last] { await task.value }
  }

  @Test func reloadsReturnInOrder() async {
    let tasks = (0..<100).map { number in
      let snapshot = Snapshot<Tagged, Tagged>("1 \(number)a")
      let mode: ApplyMode = number.isMultiple(of: 3) ? .reload : .animated
      return Task.immediate { [screen] in
        await screen.dataSource.apply(snapshot, mode: mode)
        screen.diary.completed.append("\(number)")
      }
    }
    for task in tasks { await task.value }
    screen.expectShown("1 99a", completed: ["first"] + (0..<100).map { "\($0)" })
  }
}

/// `async` applies whose differences are ready before the callers of earlier applies continue.
@Suite(.serialized, .timeLimit(.minutes(10))) @WatchedActor struct AsyncReturnTests {
  private let screen = Screen()
  private var completed: [String] { screen.diary.completed }

  init() { screen.apply("1 1a", named: "first") }

  private func begin(_ notation: String, named name: String) -> Task<Void, Never> {
    let snapshot = Snapshot<Tagged, Tagged>(notation)
    return Task.immediate { @WatchedActor [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append(name)
    }
  }

  /// Starts an apply whose animation does not end.
  private func beginAnimation() async -> Task<Void, Never> {
    screen.list.delaysCompletions = true
    let task = begin("1 2a", named: "A")
    await waitUntil { screen.list.numberOfDelayedCompletions > 0 }
    screen.list.delaysCompletions = false
    return task
  }

  @Test func theSecondApplyDoesNotReturnBeforeTheFirst() async {
    let first = await beginAnimation()
    let second = WatchedActor.block(until: 1) { begin("1 3a", named: "B") }
    screen.list.completeNext()
    await first.value
    await second.value
    #expect(completed == ["first", "A", "B"])
  }

  /// The second apply is superseded, so it could return before the first.
  @Test func aSupersededApplyDoesNotReturnBeforeTheFirst() async {
    let first = await beginAnimation()
    let second = WatchedActor.block(until: 1) {
      let task = begin("1 3a", named: "B")
      screen.apply("1 4a", named: "C")
      return task
    }
    screen.list.completeNext()
    await first.value
    await second.value
    #expect(completed.filter { $0 != "C" } == ["first", "A", "B"])
  }

  /// The callers of the skipped applies have not continued yet.
  @Test func theLastApplyDoesNotReturnBeforeSkippedApplies() async {
    // The differences of the applies 2 and 7 are computed.
    let tasks = WatchedActor.block(until: 2) {
      let skipped = (2...5).map { begin("1 \($0)a", named: "\($0)") }
      screen.apply("1 6a", named: "sync")
      return skipped + [begin("1 7a", named: "7")]
    }
    for task in tasks { await task.value }
    #expect(completed.filter { $0 != "sync" } == ["first", "2", "3", "4", "5", "7"])
  }
}
