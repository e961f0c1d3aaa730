import DiffableSources

typealias AppSource = BasicSource<ModelItem<App>, RowText>

extension AppSource {
  /// Creates a source that shows apps with their offers.
  convenience init(events: StoreEvents) {
    self.init { app in RowText("\(app.id) [\(app.model.offer)]", name: app.id) }
    handlers.didSelect = { app, _ in events.handler(.tap(app.model)) }
  }

  /// Changes all apps.
  func changeApps(_ change: (inout App) -> Void) {
    items = items.map { item in
      var item = item
      change(&item.model)
      return item
    }
  }
}

extension BasicSource where Item == Int, Cell == RowText {
  /// Creates a source with rows that cannot be selected.
  convenience init(labels: [String], name: String) {
    self.init(Array(labels.indices)) { RowText(labels[$0], name: name) }
    handlers.canSelect = { _, _ in false }
  }
}

extension ListSource where Cell == RowText {
  /// Sets the title of the section of this source, and returns the source.
  func titled(_ title: String) -> Self {
    supplementaryViewProvider = { kind in kind == .header ? RowText(title) : nil }
    return self
  }

  /// Returns a source with one row that retries a request when it is selected.
  static func retry(_ request: StoreRequest, _ events: StoreEvents) -> ListSource {
    let source = BasicSource<Int, RowText>([0]) { _ in RowText("[try again]", name: "try again") }
    source.handlers.didSelect = { _, _ in events.handler(.retry(request)) }
    return source
  }
}

extension SegmentedSource where Segment == LoadingState {
  /// Shows the loading segment during a request, and then the result or the failed segment.
  func load<Value>(
    _ fetch: (_ reply: @escaping StoreServer.Reply<Value>) -> Void,
    show: @escaping (Value) -> Void
  ) {
    selection = .loading
    fetch { value in
      self.update {
        if let value { show(value) }
        self.selection = value == nil ? .failed : .loaded
      }
    }
  }
}
