import DiffableSources

/// The pages of the feed, isolated to an actor.
///
/// To change the pages, the screen calls ``run(_:)`` or ``pass(ticks:)``, which return the new status.
@available(macOS 15, *)
actor FeedPages {
  /// The state of the feed, as the screen shows it.
  struct Status: Sendable {
    var snapshot = Snapshot<FeedSection, Identified<FeedItem>>()
    var loadingState = LoadingState.loading
    var state = PagingState.idle

    /// The number of duplicate items that the server has sent.
    var duplicates = 0

    /// Whether a request is pending.
    var isWaiting = false
  }

  private let executor = ScreenExecutor()
  private let server: FeedServer
  private let pages: Pager<Void, FeedSection, Identified<FeedItem>, FeedCursor>
  private var duplicates = 0

  init(overloads: Set<FeedCursor>) {
    let server = FeedServer(overloads: overloads)
    self.server = server
    pages = Pager(query: ()) { _, cursor in try await server.page(cursor) }
    // Load stories when the last strip becomes visible, and photos at the second-to-last photo.
    (pages.sectionThreshold, pages.itemThreshold) = (1, 2)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

  /// Runs a closure on the actor, and then all jobs that do not wait for the server.
  nonisolated func run(_ body: (isolated FeedPages) -> Void) -> Status {
    executor.run { assumeIsolated(body) }
    return read { $0.status }
  }

  /// Advances the virtual time of the server.
  nonisolated func pass(ticks: Int) -> Status {
    server.executor.pass(ticks: ticks)
    return run { _ in }
  }

  /// Cancels all requests, and advances the time until the server has processed them.
  nonisolated func close() {
    _ = run { $0.pages.cancel() }
    _ = pass(ticks: FeedServer.delay)
  }

  /// Returns a value that a closure reads on the actor.
  nonisolated func read<Result: Sendable>(_ body: (isolated FeedPages) -> Result) -> Result {
    executor.run { assumeIsolated(body) }
  }

  private var status: Status {
    Status(
      snapshot: pages.snapshot,
      loadingState: pages.loadingState,
      state: pages.state,
      duplicates: duplicates,
      isWaiting: !server.executor.isIdle
    )
  }
}

@available(macOS 15, *)
extension FeedPages {
  /// Loads the first page.
  func open() {
    pages.outcomeHandler = { [unowned self] in duplicates += $0.dropped.count }
    pages.refresh()
  }

  /// Loads the next page if an item that becomes visible is near the end.
  func willDisplay(_ item: Identified<FeedItem>) { pages.willDisplay(item) }

  /// Retries the request that failed in a section or in the feed; otherwise refreshes the feed.
  func retryOrRefresh(inSection section: FeedSection?) {
    if let section, pages.state(ofSection: section)?.error != nil {
      pages.loadNextPage(inSection: section)
    } else if pages.retry() == nil {
      pages.refresh()
    }
  }

  func state(ofSection section: FeedSection) -> PagingState? { pages.state(ofSection: section) }
}
