import DiffableSources

/// The pages of the feed, with the actor that they belong to.
///
/// Whatever it is told to do, it answers with how things stand after that.
@available(macOS 15, *)
actor FeedPages {
  /// How things stand, for whoever shows it.
  struct Status: Sendable {
    var snapshot = Snapshot<FeedSection, Identified<FeedItem>>()
    var loadingState = LoadingState.loading
    var state = PagingState.idle

    /// How many items the server has repeated.
    var repetitions = 0

    /// Whether a reply is on its way.
    var isWaiting = false
  }

  private let executor = ScreenExecutor()
  private let server: FeedServer
  private let pages: Pager<Void, FeedSection, Identified<FeedItem>, FeedCursor>
  private var repetitions = 0

  init(overloads: Set<FeedCursor>) {
    let server = FeedServer(overloads: overloads)
    self.server = server
    pages = Pager(query: ()) { _, cursor in try await server.page(cursor) }
    // More stories when the last strip is reached, more photos one before the last of a strip.
    (pages.sectionThreshold, pages.itemThreshold) = (1, 2)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does something, and whatever follows from it until the server has to reply.
  nonisolated func run(_ body: (isolated FeedPages) -> Void) -> Status {
    executor.run { assumeIsolated(body) }
    return read { $0.status }
  }

  /// Lets time pass.
  nonisolated func pass(ticks: Int) -> Status {
    server.executor.pass(ticks: ticks)
    return run { _ in }
  }

  /// Gives up all that is on its way, which ends when the replies are there.
  nonisolated func close() {
    _ = run { $0.pages.cancel() }
    _ = pass(ticks: FeedServer.delay)
  }

  /// Looks something up.
  nonisolated func read<Result: Sendable>(_ body: (isolated FeedPages) -> Result) -> Result {
    executor.run { assumeIsolated(body) }
  }

  private var status: Status {
    Status(
      snapshot: pages.snapshot,
      loadingState: pages.loadingState,
      state: pages.state,
      repetitions: repetitions,
      isWaiting: !server.executor.isIdle
    )
  }
}

@available(macOS 15, *)
extension FeedPages {
  /// Loads the first page.
  func open() {
    pages.outcomeHandler = { [unowned self] in repetitions += $0.dropped.count }
    pages.refresh()
  }

  /// Loads what follows an item that comes into view, if the end is near.
  func willDisplay(_ item: Identified<FeedItem>) { pages.willDisplay(item) }

  /// Loads once more what has failed, or else all of it.
  func retryOrRefresh(inSection section: FeedSection?) {
    if let section, pages.state(ofSection: section)?.error != nil {
      pages.loadNextPage(inSection: section)
    } else if pages.retry() == nil {
      pages.refresh()
    }
  }

  func state(ofSection section: FeedSection) -> PagingState? { pages.state(ofSection: section) }
}
