import DiffableSnapshots
import DiffableTerminal
import Foundation

/// Results that are found in the background while the user types.
///
/// When the user types faster than the search, only the newest of the waiting queries is searched. When the list is
/// still busy, only the newest of the waiting results is shown.
@available(macOS 15, *)
actor BackgroundMountainResults: MountainResults {
  // This is safe: all jobs of the actor run within `executor.run`, on the thread that calls it and uses the list.
  @safe nonisolated(unsafe) let list = TerminalList()

  private let executor = ScreenExecutor()
  private let queries: AsyncStream<MountainQuery>.Continuation
  private let dataSource: DiffableDataSource<MountainSection, Mountain, TerminalList>

  /// The number of queries whose results are neither shown nor superseded.
  private var numberOfSearches = 0

  /// Whether the task that shows results still runs.
  private var isFollowing = true

  init(_ search: MountainSearch) {
    dataSource = DiffableDataSource(target: list) { _, _, mountain in mountain.cell }
    let (stream, queries) = AsyncStream.makeStream(
      of: MountainQuery.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.queries = queries
    executor.run { assumeIsolated { $0.follow(stream, search) } }
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

  /// Searches for each query in the background, and shows the newest results.
  private func follow(_ queries: AsyncStream<MountainQuery>, _ search: MountainSearch) {
    dataSource.applyObserver = { [unowned self] _ in numberOfSearches -= 1 }
    Task {
      let snapshots = queries.map { await search.snapshotInBackground(for: $0) }
      await dataSource.apply(newestOf: snapshots)
      isFollowing = false
    }
  }

  nonisolated var numberOfMatches: Int { read { $0.dataSource.snapshot().numberOfItems } }

  nonisolated var isSearching: Bool { read { $0.numberOfSearches > 0 } }

  /// Whether the task that shows results has ended.
  nonisolated var isClosed: Bool { read { !$0.isFollowing } }

  nonisolated func show(_ query: MountainQuery) {
    run { $0.numberOfSearches += 1 }
    if case .dropped = queries.yield(query) { run { $0.numberOfSearches -= 1 } }
    update()
  }

  nonisolated func update() { run { _ in } }

  nonisolated func close() {
    queries.finish()
    // The task can end only within `run`, and keeps the actor alive until then. It usually ends within milliseconds.
    for _ in 0..<1000 where run({ $0.isFollowing }) { usleep(1000) }
  }

  /// Returns what a closure reads on the actor.
  ///
  /// Jobs do not run meanwhile: the screen also reads after the list is drawn, and a change at that time would not be
  /// visible before the next event.
  private nonisolated func read<Result: Sendable>(
    _ body: (isolated BackgroundMountainResults) -> Result
  ) -> Result {
    executor.read { assumeIsolated(body) }
  }

  /// Runs a closure on the actor, and then all jobs that are ready.
  private nonisolated func run<Result: Sendable>(
    _ body: (isolated BackgroundMountainResults) -> Result
  ) -> Result {
    executor.run { assumeIsolated(body) }
  }
}

extension MountainSearch {
  /// Returns the results of a query without keeping the caller's actor busy.
  @concurrent
  func snapshotInBackground(
    for query: MountainQuery
  ) async -> Snapshot<MountainSection, Mountain> {
    snapshot(for: query.text, by: query.order)
  }
}
