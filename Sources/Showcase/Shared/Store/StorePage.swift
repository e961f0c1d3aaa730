import DiffableSources

/// A store with tabs, composed from small sources.
///
///     root ┬ tab bar
///          ├ tabs ┬ apps ┬ loading, which fills the list
///          │      │      ├ failed
///          │      │      └ page ┬ a shelf
///          │      │             ├ another one
///          │      │             └ a label and links
///          │      ├ charts, which load when they are shown
///          │      └ wishlist, which is empty at first
///          └ footer
///
/// No source knows its position, the other sources, or the list. Only the root source is connected to a list.
final class StorePage {
  /// The root source.
  let source: CompositeSource<RowText>

  let server = StoreServer()

  /// Called when the user taps the link to the first row.
  var scrollToTop: () -> Void = {}

  let tabBar = BasicSource<Identified<TabBar>, RowText> { RowText($0.model.text, name: "tabs") }
  let tabs: SegmentedSource<StoreTab, RowText>
  let states: SegmentedSource<LoadingState, RowText>
  let page = CompositeSource<RowText>()
  let chart: AppChart
  let wishes: WishList
  let footer = BasicSource<FooterLine, RowText> { RowText($0.text) }

  var shelves: [AppShelf] = []
  var layout = AppShelf.Layout.row
  let me = SelfReference<StorePage>()
  private let links: StoreLinks
  private let loading = [LoadingRows(), LoadingRows()]

  init() {
    let tap = { [me] (app: App) -> Void in me.object?.tap(app) }
    let failure = RetrySource().titled("The store cannot be reached")
    states = SegmentedSource(
      loading: loading[0].source.titled("One moment …"),
      failed: failure,
      loaded: page
    )
    chart = AppChart(from: server, loading: loading[1], tap: tap)
    wishes = WishList(tap: tap)
    links = StoreLinks { [me] link in me.object?.follow(link) }
    tabs = SegmentedSource(
      [.apps: states, .charts: chart.source, .wishes: wishes.source],
      selection: .apps
    )
    source = CompositeSource([tabBar.titled("Store"), tabs, footer.titled("The small print")])

    tabBar.items = [Identified(TabBar(selection: .apps))]
    footer.refuseSelection()
    footer.items = [.terms]
    tabBar.handlers.didSelect = { [me] _, _ in me.object?.selectNextTab() }
    failure.handlers.didSelect = { [me] _, _ in me.object?.load() }
    me.object = self
    load()
  }

  deinit { me.object = nil }

  var title: String {
    "Store · \(tab.rawValue)" + (server.isOnline ? "" : " · offline")
  }

  /// Changes the number of loading rows so that the store fills a list.
  ///
  /// - Parameter rows: The number of rows of the list, including headers.
  func fill(rows: Int) {
    // The headers and rows of the tab bar and of the footer, and the header of the loading state.
    let others = 2 + 1 + footer.items.count + 1
    for rowsOfState in loading { rowsOfState.fill(rows: rows - others) }
  }

  /// Requests the content of the selected tab, unless a request is pending.
  func reload() {
    guard !server.isBusy else { return }
    switch tab {
    case .apps: load()
    case .charts: chart.load()
    case .wishes: break
    }
  }

  /// Requests the titles of the shelves.
  ///
  /// Each shelf then requests its own apps.
  func load() {
    states.load(server.fetchTitles) { [me] titles in me.object?.showShelves(titles) }
  }

  private func showShelves(_ titles: [String]) {
    shelves = titles.map { title in
      AppShelf(title, from: server, layout: layout) { [me] app in me.object?.tap(app) }
    }
    page.children = shelves.map { $0.source } + [links.source]
  }
}
