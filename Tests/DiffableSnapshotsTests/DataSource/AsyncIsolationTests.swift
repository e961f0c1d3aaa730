import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Where the work of an `async` apply is done.
@Suite(.serialized) struct AsyncIsolationTests {
  init() { MainQueue.mark() }

  private func contents(_ range: some Sequence<Int>) throws -> Snapshot<Int, Watched> {
    try Snapshot([(1, range.map { Watched(id: $0) })])
  }

  @MainActor @Test(arguments: ListKind.all.filter { $0.method == .batches })
  func theDifferenceIsFoundElsewhere(_ kind: ListKind) async throws {
    let target = UnrulyTarget(kind.capabilities)
    let source = DiffableDataSource<Int, Watched, UnrulyTarget>(target: target) { _, _, item in
      "\(item.id)"
    }
    await source.apply(try contents(0..<100))
    let next = try contents((0..<120).reversed())
    Watched.counts.withLock { $0 = Watched.Counts() }
    await source.apply(next)
    let counts = Watched.counts.withLock { $0 }
    #expect(counts.elsewhere > 0)
    #expect(counts.onMainQueue == 0)
    #expect(target.batches > 0)
  }

  /// While the difference is being found, the main actor does other things, and even overtakes it.
  @MainActor @Test func theActorIsFreeMeanwhile() async throws {
    let target = UnrulyTarget()
    let source = DiffableDataSource<Int, Watched, UnrulyTarget>(target: target) { _, _, item in
      "\(item.id)"
    }
    await source.apply(try contents(0..<10))
    // Some items are equal, since only these are compared.
    let (next, overtaking) = (try contents(5..<15), try contents(20..<30))
    Watched.isHeldUp.withLock { $0 = true }
    defer { Watched.isHeldUp.withLock { $0 = false } }
    var hasEnded = false
    let task = Task.immediate {
      await source.apply(next)
      hasEnded = true
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(!hasEnded)
    #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 0))?.id == 0)
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(5..<15))
    var hasCompleted = false
    applyNow(overtaking, to: source) { hasCompleted = true }
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(20..<30))
    Watched.isHeldUp.withLock { $0 = false }
    await task.value
    #expect(hasEnded)
    #expect(hasCompleted)
    #expect(target.batches == 1)
    #expect(source.snapshot().itemIdentifiers.map(\.id) == Array(20..<30))
  }

  /// Not a call from an `async` function, where the other overload would be meant.
  @MainActor private func applyNow(
    _ snapshot: Snapshot<Int, Watched>,
    to source: DiffableDataSource<Int, Watched, UnrulyTarget>,
    completion: @escaping () -> Void
  ) {
    source.apply(snapshot, completion: completion)
  }

  /// Owns a data source, as the main actor does a screen.
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

  @Test func anActorMayOwnADataSource() async throws {
    let owner = Owner()
    #expect(await owner.show(try Snapshot([(1, [1, 2])])) == [[1, 2]])
    #expect(await owner.show(try Snapshot([(2, [2]), (1, [1, 3])])) == [[2], [1, 3]])
    #expect(await owner.refusals == [])
  }

  @Test func aFunctionOfNoActorMayOwnADataSource() async throws {
    let list = StrictList<Int>()
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in item }
    await source.apply(try Snapshot([(1, [1, 2])]))
    await source.apply(try Snapshot([(1, [2, 3])]))
    await source.applySnapshotUsingReloadData(try Snapshot([(1, [4])]))
    #expect(list.cells == [[4]])
    #expect(list.refusals == [])
  }

  /// A caller without an actor has no place where the completion could wait for it.
  @Test func aFunctionOfNoActorLosesNoCompletion() async throws {
    let list = StrictList<Int>()
    var onCell: (() -> Void)?
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, _, item in
      onCell?()
      return item
    }
    var completed = 0
    let next = try Snapshot([(1, [2])])
    onCell = { [unowned source] in
      onCell = nil
      source.apply(next) { completed += 1 }
    }
    await source.apply(try Snapshot([(1, [1])]))
    #expect(completed == 1)
    #expect(list.cells == [[2]])
  }

  @MainActor @Test func theCommitIsOnTheMainActor() async throws {
    let target = UnrulyTarget()
    var threads: [Bool] = []
    target.onBatch = { threads.append(MainQueue.isHere) }
    target.onReload = { threads.append(MainQueue.isHere) }
    let source = DiffableDataSource<Int, Int, UnrulyTarget>(target: target) { _, _, _ in "" }
    await source.apply(try Snapshot([(1, [1, 2])]))
    await source.apply(try Snapshot([(1, [2, 3])]))
    #expect(threads == [true, true])
  }
}
