#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// A feed of posts, events and photos with endless paging: posts and events vertically, photos horizontally.
///
///     screen ┬ states ┬ loading
///            │        ├ failed
///            │        └ feed, with one source for each section
///            └ footer
///
/// The pager decides when to request a page, the sources show the items, and ``FeedList`` lays them out.
final class FeedScreen: PagedScreen {
  let keys: KeyValuePairs = [
    "q": "quits", "↓": "loads more", "←→": "scroll photos", "r": "refreshes or retries",
  ]

  private let server: FeedServer
  private let pager: Pager<Void, FeedSection, ModelItem<FeedItem>, FeedCursor>
  private let feed = SnapshotSource<FeedSection, ModelItem<FeedItem>, ReusableCell> { _ in
    BasicSource { ReusableCell($0) }
  }
  private let failure = NoticeSource()
  private let footer = NoticeSource()
  private let states: SegmentedSource<LoadingState, ReusableCell>
  let feedList = FeedList()
  private let connection: SourceConnection<ReusableCell, FeedList>

  /// The number of duplicate items that the server has sent.
  private var duplicates = 0

  init(_ server: FeedServer) {
    self.server = server
    pager = Pager(query: ()) { _, cursor in try await server.page(cursor) }
    // Load stories when the last strip becomes visible, and photos at the second-to-last photo.
    (pager.sectionThreshold, pager.itemThreshold) = (1, 2)
    states = SegmentedSource(
      loading: NoticeSource(text: "Loading …"),
      failed: failure,
      loaded: feed
    )
    connection = CompositeSource([states, footer]).connect(to: feedList)
    pager.stateHandler = { [unowned self] in if $0.state.isLoading { show() } }
    pager.outcomeHandler = { [unowned self] in
      duplicates += $0.dropped.count
      show()
    }
    pager.refresh()
  }

  var replies: SlowReplies { server.replies }

  var title: String {
    let items = pager.snapshot.itemIdentifiers
    let photos = items.count { if case .photo = $0.model { true } else { false } }
    return "Feed" + (items.isEmpty ? "" : " · \(items.count - photos) stories, \(photos) photos")
  }

  /// The state of the photos at the cursor.
  var notice: String? {
    section.flatMap { pager.state(ofSection: $0) }.map { state in
      state.error == nil ? "Photos: \(state.notice)" : state.notice
    }
  }

  func press(_ key: Key) {
    switch key {
    case .left: feedList.scroll(by: -1)
    case .right: feedList.scroll(by: 1)
    case .character("r"):
      if let section, pager.state(ofSection: section)?.error != nil {
        pager.loadNextPage(inSection: section)
      } else if pager.retry() == nil {
        pager.refresh()
      }
    default: break
    }
    loadNextPageIfNeeded()
  }

  func cancelLoads() { pager.cancel() }

  /// Shows the loaded items and the state in one update.
  private func show() {
    connection.source.update {
      feed.snapshot = pager.snapshot
      failure.show(pager.state.notice)
      states.selection = pager.loadingState
      let repeats = duplicates == 1 ? "1 repeat" : "\(duplicates) repeats"
      let isShort = duplicates == 0 || pager.state.error != nil
      let text = pager.state.notice + (isShort ? "" : " · \(repeats) hidden")
      footer.show(pager.loadingState == .loaded ? text : "", name: "footer")
    }
  }

  /// Loads the next page if the item at the cursor is near the end.
  func loadNextPageIfNeeded() {
    // The footer is not an item of the feed, so use the row above the footer.
    guard let row = list.cursor, let item = item(atRow: row) ?? item(atRow: row - 1) else { return }
    pager.willDisplay(item)
  }

  private func item(atRow row: Int) -> ModelItem<FeedItem>? {
    feedList.path(atRow: row).flatMap { connection.snapshot().itemIdentifier(for: $0) }?
      .item(as: ModelItem<FeedItem>.self)
  }

  /// The section at the cursor.
  private var section: FeedSection? {
    list.cursor.flatMap(item(atRow:)).flatMap {
      pager.snapshot.sectionIdentifier(containingItem: $0)
    }
  }
}

extension PagingState {
  /// A description of the state for the user.
  fileprivate var notice: String {
    switch self {
    case .idle: "not loaded"
    case .loading(.refresh): "refreshing …"
    case .loading: "loading …"
    case .loaded: "more available"
    case .ended: "all loaded"
    case .failed(_, let error): "\(error), press r to retry"
    }
  }
}
#endif
