import DiffableTerminal

/// A list of mountains that is filtered as the user types.
///
/// Each key that changes the text or the order starts a search in the background, whose result is one snapshot of the
/// matching mountains. A new search cancels the previous one.
final class MountainScreen: Screen {
  let list = TerminalList()
  let keys: KeyValuePairs = ["Escape": "quits", "typing": "searches", "Tab": "sorts"]
  let takesText = true

  private let mountains: MountainSearch
  private let dataSource: DiffableDataSource<MountainSection, Mountain, TerminalList>
  private var field = TextField()
  private var order = MountainOrder.name
  private var search: Task<Void, Never>?

  init(_ mountains: [Mountain]) {
    self.mountains = MountainSearch(mountains)
    dataSource = DiffableDataSource(target: list) { _, _, mountain in
      let height = "\(mountain.height)".aligned(to: 4)
      return TerminalCell(
        mountain.name.padded(to: 26) + "\(height) m  \(mountain.country)",
        name: mountain.name
      )
    }
    list.placeholder = TerminalText("No mountain matches", style: .dim)
    list.textOfCell = { [unowned self] in $0.text(emphasizing: field.text) }
    dataSource.apply(self.mountains.snapshot(for: "", by: order))
  }

  var title: String {
    let count = mountains.count(
      for: field.text,
      numberOfMatches: list.rows.count
    )
    return "Search: \(field.shown(columns: 16)) · \(count) by \(order)"
  }

  var isBusy: Bool { search != nil }

  func press(_ key: Key) {
    let before = (field.text, order)
    if key == .tab { order = order.next } else { field.press(key) }
    if before != (field.text, order) { find() }
  }

  private func find() {
    list.scroll(to: 0)
    search?.cancel()
    search = Task { [weak self, mountains, dataSource, text = field.text, order] in
      let snapshot = await mountains.snapshotInBackground(for: text, by: order)
      if !Task.isCancelled { await dataSource.apply(snapshot) }
      if !Task.isCancelled { self?.search = nil }
    }
  }
}

extension MountainSearch {
  /// Returns the results of a search without keeping the caller's actor busy.
  @concurrent
  fileprivate func snapshotInBackground(
    for text: String,
    by order: MountainOrder
  ) async -> Snapshot<MountainSection, Mountain> {
    snapshot(for: text, by: order)
  }
}

extension MountainOrder {
  /// The order that follows when the user changes the order.
  fileprivate var next: MountainOrder {
    switch self {
    case .name: .relevance
    case .relevance: .height
    case .height: .name
    }
  }
}
