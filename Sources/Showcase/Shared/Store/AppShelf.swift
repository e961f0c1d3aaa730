import DiffableSources

/// A section of the front page that shows apps in one row, which scrolls sideways, or in a column.
///
/// The row is itself a list. It shows the same source as the column, with the same cells and tap handlers. In the
/// column, the user may drag the apps.
///
///     source, one section with a title
///     └ layout ┬ row, which shows the strip
///              └ states ┬ loading
///                       ├ failed
///                       └ apps
final class AppShelf {
  enum Layout { case row, column }

  /// The source that the page shows for this shelf.
  let source: CompositeSource<RowText>

  /// The source that shows the shelf as one row.
  let row = BasicSource<Identified<ShelfRow>, RowText> { row in
    RowText(row.model.text, name: "apps of \(row.id)")
  }

  private let title: String
  private let server: StoreServer
  private let apps = BasicSource<Identified<App>, RowText> { app in
    RowText("\(app.id) [\(app.model.offer)]", name: app.id)
  }
  private let states: SegmentedSource<LoadingState, RowText>
  private let layouts: SegmentedSource<Layout, RowText>
  private let strip = Strip()
  private let connection: SourceConnection<RowText, Strip>
  private let me = SelfReference<AppShelf>()

  /// Creates a shelf, and requests its apps from the server.
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

    strip.changeHandler = { [row] text in
      row.items = [Identified(ShelfRow(id: title, text: text))]
    }
    strip.scroll(by: 0)
    row.handlers.didSelect = { [me] _, _ in me.object?.tap() }
    apps.handlers.didSelect = { app, _ in tap(app.model) }
    apps.handlers.canMove = { _, _ in true }
    failure.handlers.didSelect = { [me] _, _ in me.object?.load() }
    me.object = self
    load()
  }

  deinit { me.object = nil }

  var layout: Layout {
    get { layouts.selection ?? .row }
    set { layouts.selection = newValue }
  }

  func scroll(by distance: Int) { strip.scroll(by: distance) }

  /// Returns the app of an item in the list, or nil if the item shows no app.
  ///
  /// In the column, each app has an item. The row of the shelf is one item, for which the method returns the first
  /// visible app.
  func app(of item: SourceItem) -> App? {
    let shown =
      row.item(item) != nil
      ? strip.selection.flatMap { connection.snapshot().itemIdentifier(for: $0) } : item
    return shown.flatMap { apps.item($0) }?.model
  }

  /// Changes all loaded apps.
  func changeApps(_ change: (inout App) -> Void) {
    var items = apps.items
    for offset in items.indices { change(&items[offset].model) }
    apps.items = items
  }

  /// Performs a tap on the first visible cell of the row.
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

/// The model of a shelf row.
///
/// The identity does not depend on the visible text.
struct ShelfRow: Identifiable, Equatable, Sendable {
  /// The title of the shelf.
  let id: String

  var text: String
}
