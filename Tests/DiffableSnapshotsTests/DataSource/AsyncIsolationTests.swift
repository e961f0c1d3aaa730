import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The actors on which the parts of an `async` apply run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AsyncIsolationTests {
  init() { MainQueue.mark() }

  private func contents(_ range: some Sequence<Int>) -> Snapshot<Int, TrackedItem> {
    Snapshot([(1, range.map { TrackedItem(id: $0) })])
  }

  @MainActor @Test(arguments: ListKind.all.filter { $0.method == .batches })
  func theDifferenceIsComputedOffTheMainActor(_ kind: ListKind) async {
    let target = UnrulyTarget(kind.capabilities)
    let source = DiffableDataSource<Int, TrackedItem, UnrulyTarget>(target: target) { _, _, item in
      "\(item.id)"
    }
    await source.apply(contents(0..<100))
    let next = contents((0..<120).reversed())
    TrackedItem.counts.withLock { $0 = TrackedItem.Counts() }
    await source.apply(next)
    let counts = TrackedItem.counts.withLock { $0 }
    #expect(counts.elsewhere > 0)
    #expect(counts.onMainQueue == 0)
    #expect(target.batches > 0)
  }

  /// While the difference is computed, the main actor runs other code, including an apply that ends first.
  @MainActor @Test func theMainActorIsFreeWhileTheDifferenceIsComputed() async {
    let target = UnrulyTarget()
    let source = DiffableDataSource<Int, TrackedItem, UnrulyTarget>(target: target) { _, _, item in
      "\(item.id)"
    }
    await source.apply(contents(0..<10))
    // `next` contains some of the shown items: only items with equal hashes are compared, and a comparison blocks the
    // difference.
    let (next, superseding) = (contents(5..<15), contents(20..<30))
    TrackedItem.isWaiting.withLock { $0 = false }
    TrackedItem.isBlocked.withLock { $0 = true }
    defer { TrackedItem.isBlocked.withLock { $0 = false } }
    var hasEnded = false
    let task = Task.immediate {
      await source.apply(next)
      hasEnded = true
    }
    await waitUntil { TrackedItem.isWaiting.withLock { $0 } }
    #expect(!hasEnded)
    #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 0))?.id == 0)
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(5..<15))
    var hasCompleted = false
    source.apply(superseding) { hasCompleted = true }
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(20..<30))
    TrackedItem.isBlocked.withLock { $0 = false }
    await task.value
    #expect(hasEnded)
    #expect(hasCompleted)
    #expect(target.batches == 1)
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(20..<30))
  }

  /// The snapshot is shown after its changes are found, without the caller.
  @MainActor @Test func aCancelledCallerContinuesWhileTheDifferenceIsComputed() async {
    let target = UnrulyTarget()
    let source = DiffableDataSource<Int, TrackedItem, UnrulyTarget>(target: target) { _, _, item in
      "\(item.id)"
    }
    await source.apply(contents(0..<10))
    let next = contents(5..<15)
    TrackedItem.isWaiting.withLock { $0 = false }
    TrackedItem.isBlocked.withLock { $0 = true }
    defer { TrackedItem.isBlocked.withLock { $0 = false } }
    let task = Task.immediate { await source.apply(next) }
    await waitUntil { TrackedItem.isWaiting.withLock { $0 } }
    task.cancel()
    await task.value
    #expect(target.batches == 0 && !source.isUpToDate)
    TrackedItem.isBlocked.withLock { $0 = false }
    await waitUntil { source.isUpToDate }
    #expect(target.batches == 1)
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(5..<15))
  }

  /// An actor that owns a data source.
  private actor Owner {
    private let list = StrictList<Int>(.tableView)
    private let source: DiffableDataSource<Int, Int, StrictList<Int>>

    init() {
      source = DiffableDataSource(target: list) { _, _, item in item }
    }

    func show(_ snapshot: Snapshot<Int, Int>) async -> [[Int]] {
      await source.apply(snapshot)
      assertIsolated()
      return list.cells
    }

    var refusals: [StrictListError] { list.refusals }
  }

  @Test func anActorMayOwnADataSource() async {
    let owner = Owner()
    #expect(await owner.show(Snapshot([(1, [1, 2])])) == [[1, 2]])
    #expect(await owner.show(Snapshot([(2, [2]), (1, [1, 3])])) == [[2], [1, 3]])
    #expect(await owner.refusals == [])
  }

  /// Without an actor, the completion of a nested apply is called before the caller continues.
  @Test func aNonisolatedFunctionMayOwnADataSourceAndLosesNoCompletion() async {
    let list = StrictList<Int>()
    var onCell: (() -> Void)?
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in
      onCell?()
      return item
    }
    var completed = 0
    let next = Snapshot([(1, [2])])
    onCell = { [unowned source] in
      onCell = nil
      source.apply(next) { completed += 1 }
    }
    await source.apply(Snapshot([(1, [1])]))
    #expect(completed == 1)
    #expect(list.cells == [[2]])
    await source.apply(Snapshot([(1, [2, 3])]))
    await source.applySnapshotUsingReloadData(Snapshot([(1, [4])]))
    #expect(list.cells == [[4]])
    #expect(list.refusals == [])
  }

  @MainActor @Test func theListChangesOnTheMainActor() async {
    let target = UnrulyTarget()
    var isOnMainQueue: [Bool] = []
    target.onBatch = { isOnMainQueue.append(MainQueue.isHere) }
    target.onReload = { isOnMainQueue.append(MainQueue.isHere) }
    let source = DiffableDataSource<Int, Int, UnrulyTarget>(target: target) { _, _, _ in "" }
    await source.apply(Snapshot([(1, [1, 2])]))
    await source.apply(Snapshot([(1, [2, 3])]))
    #expect(isOnMainQueue == [true, true])
  }
}
