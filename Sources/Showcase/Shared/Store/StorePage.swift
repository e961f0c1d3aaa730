import DiffableSources

/// The front page of a store, composed from small sources.
///
///     root ┬ states ┬ loading
///          │        ├ failed
///          │        └ page ┬ a shelf
///          │               ├ another one
///          │               └ links
///          └ footer
///
/// No source knows its position, the other sources, or the list. Only the root source is connected to a list.
final class StorePage {
  /// The root source.
  let source: CompositeSource<RowText>

  let server = StoreServer()

  /// Called when the user taps the link to the first row.
  var scrollToTop: () -> Void = {}

  private let states: SegmentedSource<LoadingState, RowText>
  private let page = CompositeSource<RowText>()
  private let links = BasicSource<QuickLink, RowText> { RowText($0.rawValue) }
  private let footer = BasicSource<FooterLine, RowText> { RowText($0.text) }

  private var shelves: [AppShelf] = []
  private var layout = AppShelf.Layout.row
  private let me = SelfReference<StorePage>()

  init() {
    let failure = RetrySource().titled("The store cannot be reached")
    states = SegmentedSource(
      loading: .placeholder(count: 2).titled("One moment …"),
      failed: failure,
      loaded: page
    )
    links.titled("Quick links").items = QuickLink.allCases
    footer.titled("The small print").items = [.terms]
    source = CompositeSource([states, footer])

    links.handlers.didSelect = { [me] link, _ in me.object?.follow(link) }
    footer.handlers.didSelect = { [me] _, _ in me.object?.note("Nothing here is for sale") }
    failure.handlers.didSelect = { [me] _, _ in me.object?.load() }
    me.object = self
    load()
  }

  deinit { me.object = nil }

  var title: String { server.isOnline ? "Store" : "Store · offline" }

  /// Requests the titles of the shelves, unless a request is pending.
  func reload() {
    if !server.isBusy { load() }
  }

  /// Scrolls the shelf that has a row of its own, if the item is such a row.
  func scrollShelf(of item: SourceItem?, by distance: Int) {
    shelves.first { $0.row.id == item?.source }?.scroll(by: distance)
  }
}

extension StorePage {
  /// Requests the titles of the shelves.
  ///
  /// Each shelf then requests its own apps.
  private func load() {
    states.load(server.fetchTitles) { [me] titles in me.object?.showShelves(titles) }
  }

  private func showShelves(_ titles: [String]) {
    shelves = titles.map { title in
      AppShelf(title, from: server, layout: layout) { [me] app in me.object?.tap(app) }
    }
    page.children = shelves.map { $0.source } + [links]
  }

  private func tap(_ app: App) {
    guard !app.isInstalled else { return note("\(app.id) is open") }
    changeApps { if $0.id == app.id { $0.isInstalled = true } }
  }

  private func follow(_ link: QuickLink) {
    switch link {
    case .turn:
      layout = layout == .row ? .column : .row
      page.update { for shelf in shelves { shelf.layout = layout } }
    case .sale: changeApps { $0.isOnSale.toggle() }
    case .top: scrollToTop()
    }
  }

  /// Changes the apps on the server and on all shelves, in one update.
  private func changeApps(_ change: (inout App) -> Void) {
    server.changeApps(change)
    page.update { for shelf in shelves { shelf.changeApps(change) } }
  }

  private func note(_ text: String) { footer.items = [.note(text), .terms] }
}

enum QuickLink: String, CaseIterable {
  case turn = "Turn the shelves"
  case sale = "Everything at half price, today only"
  case top = "Back to the top"
}

enum FooterLine: Hashable {
  case note(String)
  case terms

  var text: String {
    switch self {
    case .note(let text): text
    case .terms: "Terms and conditions"
    }
  }
}
