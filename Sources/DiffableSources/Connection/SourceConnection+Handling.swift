// Lists report drags, deletions, insertions and prefetching through their `ListData` to the data source, which calls
// the handlers that the connection sets here.
extension SourceConnection {
  /// Makes the data source report drags, deletions, insertions and prefetching to the sources of the items.
  func handleEvents() {
    enableReordering()
    enableEditing()
    enablePrefetching()
  }

  /// Enables the user to drag items within their sources.
  ///
  /// If the user drops an item next to another item of the same source, the source moves the item. Otherwise, no source
  /// changes: the list shows the contents of the sources again, so the item moves back.
  private func enableReordering() {
    let (shownSources, source) = (shownSources, source)
    dataSource.reorderingHandlers.canReorderItem = { shownSources.allow(.move, $0) }
    dataSource.reorderingHandlers.didReorder = { transaction in
      let (item, path) = (transaction.item, transaction.move.to)
      let neighbor = { (offset: Int) in
        transaction.finalSnapshot.itemIdentifier(
          for: ItemPath(section: path.section, item: path.item + offset)
        )
      }
      let owner = shownSources.sources[item.source]
      if owner?.move(item, after: neighbor(-1), before: neighbor(1)) != true {
        source.didChange()
      }
    }
  }

  /// Enables the user to delete items from their sources, and to ask for new items.
  private func enableEditing() {
    let shownSources = shownSources
    dataSource.editingHandlers.canDeleteItem = { shownSources.allow(.delete, $0) }
    dataSource.deleteItem = { shownSources.sources[$0.source]?.perform(.delete, on: $0) ?? false }
    dataSource.editingHandlers.canInsertItem = { shownSources.allow(.insert, $0) }
    dataSource.editingHandlers.didInsertItem = {
      _ = shownSources.sources[$0.source]?.perform(.insert, on: $0)
    }
  }

  private func enablePrefetching() {
    let shownSources = shownSources
    dataSource.prefetchingHandlers.prefetchItems = {
      shownSources.prefetch($0, isCancelled: false)
    }
    dataSource.prefetchingHandlers.cancelPrefetchingItems = {
      shownSources.prefetch($0, isCancelled: true)
    }
  }
}

extension SourceConnection.ShownSources {
  /// Returns whether the source of an item allows the user to do something with the item.
  fileprivate func allow(_ permission: UserPermission, _ item: SourceItem) -> Bool {
    sources[item.source]?.allows(permission, item) ?? false
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
    for (source, items) in groups { sources[source]?.prefetch(items, isCancelled: isCancelled) }
  }
}
