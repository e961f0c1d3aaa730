import DiffableSources

/// The pages of the library, isolated to an actor because their providers are asynchronous.
///
///     root ┬ front page ┬ loading
///          │            └ shelves, one source for each
///          ├ videos, a list controller
///          ├ books, another one
///          └ search, a list controller with two kinds of cells
@available(macOS 15, *)
actor Library {
  enum Tab: String, CaseIterable, Sendable {
    case discover = "Discover"
    case videos = "Videos"
    case books = "Books"
    case search = "Search"
  }

  /// The list of the screen.
  ///
  /// The compiler cannot see that only one thread uses the list: the executor of the actor runs jobs only during calls
  /// of ``run(_:)`` and ``pass(ticks:)``, on the thread that handles keys and ticks.
  @safe nonisolated(unsafe) let list: FeedList

  private nonisolated let executor = ScreenExecutor()
  nonisolated let server: LibraryServer
  private let root: SegmentedSource<Tab, ReusableCell>
  private let connection: SourceConnection<ReusableCell, FeedList>

  let videos: ListController<Identified<Video>>
  let books: ListController<Identified<Book>>
  let results: ListController<Identified<Medium>>
  let shelves: SnapshotSource<Shelf, Identified<ShelfItem>, ReusableCell>
  let hint = NoticeSource()
  let pager: Pager<Void, Shelf, Identified<ShelfItem>, ShelfCursor>

  var size = CellSize.small
  var showsOtherVideos = false
  var showsOtherBooks = false

  init() {
    let (server, list) = (LibraryServer(), FeedList())
    videos = ListController(NewVideos(server: server), BasicSource(cell: SmallVideoCell.self))
    books = ListController(NewBooks(server: server), BasicSource(cell: SmallBookCell.self))
    results = ListController(
      MediaSearch(server: server, text: ""),
      BasicSource { ReusableCell($0, .small) }
    )
    shelves = SnapshotSource { _ in BasicSource(cell: ShelfCell.self) }
    let front = SegmentedSource(loading: NoticeSource(text: "Loading …"), loaded: shelves)
    pager = Pager(query: ()) { _, cursor in await server.shelves(cursor) }
    // Load more shelves when the last shelf becomes visible, and more items when the second-to-last item does.
    (pager.sectionThreshold, pager.itemThreshold) = (1, 2)
    pager.stateHandler = { front.selection = $0.loadingState }
    videos.states[.loading] = NoticeSource(text: "Loading …")
    books.states[.loading] = NoticeSource(text: "Loading …")
    results.states[.loading] = NoticeSource(text: "Searching …")
    results.states[.empty] = hint
    results.states.selection = .empty
    hint.show("Type a title or a name")
    root = SegmentedSource(
      [
        .discover: front, .videos: videos.states, .books: books.states, .search: results.states,
      ],
      selection: .videos
    )
    connection = root.connect(to: list)
    (self.server, self.list) = (server, list)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

  /// Runs a closure on the actor, and then all jobs that do not wait for the server.
  @discardableResult
  nonisolated func run<Result: Sendable>(_ body: (isolated Library) -> Result) -> Result {
    executor.run { assumeIsolated(body) }
  }

  /// Advances the virtual time of the server.
  nonisolated func pass(ticks: Int) {
    server.executor.pass(ticks: ticks)
    executor.run {}
  }

  /// Whether a request is pending.
  nonisolated var isWaiting: Bool { !server.executor.isIdle }

  var tab: Tab {
    get { root.selection ?? .videos }
    set { root.selection = newValue }
  }

  /// Returns the item at the cursor, or `nil` if there is none.
  func selectedItem() -> SourceItem? {
    list.terminal.cursor.flatMap { list.path(atRow: $0) }
      .flatMap { connection.snapshot().itemIdentifier(for: $0) }
  }
}
