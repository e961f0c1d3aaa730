import DiffableSources

/// The chart of all apps, which loads when it is shown for the first time.
final class AppChart {
  /// An app with its rank.
  struct Entry: Identifiable, Equatable, Sendable {
    var rank: Int
    var app: App
    var id: App.ID { app.id }
  }

  /// The source that the tab shows.
  let source: SegmentedSource<LoadingState, RowText>

  private let server: StoreServer
  private let entries = BasicSource<ModelItem<Entry>, RowText> { entry in
    let app = entry.model.app
    return RowText("\(entry.model.rank)  \(app.id) [\(app.offer)]", name: app.id)
  }
  private var isRequested = false

  init(from server: StoreServer, loading: ListSource<RowText>, events: StoreEvents) {
    self.server = server
    source = SegmentedSource(
      loading: loading,
      failed: .retry(.chart, events).titled("The charts cannot be reached"),
      loaded: entries.titled("Most wanted")
    )
    entries.handlers.didSelect = { entry, _ in events.handler(.tap(entry.model.app)) }
  }

  /// Requests the chart, unless it was requested before.
  func loadIfNeeded() {
    if !isRequested { load() }
  }

  /// Requests the chart, even if it was requested before.
  func load() {
    isRequested = true
    source.load(server.fetchChart) { [entries] apps in
      entries.items = apps.enumerated().map { ModelItem(Entry(rank: $0 + 1, app: $1)) }
    }
  }

  /// Changes all loaded apps.
  func changeApps(_ change: (inout App) -> Void) {
    var items = entries.items
    for offset in items.indices { change(&items[offset].model.app) }
    entries.items = items
  }

  /// Returns the app of an item in the list, or `nil` if the item is not an app of the chart.
  func app(of item: SourceItem) -> App? { entries.item(item)?.model.app }
}
