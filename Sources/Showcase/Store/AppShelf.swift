import DiffableSources

/// A part of the front page: apps side by side, in a row that scrolls sideways, or one below the other.
///
/// The row is a list of its own. What it shows is what would else stand in several rows: the same source,
/// with the same cells and taps.
///
///     source, one section with a title
///     └ layout ┬ row, which shows the strip
///              └ states ┬ loading
///                       ├ failed
///                       └ apps
final class AppShelf {
  enum Layout { case row, column }

  /// What the page has of the shelf.
  let source: CompositeSource<TerminalCell>

  /// The shelf as one row.
  let row = BasicSource<Identified<ShelfRow>, TerminalCell> { row in
    TerminalCell(row.text, name: "apps of \(row.id)")
  }

  private let title: String
  private let server: StoreServer
  private let apps = BasicSource<Identified<App>, TerminalCell> { app in
    TerminalCell("\(app.id) [\(app.offer)]", name: app.id)
  }
  private let states: SegmentedSource<LoadingState, TerminalCell>
  private let layouts: SegmentedSource<Layout, TerminalCell>
  private let strip = Strip()
  private let connection: SourceConnection<TerminalCell, Strip>

  /// Makes a shelf, and asks the server what is on it.
  init(
    _ title: String,
    from server: StoreServer,
    layout: Layout,
    tap: @escaping (_ app: App) -> Void
  ) {
    (self.title, self.server) = (title, server)
    let failure = RetrySource()
    states = SegmentedSource(loading: .placeholder(count: 3), failed: failure, loaded: apps)
    layouts = SegmentedSource([.row: row, .column: states], selection: layout)
    source = CompositeSource([layouts], sections: .merged).titled(title)
    connection = states.connect(to: strip)

    strip.changeHandler = { [unowned row] text in
      row.items = [Identified(ShelfRow(id: title, text: text))]
    }
    strip.scroll(by: 0)
    row.handlers.didSelect = { [weak self] _, _ in self?.tap() }
    apps.handlers.didSelect = { app, _ in tap(app.model) }
    failure.handlers.didSelect = { [weak self] _, _ in self?.load() }
    load()
  }

  var layout: Layout {
    get { layouts.selection ?? .row }
    set { layouts.selection = newValue }
  }

  func scroll(by distance: Int) { strip.scroll(by: distance) }

  /// Changes the apps that are there.
  func changeApps(_ change: (inout App) -> Void) {
    var items = apps.items
    for offset in items.indices { change(&items[offset].model) }
    apps.items = items
  }

  /// Tells the source of the first app in view that it was tapped.
  private func tap() {
    if let path = strip.selection { connection.perform(.select, at: path) }
  }

  private func load() {
    states.load { [server, title] in
      server.fetchApps(onShelf: title, reply: $0)
    } show: { [apps] in
      apps.items = $0.map(Identified.init)
    }
  }
}

/// What the row of a shelf shows: the same row, whatever is in view.
struct ShelfRow: Identifiable, Equatable, Sendable {
  /// The title of the shelf.
  let id: String

  var text: String
}
