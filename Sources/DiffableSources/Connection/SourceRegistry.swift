typealias SourceEvent = ItemEvent<SourceSection, SourceItem>

/// The sources that a list may ask for cells, and to which it reports events.
final class SourceRegistry<Cell> {
  private(set) var sources: [SourceID: ListSource<Cell>] = [:]

  /// The sources that are not in the newest tree.
  private var obsolete: Set<SourceID> = []

  /// The items whose cells are on screen, by the identities of the cells.
  ///
  /// Their sources may no longer be in the tree.
  private var displayedItems: [ObjectIdentifier: (source: ListSource<Cell>, item: SourceItem)] = [:]

  /// Adds the sources of a tree that will be shown.
  func update(_ change: SourceTree.Change) {
    for source in change.removed { obsolete.insert(source.id) }
    for source in change.inserted {
      obsolete.remove(source.id)
      // The tree contains only sources of this type.
      sources[source.id] = unsafe unsafeDowncast(source, to: ListSource<Cell>.self)
    }
  }

  /// Removes sources of older trees; called when the list shows the newest tree.
  func removeObsolete() {
    if obsolete.isEmpty { return }
    for id in obsolete { sources[id] = nil }
    obsolete = []
  }

  /// Passes an event to the source of its item.
  func handle(_ event: SourceEvent) -> Bool {
    switch event {
    case .asks(_, let item), .performs(_, let item):
      return sources[item.source]?.handle(event) ?? false
    case .reorders(let transaction):
      return sources[transaction.item.source]?.handle(event) ?? false
    case .prefetches(let items, let isCancelled):
      prefetch(items, isCancelled: isCancelled)
      return true
    case .willDisplay(let item, let cell):
      guard let source = sources[item.source] else { return false }
      displayedItems[cell] = (source, item)
      return source.handle(event)
    case .didEndDisplaying(_, let cell):
      guard let displayed = displayedItems.removeValue(forKey: cell) else { return false }
      return displayed.source.handle(.didEndDisplaying(displayed.item, cell))
    }
  }

  /// Reports items to their sources, in one call for each source.
  private func prefetch(_ items: [SourceItem], isCancelled: Bool) {
    var remaining = items
    while let id = remaining.first?.source {
      let group = remaining.filter { $0.source == id }
      remaining.removeAll { $0.source == id }
      _ = sources[id]?.handle(.prefetches(group, isCancelled: isCancelled))
    }
  }
}
