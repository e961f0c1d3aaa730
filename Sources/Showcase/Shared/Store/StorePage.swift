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
/// No source knows its position, the other sources, or the list. Only the root source is connected to a list. The
/// sources report what the user does to ``events``, and the owner of the page passes it to ``perform(_:)``:
///
///     page.events.handler = { [unowned page] in page.perform($0) }
final class StorePage {
  /// The root source.
  let source: CompositeSource<RowText>

  let server = StoreServer()
  let events = StoreEvents()

  /// Called when the user taps the link to the first row.
  var scrollToTop: () -> Void = {}

  private let tabBar = BasicSource<ModelItem<TabBar>, RowText>(
    [ModelItem(TabBar(selection: .apps))]
  ) { RowText($0.model.text, name: "tabs") }
  private let tabs: SegmentedSource<StoreTab, RowText>
  private let states: SegmentedSource<LoadingState, RowText>
  private let page = CompositeSource<RowText>()
  private let chart: AppChart
  private let wishes: WishList
  private let links = CompositeSource<RowText>(sections: .merged).titled("Quick links")
  private let footer = BasicSource<String, RowText>(["Terms and conditions"]) { RowText($0) }
  private let loading = (0..<2).map { _ in
    CompositeSource<RowText>(sections: .merged).titled("One moment …")
  }
  private var numberOfLoadingRows = 0
  private var shelves: [AppShelf] = []
  private var layout = AppShelf.Layout.row

  init() {
    states = SegmentedSource(
      loading: loading[0],
      failed: .retry(.titles, events).titled("The store cannot be reached"),
      loaded: page
    )
    chart = AppChart(from: server, loading: loading[1], events: events)
    wishes = WishList(events: events)
    tabs = SegmentedSource(
      [.apps: states, .charts: chart.source, .wishes: wishes.source],
      selection: .apps
    )
    source = CompositeSource([tabBar.titled("Store"), tabs, footer.titled("The small print")])
    footer.handlers.canSelect = { _, _ in false }
    tabBar.handlers.didSelect = { [events] _, _ in events.handler(.selectNextTab) }
    let rows = BasicSource(QuickLink.allCases) { RowText($0.rawValue) }
    rows.handlers.didSelect = { [events] link, _ in events.handler(.follow(link)) }
    links.children = [
      BasicSource(labels: ["What would you like to do?"], name: "label"), rows,
    ]
    fill(rows: 10)
    perform(.retry(.titles))
  }

  var title: String { "Store · \(tab.rawValue)" + (server.isOnline ? "" : " · offline") }

  /// The selected tab.
  var tab: StoreTab {
    get { tabs.selection ?? .apps }
    set {
      guard newValue != tab else { return }
      source.update {
        tabs.selection = newValue
        tabBar.items = [ModelItem(TabBar(selection: newValue))]
        note(nil)
      }
      if newValue == .charts { chart.loadIfNeeded() }
    }
  }

  /// Changes the number of loading rows so that the store fills a list.
  ///
  /// - Parameter count: The number of rows of the list, including headers.
  func fill(rows count: Int) {
    // The headers and rows of the tab bar and of the footer, and the header of the loading state.
    let count = max(1, count - (2 + 1 + footer.items.count + 1))
    guard count != numberOfLoadingRows else { return }
    numberOfLoadingRows = count
    let labels = (0..<count).map { $0 == (count - 1) / 2 ? "Loading …" : "·" }
    for loading in loading { loading.children = [BasicSource(labels: labels, name: "loading")] }
  }
}

// MARK: - What the user can do

extension StorePage {
  func perform(_ action: StoreEvent) {
    switch action {
    case .selectNextTab: tab = tab == .wishes ? .apps : tab.moved(by: 1)
    case .tap(let app) where app.isInstalled: note("\(app.id) is open")
    case .tap(let app): changeApps { if $0.id == app.id { $0.isInstalled = true } }
    case .tapShelf(let title): shelf(title)?.tapRow()
    case .follow(.turn):
      layout = layout == .row ? .column : .row
      page.update { for shelf in shelves { shelf.layout = layout } }
    case .follow(.sale): changeApps { $0.isOnSale.toggle() }
    case .follow(.top): scrollToTop()
    case .retry(.titles):
      // Each shelf then requests its own apps.
      states.load(server.fetchTitles) { [events] in events.handler(.receive(titles: $0)) }
    case .receive(let titles):
      shelves = titles.map { AppShelf($0, from: server, layout: layout, events: events) }
      page.children = shelves.map { $0.source } + [links]
    case .retry(.shelf(let title)): shelf(title)?.load()
    case .retry(.chart): chart.load()
    }
  }

  /// Requests the content of the selected tab, unless a request is pending.
  func reload() {
    guard !server.isBusy else { return }
    switch tab {
    case .apps: perform(.retry(.titles))
    case .charts: perform(.retry(.chart))
    case .wishes: break
    }
  }

  /// Scrolls a shelf if the item is the row of the shelf, or selects another tab if the item is the tab bar.
  func scrollShelf(of item: SourceItem?, by distance: Int) {
    guard let item else { return }
    if tabBar.item(item) != nil {
      tab = tab.moved(by: distance)
    } else {
      shelves.first { $0.row.item(item) != nil }?.scroll(by: distance)
    }
  }

  /// Adds the app of an item to the wishlist, or removes it from the wishlist.
  func toggleWish(for item: SourceItem?) {
    guard let item else { return }
    var app = chart.app(of: item) ?? wishes.app(of: item)
    for shelf in shelves { app = app ?? shelf.app(of: item) }
    guard let app else { return }
    note(wishes.toggle(app) ? "\(app.id) is on the wishlist" : "\(app.id) was a wish")
  }

  private func shelf(_ title: String) -> AppShelf? { shelves.first { $0.title == title } }

  /// Changes the apps on the server and on all tabs, in one update.
  private func changeApps(_ change: (inout App) -> Void) {
    server.changeApps(change)
    source.update {
      for shelf in shelves { shelf.changeApps(change) }
      chart.changeApps(change)
      wishes.changeApps(change)
    }
  }

  /// Shows a text above the last line of the footer.
  private func note(_ text: String?) {
    footer.items = [text, "Terms and conditions"].compactMap { $0 }
  }
}
