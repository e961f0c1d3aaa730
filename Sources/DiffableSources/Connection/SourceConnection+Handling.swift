// A list reports what the user does to its `ListData`. The data source finds the items, and passes each event to the
// connection, which passes it to the source of the item.
typealias SourceEvent = ItemEvent<SourceSection, SourceItem>

extension SourceConnection.ShownSources {
  /// Passes an event to the source of its item.
  func answer(_ event: SourceEvent) -> Bool {
    switch event {
    case .asks(_, let item), .performs(_, let item):
      return sources[item.source]?.answer(event) ?? false
    case .drops(let transaction):
      return sources[transaction.item.source]?.answer(event) ?? false
    case .prefetches(let items, let isCancelled):
      prefetch(items, isCancelled: isCancelled)
      return true
    case .willDisplay(let item, let cell):
      guard let source = sources[item.source] else { return false }
      displayedItems[cell] = DisplayedItem(source: source, item: item)
      return source.answer(event)
    case .didEndDisplaying(_, let cell):
      guard let displayed = displayedItems.removeValue(forKey: cell) else { return false }
      return displayed.source.answer(.didEndDisplaying(displayed.item, cell))
    }
  }

  /// Reports items to their sources, in one call for each source.
  private func prefetch(_ items: [SourceItem], isCancelled: Bool) {
    var groups: [(source: SourceID, items: [SourceItem])] = []
    var indexes: [SourceID: Int] = [:]
    for item in items {
      if let index = indexes[item.source] {
        groups[index].items.append(item)
      } else {
        indexes[item.source] = groups.count
        groups.append((item.source, [item]))
      }
    }
    for (source, items) in groups {
      _ = sources[source]?.answer(.prefetches(items, isCancelled: isCancelled))
    }
  }

  /// An item whose cell is on screen, with its source, which may no longer be in the tree.
  struct DisplayedItem {
    var source: ListSource<Cell>
    var item: SourceItem
  }
}
