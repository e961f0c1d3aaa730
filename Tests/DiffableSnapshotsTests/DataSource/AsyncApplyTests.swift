import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// `async` applies that do not overlap.
@Suite(.timeLimit(.minutes(10))) @MainActor struct AsyncApplyTests {
  @Test(arguments: ListKind.all)
  func asyncAppliesDoTheSameAsSyncApplies(_ kind: ListKind) async {
    let screen = Screen(kind)
    await screen.dataSource.apply(Snapshot("1 1a 2a"))
    screen.expectShown("1 1a 2a", received: "R")
    await screen.dataSource.apply(Snapshot("1 2a 3a | 2 1a"))
    #expect(screen.receivedCalls.hasPrefix("RB"))
    screen.expectShown("1 2a 3a | 2 1a")
    let receivedCalls = screen.receivedCalls
    await screen.dataSource.apply(Snapshot("1 2b 3a | 2 1a"))
    #expect(screen.receivedCalls == receivedCalls)
    screen.expectShown("1 2b 3a | 2 1a")
    await screen.dataSource.apply(Snapshot("1 2c! 3c? | 2 1a"), animatingDifferences: false)
    #expect(screen.shown == "2c 3c 1a")
    screen.expectShown("1 2c 3c | 2 1a")
    await screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2d"))
    #expect(screen.receivedCalls.last == "R")
    screen.expectShown("1 2d")
  }

  @Test func anApplyReloadsOffScreenAndBeyondTheChangeLimit() async {
    let screen = Screen()
    screen.list.isOnScreen = false
    await screen.dataSource.apply(Snapshot("1 1a"))
    await screen.dataSource.apply(Snapshot("1 2a"))
    screen.list.isOnScreen = true
    screen.list.changeLimit = 1
    await screen.dataSource.apply(Snapshot("1 2a 3a"))
    await screen.dataSource.apply(Snapshot("1 4a 5a"))
    screen.expectShown("1 4a 5a", received: "RRBR")
  }

  /// The list leaves the screen or is on screen again before the difference is found.
  @Test(arguments: [(true, "RR"), (false, "RB")])
  func anApplyReloadsAListThatIsNoLongerOnScreen(isOnScreenFirst: Bool, calls: String) async {
    let screen = Screen()
    await screen.dataSource.apply(Snapshot("1 1a"))
    screen.list.isOnScreen = isOnScreenFirst
    let task =
      isOnScreenFirst
      ? Task.immediate { await screen.dataSource.apply(Snapshot("1 2a")) }
      : Task { await screen.dataSource.apply(Snapshot("1 2a")) }
    screen.list.isOnScreen = !isOnScreenFirst
    await task.value
    screen.expectShown("1 2a", received: calls)
  }

  @Test func anApplyReturnsAfterTheAnimation() async {
    let screen = Screen()
    await screen.dataSource.apply(Snapshot("1 1a"))
    screen.list.delaysCompletions = true
    let snapshot = Snapshot<Tagged, Tagged>("1 2a")
    var hasEnded = false
    let task = Task {
      await screen.dataSource.apply(snapshot)
      hasEnded = true
    }
    await waitUntil { screen.list.numberOfDelayedCompletions > 0 }
    screen.expectShown("1 2a")
    // An apply that does not wait for its list ends earlier than this one.
    await Screen().dataSource.apply(snapshot)
    await letOthersRun()
    #expect(!hasEnded)
    screen.list.completeNext()
    await task.value
    #expect(hasEnded)
  }

  /// A completion that the list releases without calling it counts as called.
  @Test func anApplyReturnsEvenIfTheListDropsTheCompletion() async {
    let target = UnrulyTarget()
    target.completions = 0
    let source = DiffableDataSource<Tagged, Tagged, UnrulyTarget>(target: target) { _, _, item in
      item.description
    }
    await source.apply(Snapshot("1 1a 2a"))
    await source.apply(Snapshot("1 1a | 2 2a 3a!"))
    await source.update(mode: .reload) { $0.deleteAllItems() }
    #expect(target.batches > 1)
    #expect(source.snapshot().notation == "")
  }

  /// The batches that were found for the earlier capabilities are not performed.
  @Test func anApplyFollowsCapabilitiesThatChangeWhileItPrepares() async {
    let target = UnrulyTarget()
    let source = DiffableDataSource<Tagged, Tagged, UnrulyTarget>(target: target) { _, _, item in
      item.description
    }
    await source.apply(Snapshot("1 1a 2a 3a"))
    let snapshot = Snapshot<Tagged, Tagged>("1 3a 1a 2a")
    let task = Task.immediate { await source.apply(snapshot) }
    target.capabilities = .noMoves
    await task.value
    #expect(target.batches > 0 && target.moves == 0)
    #expect(source.snapshot() == snapshot)
  }

  @Test func appliesInACancelledTaskAreShown() async {
    let screen = Screen()
    let snapshots = ["1 1a", "1 2a", "1 3a"].map { Snapshot<Tagged, Tagged>($0) }
    let task = Task {
      for snapshot in snapshots { await screen.dataSource.apply(snapshot) }
    }
    task.cancel()
    await task.value
    #expect(screen.dataSource.snapshot().notation == "1 3a")
    await waitUntil { screen.dataSource.isUpToDate }
    screen.expectShown("1 3a")
  }

  @Test func theListAndTheDataSourceAreReleasedAfterwards() async {
    weak var weakList: StrictList<String>?
    weak var weakSource: TaggedSource?
    do {
      let screen = Screen()
      (weakList, weakSource) = (screen.list, screen.dataSource)
      let snapshots = (0..<5).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
      let tasks = snapshots.map { snapshot in
        Task.immediate { await screen.dataSource.apply(snapshot) }
      }
      for task in tasks { await task.value }
    }
    #expect(weakSource == nil)
    #expect(weakList == nil)
  }

  /// The task retains the data source until the apply has ended.
  @Test func anAwaitedApplyKeepsTheDataSourceAlive() async throws {
    var screen: Screen? = Screen()
    let list = try #require(screen?.list)
    weak var weakSource: TaggedSource?
    weakSource = screen?.dataSource
    let snapshot = Snapshot<Tagged, Tagged>("1 1a")
    list.delaysCompletions = true
    let task = Task.immediate { [dataSource = screen?.dataSource] in
      await dataSource?.apply(snapshot)
    }
    screen = nil
    #expect(weakSource != nil)
    await waitUntil { list.numberOfDelayedCompletions > 0 }
    #expect(list.cells == [["1a"]])
    list.completeNext()
    await task.value
    #expect(weakSource == nil)
  }
}
