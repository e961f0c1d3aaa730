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

  /// The row of a shelf, whose identity does not depend on its text.
  struct Row: Identifiable, Equatable, Sendable {
    let id: String
    var text: String
  }

  let title: String

  /// The source that the page shows for this shelf.
  let source: CompositeSource<RowText>

  /// The source that shows the shelf as one row.
  let row = BasicSource<ModelItem<Row>, RowText> { row in
    RowText(row.model.text, name: "apps of \(row.id)")
  }

  private let server: StoreServer
  private let apps: AppSource
  private let states: SegmentedSource<LoadingState, RowText>
  private let layouts: SegmentedSource<Layout, RowText>
  private let connection: SourceConnection<RowText, Strip>

  /// Creates a shelf, and requests its apps from the server.
  init(_ title: String, from server: StoreServer, layout: Layout, events: StoreEvents) {
    (self.title, self.server) = (title, server)
    apps = AppSource(events: events)
    apps.handlers.canMove = { _, _ in true }
    states = SegmentedSource(
      loading: BasicSource(labels: Array(repeating: "loading …", count: 3), name: "loading"),
      failed: .retry(.shelf(title: title), events),
      loaded: apps
    )
    layouts = SegmentedSource([.row: row, .column: states], selection: layout)
    source = CompositeSource([layouts], sections: .merged).titled(title)
    let strip = Strip()
    connection = states.connect(to: strip)
    strip.changeHandler = { [row] text in row.items = [ModelItem(Row(id: title, text: text))] }
    strip.scroll(by: 0)
    row.handlers.didSelect = { _, _ in events.handler(.tapShelf(title: title)) }
    load()
  }

  var layout: Layout {
    get { layouts.selection ?? .row }
    set { layouts.selection = newValue }
  }

  func scroll(by distance: Int) { connection.target.scroll(by: distance) }

  /// Returns the app of an item in the list, or nil if the item shows no app.
  ///
  /// In the column, each app has an item. The row of the shelf is one item, for which the method returns the first
  /// visible app.
  func app(of item: SourceItem) -> App? {
    let path = row.item(item) == nil ? nil : connection.target.selection
    let shown = path.map { connection.snapshot().itemIdentifier(for: $0) } ?? item
    return shown.flatMap { apps.item($0) }?.model
  }

  /// Changes all loaded apps.
  func changeApps(_ change: (inout App) -> Void) { apps.changeApps(change) }

  /// Performs a tap on the first visible cell of the row.
  func tapRow() {
    if let path = connection.target.selection { connection.perform(.select, at: path) }
  }

  func load() {
    states.load { [server, title] in
      server.fetchApps(onShelf: title, reply: $0)
    } show: { [apps] in
      apps.items = $0.map(ModelItem.init)
    }
  }
}
