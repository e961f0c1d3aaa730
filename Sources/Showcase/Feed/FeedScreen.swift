import DiffableSources
import DiffableTerminal

/// A feed of posts, events and photos with endless paging: posts and events vertically, photos horizontally.
///
///     screen ┬ states ┬ loading
///            │        ├ failed
///            │        └ feed, with one source for each section
///            └ footer
///
/// ``FeedPages`` decides when to request a page, the sources show the items, and ``FeedList`` lays them out.
@available(macOS 15, *)
final class FeedScreen: Screen {
  let hint = "q quits, Down loads more, Left and Right scroll photos, r refreshes or tries again"

  private let pages: FeedPages
  private let feed = SnapshotSource<FeedSection, Identified<FeedItem>, ReusableCell> { _ in
    BasicSource { item in ReusableCell(item) }
  }
  private let failure = NoticeSource()
  private let states: SegmentedSource<LoadingState, ReusableCell>
  private let footer = NoticeSource()
  private let feedList = FeedList()
  private let connection: SourceConnection<ReusableCell, FeedList>

  private var status = FeedPages.Status() {
    didSet { show() }
  }

  init(_ pages: FeedPages) {
    self.pages = pages
    states = SegmentedSource(
      loading: NoticeSource(text: "Loading …"),
      failed: failure,
      loaded: feed
    )
    connection = CompositeSource([states, footer]).connect(to: feedList)
    status = pages.run { $0.open() }
    show()
  }

  deinit { pages.close() }

  /// Shows the status in one update.
  private func show() {
    connection.source.update {
      feed.snapshot = status.snapshot
      failure.show("Sorry, \(status.state.notice)")
      states.selection = status.loadingState
      footer.show(status.loadingState == .loaded ? status.footer : "")
    }
  }

  var list: TerminalList { feedList.terminal }
  var interval: Double? { status.isWaiting ? 0.3 : nil }

  var title: String {
    let state = section.flatMap { section in pages.read { $0.state(ofSection: section) } }
    let count = status.snapshot.numberOfItems
    return "Feed" + (count == 0 ? "" : " · \(count) items")
      + (state.map { " · photos: \($0.notice)" } ?? "")
  }

  func tick() { status = pages.pass(ticks: 1) }

  func press(_ key: Key) {
    switch key {
    case .left: feedList.scroll(by: -1)
    case .right: feedList.scroll(by: 1)
    case .character("r"):
      let section = section
      status = pages.run { $0.retryOrRefresh(inSection: section) }
    default: break
    }
    loadNextPageIfNeeded()
  }

  func didNavigate() { list.changeIfNeeded(by: loadNextPageIfNeeded) }

  /// Reports the item at the cursor to the pages, which load the next page near the end.
  private func loadNextPageIfNeeded() {
    // The footer is not an item of the feed, so use the row above the footer.
    guard let row = list.cursor, let item = item(atRow: row) ?? item(atRow: row - 1) else { return }
    status = pages.run { $0.willDisplay(item) }
  }
}

@available(macOS 15, *)
extension FeedScreen {
  private func item(atRow row: Int) -> Identified<FeedItem>? {
    feedList.path(atRow: row).flatMap { connection.snapshot().itemIdentifier(for: $0) }?
      .item(as: Identified<FeedItem>.self)
  }

  /// The section at the cursor.
  private var section: FeedSection? {
    list.cursor.flatMap(item(atRow:)).flatMap {
      status.snapshot.sectionIdentifier(containingItem: $0)
    }
  }
}
