import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies of the newest snapshot of an asynchronous sequence.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SnapshotSequenceTests {
  private typealias Shown = Snapshot<Tagged, Tagged>

  private let screen = Screen()
  private let snapshots: AsyncStream<Shown>
  private let continuation: AsyncStream<Shown>.Continuation

  init() { (snapshots, continuation) = AsyncStream.makeStream() }

  private func snapshots(_ notations: String...) -> [Shown] {
    notations.map { Shown($0) }
  }

  /// Starts a task that applies the sequence.
  ///
  /// The task runs immediately, up to its first suspension. Then this method returns.
  private func begin() -> Task<Void, Never> {
    Task.immediate { [screen, snapshots] in
      await screen.dataSource.apply(newestOf: snapshots)
      screen.diary.completed.append("end")
    }
  }

  /// Completes all changes of the list until a condition is true.
  private func completeAll(until isReached: () -> Bool) async {
    await waitUntil {
      if screen.list.numberOfDelayedCompletions > 0 { screen.list.completeNext() }
      return isReached()
    }
  }

  /// Applies snapshots to another list, which completes its changes at once.
  ///
  /// Then a call that does not wait for its list has ended, too.
  private func applyElsewhere(_ notations: String...) async {
    let (snapshots, continuation) = AsyncStream<Shown>.makeStream()
    for notation in notations { continuation.yield(Shown(notation)) }
    continuation.finish()
    await Screen().dataSource.apply(newestOf: snapshots)
    await letOthersRun()
  }

  private var hasEnded: Bool { screen.diary.completed == ["end"] }

  @Test(arguments: ListKind.all)
  func aFastListShowsEverySnapshot(_ kind: ListKind) async {
    let screen = Screen(kind)
    let all = snapshots("1 1a", "1 2a", "1 2a | 2 1a 3a", "2 3a")
    for snapshot in all { continuation.yield(snapshot) }
    continuation.finish()
    var shown: [Shown] = []
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { Issue.record("Skipped \(report.new)") }
      shown.append(report.new)
    }
    await screen.dataSource.apply(newestOf: snapshots)
    #expect(shown == all)
    screen.expectShown("2 3a")
  }

  @Test func aSlowListShowsTheNewestSnapshot() async {
    screen.list.delaysCompletions = true
    var skipped = 0
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { skipped += 1 }
    }
    for number in 1...100 { continuation.yield(Shown("1 \(number)a")) }
    let task = begin()
    await waitUntil { skipped == 98 }
    #expect(screen.shown == "1a")
    #expect(screen.receivedCalls == "R")
    screen.list.completeNext()
    screen.expectShown("1 100a")
    for number in 101...200 { continuation.yield(Shown("1 \(number)a")) }
    await waitUntil { skipped == 98 + 99 }
    #expect(screen.shown == "100a")
    screen.list.completeNext()
    screen.expectShown("1 200a")
    screen.list.completeNext()
    // The call continues after the last change.
    screen.list.delaysCompletions = false
    continuation.yield(Shown("1 201a"))
    await waitUntil { screen.shown == "201a" }
    #expect(screen.diary.completed == [])
    continuation.finish()
    await task.value
    #expect(screen.receivedCalls == "RBBB")
    #expect(screen.diary.provided == ["1a", "100a", "200a", "201a"])
    #expect(screen.diary.completed == ["end"])
    #expect(skipped == 98 + 99)
  }

  @Test func theCallReturnsAfterTheLastAnimation() async {
    screen.list.delaysCompletions = true
    var skipped: [String] = []
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { skipped.append(report.new.notation) }
    }
    for snapshot in snapshots("1 1a", "1 2a", "1 3a") { continuation.yield(snapshot) }
    continuation.finish()
    let task = begin()
    await waitUntil { skipped == ["1 2a"] }
    #expect(screen.diary.completed == [])
    screen.list.completeNext()
    screen.expectShown("1 3a")
    await applyElsewhere("1 1a", "1 2a", "1 3a")
    #expect(screen.diary.completed == [])
    screen.list.completeNext()
    await task.value
    #expect(screen.receivedCalls == "RB")
  }

  @Test func anEmptySequenceDoesNotCallTheList() async {
    continuation.finish()
    await screen.dataSource.apply(newestOf: snapshots)
    #expect(screen.receivedCalls == "")
  }

  @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
  func theListChangesInTheGivenMode(_ mode: ApplyMode) async {
    for snapshot in snapshots("1 1a", "1 2a") { continuation.yield(snapshot) }
    continuation.finish()
    await screen.dataSource.apply(newestOf: snapshots, mode: mode)
    switch screen.list.log.last {
    case .reload: #expect(mode == .reload)
    case .batch(_, let animated): #expect(animated == (mode == .animated))
    default: Issue.record("\(screen.list.log) has an unexpected last event")
    }
  }

  /// Without the marks of skipped snapshots, cells would keep showing old data.
  ///
  /// In the second case a skipped snapshot lacks one of the two marked items.
  @Test(arguments: [("1 1b 2b 3a", "1 1b? 2b! 3a"), ("1 1b 3a", "1 1b? 3a")])
  func theMarksOfSkippedSnapshotsAreKept(_ between: String, _ withInheritedMarks: String)
    async
  {
    screen.list.delaysCompletions = true
    for snapshot in snapshots("1 1a 2a", "1 1b? 2b!", between, "1 1b 2b 4a") {
      continuation.yield(snapshot)
    }
    continuation.finish()
    var skipped: [String] = []
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { skipped.append(report.new.notation) }
    }
    let task = begin()
    await waitUntil { skipped.count == 2 }
    await completeAll { hasEnded }
    await task.value
    #expect(screen.shown == "1b 2b 4a")
    #expect(screen.list.refusals == [])
    #expect(skipped == ["1 1b? 2b!", withInheritedMarks])
  }

  /// A mark that a snapshot has inherited does not pass to later snapshots, which would reload the cell again.
  @Test func theMarksOfASkippedSnapshotAreShownOnce() async {
    screen.list.delaysCompletions = true
    var skipped = 0
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { skipped += 1 }
    }
    for snapshot in snapshots("1? 1a 2a", "1? 1b! 2a", "1 1b 2a 3a") {
      continuation.yield(snapshot)
    }
    let task = begin()
    await waitUntil { skipped == 1 }
    screen.list.completeNext()
    screen.expectShown("1 1b 2a 3a")
    for snapshot in snapshots("1 1b 2a 4a", "1 1b 2a 5a") { continuation.yield(snapshot) }
    continuation.finish()
    await waitUntil { skipped == 2 }
    await completeAll { hasEnded }
    await task.value
    screen.expectShown("1 1b 2a 5a")
    #expect(screen.diary.provided == ["1a", "2a", "3a", "1b", "5a"])
  }

  private struct Failure: Error {}

  @Test(arguments: [0, 1, 5])
  func theLastSnapshotBeforeAnErrorIsShown(_ count: Int) async throws {
    let (failing, continuation) = AsyncThrowingStream<Shown, any Error>.makeStream()
    for number in 0..<count { continuation.yield(Shown("1 \(number)a")) }
    continuation.finish(throwing: Failure())
    screen.list.delaysCompletions = true
    var hasThrown = false
    let task = Task.immediate { [screen] in
      do { try await screen.dataSource.apply(newestOf: failing) } catch { hasThrown = true }
    }
    await applyElsewhere("1 1a", "1 2a", "1 3a", "1 4a", "1 5a")
    if count > 0 { #expect(!hasThrown) }
    await completeAll { hasThrown }
    await task.value
    screen.expectShown(count == 0 ? "" : "1 \(count - 1)a")
  }

  @Test func snapshotsYieldedBeforeACancellationAreShown() async {
    screen.list.delaysCompletions = true
    let task = begin()
    for snapshot in snapshots("1 1a", "1 2a") { continuation.yield(snapshot) }
    await applyElsewhere("1 1a", "1 2a")
    task.cancel()
    continuation.yield(Shown("1 3a"))
    await applyElsewhere("1 1a", "1 2a", "1 3a")
    #expect(screen.diary.completed == [])
    await completeAll { hasEnded }
    await task.value
    screen.expectShown("1 2a")
  }

  /// An endless sequence that ignores cancellation.
  private struct EndlessSequence: AsyncSequence, AsyncIteratorProtocol {
    var number = 0
    func makeAsyncIterator() -> EndlessSequence { self }

    mutating func next() async -> Snapshot<Tagged, Tagged>? {
      number += 1
      await Task.yield()
      return Snapshot("1 \(number)a")
    }
  }

  @Test func cancellingEndsASequenceThatIgnoresCancellation() async {
    let task = Task.immediate { [screen] in
      await screen.dataSource.apply(newestOf: EndlessSequence())
    }
    await waitUntil { screen.dataSource.snapshot().itemIdentifiers.contains { $0.id > 1 } }
    task.cancel()
    await task.value
    screen.expectInOrder()
  }

  /// If other code applies a snapshot, the list shows it until the sequence yields its next snapshot.
  @Test func otherCodeMayApplyMeanwhile() async {
    let task = begin()
    continuation.yield(Shown("1 1a"))
    await waitUntil { screen.shown == "1a" }
    await screen.dataSource.update { $0.deleteAllItems() }
    screen.expectShown("")
    continuation.yield(Shown("1 2a"))
    await waitUntil { screen.shown == "2a" }
    screen.expectShown("1 2a")
    let other = Task.immediate { [screen] in await screen.dataSource.apply(Shown("1 3a")) }
    continuation.yield(Shown("1 4a"))
    continuation.finish()
    await other.value
    await task.value
    screen.expectShown("1 4a")
  }

  /// An edit of the newest snapshot includes the snapshot that waits for the list, and supersedes it.
  @Test func otherCodeEditsTheWaitingSnapshot() async {
    screen.list.delaysCompletions = true
    for snapshot in snapshots("1 1a", "1 2a") { continuation.yield(snapshot) }
    continuation.finish()
    let task = begin()
    await waitUntil { screen.dataSource.snapshot().notation == "1 2a" }
    #expect(screen.shown == "1a")
    screen.dataSource.update(completion: nil) { $0.appendItems(["3a"]) }
    screen.expectShown("1 2a 3a")
    await completeAll { hasEnded }
    await task.value
    screen.expectShown("1 2a 3a")
    #expect(screen.list.refusals == [])
  }

  /// Only the snapshots of the sequence wait for the list.
  @Test func theUserCanReorderDuringTheAnimation() async {
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.list.delaysCompletions = true
    continuation.yield(Shown("1 1a 2a"))
    let task = begin()
    await waitUntil { screen.shown == "1a 2a" }
    let path = { ItemPath(section: 0, item: $0) }
    #expect(screen.list.reorderItem(at: path(0), to: path(1)))
    screen.expectShown("1 2a 1a")
    continuation.finish()
    await completeAll { hasEnded }
    await task.value
  }

  /// A completion that the list never calls must not block the next snapshot.
  @Test func theListMayDropItsCompletions() async {
    let target = UnrulyTarget()
    target.completions = 0
    let source = DiffableDataSource<Tagged, Tagged, UnrulyTarget>(target: target) { _, _, item in
      item.description
    }
    for snapshot in snapshots("1 1a", "1 2a", "1 3a") { continuation.yield(snapshot) }
    continuation.finish()
    await source.apply(newestOf: snapshots)
    #expect(source.snapshot().notation == "1 3a")
  }

  @Test func theListAndTheDataSourceAreReleasedAfterwards() async {
    weak var weakList: StrictList<String>?
    weak var weakSource: TaggedSource?
    do {
      let screen = Screen()
      (weakList, weakSource) = (screen.list, screen.dataSource)
      continuation.yield(Shown("1 1a"))
      continuation.yield(Shown("1 2a"))
      let task = Task.immediate { [snapshots] in
        await screen.dataSource.apply(newestOf: snapshots)
      }
      await letOthersRun()
      task.cancel()
      await task.value
    }
    #expect(weakSource == nil)
    #expect(weakList == nil)
  }
}

