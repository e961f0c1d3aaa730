extension DiffableDataSource: UserEventHandling {
  package func canDeleteItem(at path: ItemPath) -> Bool {
    itemIdentifier(for: path).map { editingHandlers.canDeleteItem?($0) ?? false } ?? false
  }

  package func deleteItem(at path: ItemPath) -> Bool {
    guard canDeleteItem(at: path), let item = itemIdentifier(for: path) else { return false }
    if let deleteItem { return deleteItem(item) }
    update { $0.deleteItems([item]) }
    editingHandlers.didDeleteItem?(item)
    return true
  }

  package func canInsertItem(at path: ItemPath) -> Bool {
    itemIdentifier(for: path).map { editingHandlers.canInsertItem?($0) ?? false } ?? false
  }

  package func insertItem(at path: ItemPath) -> Bool {
    guard canInsertItem(at: path), let item = itemIdentifier(for: path),
      let didInsertItem = editingHandlers.didInsertItem
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

  private func report(_ paths: [ItemPath], to handler: (([Item]) -> Void)?) {
    guard let handler else { return }
    let items = paths.compactMap { itemIdentifier(for: $0) }
    if !items.isEmpty { handler(items) }
  }
}
