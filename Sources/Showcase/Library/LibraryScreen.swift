#if os(macOS) || os(Linux)
import DiffableSources
import DiffableTerminal

/// The library: two lists, a search, and a front page with shelves.
///
///     root ┬ front page ┬ loading
///          │            └ shelves, one source for each
///          ├ videos, a list controller
///          ├ books, another one
///          └ search, a list controller with two kinds of cells
final class LibraryScreen: PagedScreen {
  private enum Tab {
    case discover, videos, books, search
  }

  let feedList = FeedList()
  private let server = LibraryServer()
  private let videos: ListController<ModelItem<Video>>
  private let books: ListController<ModelItem<Book>>
  private let results: ListController<ModelItem<Medium>>
  private let hint = NoticeSource(text: "Type a title or a name")
  private let pager: Pager<Void, Shelf, ModelItem<ShelfItem>, ShelfCursor>
  private let root: SegmentedSource<Tab, ReusableCell>
  private let connection: SourceConnection<ReusableCell, FeedList>
  private var size = CellSize.small
  private var showsOtherVideos = false
  private var showsOtherBooks = false

  /// The text of the search, or `nil` while the user does not type.
  private var query: String?

  init() {
    videos = ListController(BasicSource(cell: SmallCell.self)) { [server] in
      await server.videos { $0.year > $1.year }
    }
    books = ListController(BasicSource(cell: SmallCell.self)) { [server] in
      await server.books { $0.year > $1.year }
    }
    results = ListController(BasicSource { ReusableCell($0, .small) }) { [] }
    results.states[.loading] = NoticeSource(text: "Searching …")
    results.states[.empty] = hint
    results.states.selection = .empty
    pager = Pager(query: ()) { [server] _, cursor in await server.shelves(cursor) }
    // Load more shelves when the last shelf becomes visible, and more items when the second-to-last item does.
    (pager.sectionThreshold, pager.itemThreshold) = (1, 2)
    let shelves = SnapshotSource<Shelf, ModelItem<ShelfItem>, ReusableCell> { _ in
      BasicSource(cell: ShelfCell.self)
    }
    let front = SegmentedSource(loading: NoticeSource(text: "Loading …"), loaded: shelves)
    root = SegmentedSource(
      [
        .discover: front, .videos: videos.states, .books: books.states, .search: results.states,
      ],
      selection: .videos
    )
    connection = root.connect(to: feedList)
    pager.stateHandler = { front.selection = $0.loadingState }
    pager.show(in: shelves)
    videos.load()
    books.load()
    pager.refresh()
  }

  var replies: SlowReplies { server.replies }
  var usesEscape: Bool { query != nil }

  var title: String {
    let page =
      switch tab {
      case .discover:
        "Discover · \(pager.snapshot.numberOfSections) shelves, \(pager.snapshot.numberOfItems) titles"
      case .videos: "Videos · \(showsOtherVideos ? "most watched" : "newest") · \(size)"
      case .books: "Books · \(showsOtherBooks ? "oldest" : "newest") · \(size)"
      case .search where query == "": "Search · \(size)"
      case .search: "Search · \(results.items.numberOfItems) found · \(size)"
      }
    return (query.map { "/\($0)▏ · " } ?? "") + page
  }

  var keys: KeyValuePairs<String, String> {
    guard query == nil else { return ["Escape": "ends the search", "Backspace": "deletes"] }
    return [
      "q": "quits", "Tab": "turns pages", "/": "searches", "p": "changes the order",
      "c": "changes the size", "←→": "scroll",
    ]
  }

  func press(_ key: Key) {
    if let query { edit(query, key) } else { act(key) }
    loadNextPageIfNeeded()
  }

  func cancelLoads() { pager.cancel() }

  private var tab: Tab { root.selection ?? .videos }

  private func act(_ key: Key) {
    switch key {
    case .left: feedList.scroll(by: -1)
    case .right: feedList.scroll(by: 1)
    case .tab: root.selection = tab == .videos ? .books : tab == .books ? .discover : .videos
    case .character("p"): exchangeProvider()
    case .character("c"): exchangeCells()
    case .character("/"):
      root.selection = .search
      search("")
    default: break
    }
  }

  /// Edits the text of the search and searches again, or ends the search on Escape or Return.
  private func edit(_ query: String, _ key: Key) {
    switch key {
    case .character(let character): search(query + String(character))
    case .backspace: search(String(query.dropLast()))
    case .escape, .enter: self.query = nil
    default: break
    }
  }

  /// Shows the videos and books that match a text.
  private func search(_ text: String) {
    query = text
    hint.show(text.isEmpty ? "Type a title or a name" : "Nothing is called “\(text)”")
    results.provider = { [server] in await server.search(text) }
  }

  /// Exchanges the provider of the videos or of the books.
  private func exchangeProvider() {
    switch tab {
    case .videos:
      showsOtherVideos.toggle()
      videos.provider = { [server, showsOtherVideos] in
        await server.videos { showsOtherVideos ? $0.views > $1.views : $0.year > $1.year }
      }
    case .books:
      showsOtherBooks.toggle()
      books.provider = { [server, showsOtherBooks] in
        await server.books { showsOtherBooks ? $0.year < $1.year : $0.year > $1.year }
      }
    case .discover, .search: break
    }
  }

  /// Shows the videos, the books and the search results in cells of the other size.
  private func exchangeCells() {
    size = size == .small ? .large : .small
    switch size {
    case .small:
      videos.items.setCell(SmallCell.self)
      books.items.setCell(SmallCell.self)
    case .large:
      videos.items.setCell(LargeCell.self)
      books.items.setCell(LargeCell.self)
    }
    results.items.setCell { [size] in ReusableCell($0, size) }
  }

  /// Loads more shelves or more of a shelf if the item at the cursor is near the end.
  func loadNextPageIfNeeded() {
    guard tab == .discover, let path = list.cursor.flatMap({ feedList.path(atRow: $0) }),
      let item = connection.snapshot().itemIdentifier(for: path)?
        .item(as: ModelItem<ShelfItem>.self)
    else { return }
    pager.willDisplay(item)
  }
}
#endif