/// The actors on which the snapshots of a sequence are shown.
@Suite(.timeLimit(.minutes(10))) struct SnapshotSequenceIsolationTests {
  private actor Owner {
    private let list = StrictList<Int>(.tableView)
    private let source: DiffableDataSource<Int, Int, StrictList<Int>>

    init() {
      source = DiffableDataSource(target: list) { _, _, item in item }
    }

    func show(_ snapshots: AsyncStream<Snapshot<Int, Int>>) async -> [[Int]] {
      await source.apply(newestOf: snapshots)
      assertIsolated()
      return list.cells
    }

    var refusals: [StrictListError] { list.refusals }
  }

  private func stream(_ count: Int) -> AsyncStream<Snapshot<Int, Int>> {
    let snapshots = (1...count).map { Snapshot([(1, [$0, -$0])]) }
    return AsyncStream { continuation in
      for snapshot in snapshots { continuation.yield(snapshot) }
      continuation.finish()
    }
  }

  @Test func anActorMayOwnTheDataSource() async {
    let owner = Owner()
    #expect(await owner.show(stream(20)) == [[20, -20]])
    #expect(await owner.refusals == [])
  }

  @Test func aNonisolatedFunctionMayOwnTheDataSource() async {
    let list = StrictList<Int>()
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in item }
    await source.apply(newestOf: stream(20))
    await source.apply(newestOf: stream(3).map { $0 })
    #expect(list.cells == [[3, -3]])
    #expect(list.refusals == [])
  }

  @MainActor @Test func theListChangesOnTheMainActor() async {
    MainQueue.mark()
    let target = UnrulyTarget()
    var isOnMainQueue: [Bool] = []
    target.onBatch = { isOnMainQueue.append(MainQueue.isHere) }
    target.onReload = { isOnMainQueue.append(MainQueue.isHere) }
    let source = DiffableDataSource<Int, Int, UnrulyTarget>(target: target) { _, _, _ in "" }
    await source.apply(newestOf: stream(3))
    #expect(isOnMainQueue == [true, true, true])
  }
}
