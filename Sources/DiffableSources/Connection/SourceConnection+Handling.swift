// A list reports what the user does to its `ListData`. The data source finds the item, asks whether the user may do it,
// and calls these functions, which call the source of the item.
extension SourceConnection {
  /// Makes the data source report what the user does to the sources of the items.
  func handleEvents() {
    let (shownSources, source) = (shownSources, source)
    dataSource.connectionHandlers = ConnectionHandlers(
      allows: { shownSources.events(of: $1)?.allows($0, $1) ?? false },
      perform: { shownSources.events(of: $1)?.perform($0, on: $1) ?? false },
      willDisplay: { shownSources.willDisplay($0, $1) },
      didEndDisplaying: { shownSources.didEndDisplaying($0) }
    )
    dataSource.reorderingHandlers.didReorder = { transaction in
      if !shownSources.move(transaction) {
        // The list shows the contents of the sources again, so the item moves back.
        source.didChange()
      }
    }
    dataSource.prefetchingHandlers.prefetchItems = {
      shownSources.prefetch($0, isCancelled: false)
    }
    dataSource.prefetchingHandlers.cancelPrefetchingItems = {
      shownSources.prefetch($0, isCancelled: true)
    }
  }
}

extension SourceConnection.ShownSources {
  /// An item whose cell is on screen, with its source, which may no longer be in the tree.
  struct DisplayedItem {
    var source: any ItemEvents
    var item: SourceItem
  }

  fileprivate func events(of item: SourceItem) -> (any ItemEvents)? {
    sources[item.source]?.itemEvents
  }

  fileprivate func willDisplay(_ cell: ObjectIdentifier, _ item: SourceItem) {
    guard let source = events(of: item) else { return }
    displayedItems[cell] = DisplayedItem(source: source, item: item)
    source.willDisplay(item)
  }

  fileprivate func didEndDisplaying(_ cell: ObjectIdentifier) {
    guard let displayed = displayedItems.removeValue(forKey: cell) else { return }
    displayed.source.didEndDisplaying(displayed.item)
  }

  /// Moves an item that the user has dropped next to another item of the same source.
  ///
  /// - Returns: Whether the source has moved the item.
  fileprivate func move(_ transaction: ReorderingTransaction<SourceSection, SourceItem>) -> Bool {
    let (item, path) = (transaction.item, transaction.move.to)
    let neighbor = { (offset: Int) in
      transaction.finalSnapshot.itemIdentifier(
        for: ItemPath(section: path.section, item: path.item + offset)
      )
    }
    return events(of: item)?.move(item, after: neighbor(-1), before: neighbor(1)) ?? false
  }

  /// Reports items to their sources, in one call for each source.
  fileprivate func prefetch(_ items: [SourceItem], isCancelled: Bool) {
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
      sources[source]?.itemEvents?.prefetch(items, isCancelled: isCancelled)
    }
  }
}

/// A source that handles what the user does with its own items.
///
/// A list may report an item that the source no longer contains. Only ``didEndDisplaying(_:)`` calls a handler then.
protocol ItemEvents: AnyObject {
  /// Returns whether the user may do something with an item.
  func allows(_ action: UserAction, _ item: SourceItem) -> Bool

  /// Performs an action that is allowed on an item, and calls its handler.
  ///
  /// For a deletion, the source first deletes the item.
  ///
  /// - Returns: Whether the item was deleted or a handler was called.
  func perform(_ action: UserAction, on item: SourceItem) -> Bool

  /// Moves an item that the user has dropped between two items of the list.
  ///
  /// - Returns: Whether the item was moved; false if neither neighbor is an own item.
  func move(_ item: SourceItem, after previous: SourceItem?, before next: SourceItem?) -> Bool

  /// Calls the handler for items whose cells a list will need soon, or no longer expects to need.
  func prefetch(_ items: [SourceItem], isCancelled: Bool)

  /// Calls the handler for an item whose cell is about to appear.
  func willDisplay(_ item: SourceItem)

  /// Calls the handler for an item whose cell has disappeared, and which may have been deleted.
  func didEndDisplaying(_ item: SourceItem)
}
