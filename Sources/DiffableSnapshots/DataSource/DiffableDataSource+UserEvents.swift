extension DiffableDataSource: UserEventHandling {
  package func canDeleteItem(at path: ItemPath) -> Bool {
    editableItem(at: path, where: editingHandlers.canDeleteItem) != nil
  }

  package func deleteItem(at path: ItemPath) -> Bool {
    guard let item = editableItem(at: path, where: editingHandlers.canDeleteItem) else {
      return false
    }
    if let deleteItem { return deleteItem(item) }
    editingHandlers.willDeleteItem?(item)
    // The handler may have applied a snapshot.
    guard let item = newest.snapshot.instance(of: item),
      let path = newest.snapshot.itemPath(for: item)
    else {
      return false
    }
    let descendants = newest.visibleDescendants(of: item)
    update { $0.deleteItems([item] + descendants) }
    editingHandlers.didDeleteItem?(item, path)
    return true
  }

  package func canInsertItem(at path: ItemPath) -> Bool {
    editableItem(at: path, where: editingHandlers.canInsertItem) != nil
  }

  package func insertItem(at path: ItemPath) -> Bool {
    guard let didInsertItem = editingHandlers.didInsertItem,
      let item = editableItem(at: path, where: editingHandlers.canInsertItem)
    else { return false }
    didInsertItem(item)
    return true
  }

  package func prefetchItems(at paths: [ItemPath]) {
    report(paths, to: prefetchingHandlers.prefetchItems)
  }

  package func cancelPrefetchingItems(at paths: [ItemPath]) {
    report(paths, to: prefetchingHandlers.cancelPrefetchingItems)
  }

  package func level(ofItemAt path: ItemPath) -> Int? {
    newest.outlines == nil ? nil : itemIdentifier(for: path).flatMap { level(of: $0) }
  }

  package func toggleItem(at path: ItemPath) {
    if let item = itemIdentifier(for: path) { toggleItem(item) }
  }

  package func handOver(to laterDataSource: @escaping () -> Void) {
    if case .applying = queue.phase {
      laterDataSources.append(laterDataSource)
    } else {
      laterDataSource()
    }
  }

  /// Returns the newest instance of the item at a path if a handler allows the user to edit it.
  ///
  /// The newest snapshot can lack an item that the list still shows; such an item is not edited again. No item
  /// is edited during a drag: the edit would wait for the drop, and its older snapshot would undo the drop.
  private func editableItem(at path: ItemPath, where isAllowed: ((Item) -> Bool)?) -> Item? {
    guard let isAllowed, queue.drag == nil, let shown = itemIdentifier(for: path),
      let item = newest.snapshot.instance(of: shown), isAllowed(item)
    else { return nil }
    // The handler may have applied a snapshot.
    return newest.snapshot.instance(of: item)
  }

  private func report(_ paths: [ItemPath], to handler: (([Item]) -> Void)?) {
    guard let handler else { return }
    let items = paths.compactMap { itemIdentifier(for: $0) }
    if !items.isEmpty { handler(items) }
  }
}
