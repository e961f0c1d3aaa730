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
/// No source knows its position or the other sources. Only the root source is connected to the list.
final class StoreScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)
  let hint = "q quits, Return taps, Left and Right scroll, o goes offline, r reloads"

  private let server = StoreServer()
  private let states: SegmentedSource<LoadingState, TerminalCell>
  private let page = CompositeSource<TerminalCell>()
  private let links = BasicSource<QuickLink, TerminalCell> { TerminalCell($0.rawValue) }
  private let footer = BasicSource<FooterLine, TerminalCell> { TerminalCell($0.text) }
  private let connection: SourceConnection<TerminalCell, TerminalList>

  private var shelves: [AppShelf] = []
  private var layout = AppShelf.Layout.row

  init() {
    let failure = RetrySource().titled("The store cannot be reached")
    states = SegmentedSource(
      loading: .placeholder(count: 2).titled("One moment …"),
      failed: failure,
      loaded: page
    )
    links.titled("Quick links").items = QuickLink.allCases
    footer.titled("The small print").items = [.terms]
    connection = CompositeSource([states, footer]).connect(to: list)

    links.handlers.didSelect = { [unowned self] link, _ in follow(link) }
    footer.handlers.didSelect = { [unowned self] _, _ in note("Nothing here is for sale") }
    failure.handlers.didSelect = { [unowned self] _, _ in load() }
    load()
  }

  var title: String { server.isOnline ? "Store" : "Store · offline" }
  var interval: Double? { server.isBusy ? 1 : nil }

  func tick() { server.tick() }

  func press(_ key: Key) {
    switch key {
    case .left: shelf?.scroll(by: -1)
    case .right: shelf?.scroll(by: 1)
    case .enter: tap()
    case .character("o"): server.isOnline.toggle()
    case .character("r") where !server.isBusy: load()
    default: break
    }
  }
}

extension StoreScreen {
  /// Requests the titles of the shelves.
  ///
  /// Each shelf then requests its own apps.
  private func load() {
    states.load(server.fetchTitles) { [unowned self] titles in
      shelves = titles.map { title in
        AppShelf(title, from: server, layout: layout) { [unowned self] app in tap(app) }
      }
      page.children = shelves.map(\.source) + [links]
    }
  }

  /// Performs a tap on the selected row.
  private func tap() {
    if case .item(let path)? = list.selection { connection.perform(.select, at: path) }
  }

  /// The shelf whose row is selected.
  private var shelf: AppShelf? {
    guard case .item(let path)? = list.selection else { return nil }
    let source = connection.snapshot().itemIdentifier(for: path)?.source
    return shelves.first { $0.row.id == source }
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
    case .top: list.select(0)
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
