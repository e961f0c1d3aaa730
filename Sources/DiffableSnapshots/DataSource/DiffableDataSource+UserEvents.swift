extension DiffableDataSource: UserEventHandling {
  package var hasConnection: Bool { connectionHandlers != nil }

  package func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    allowedItem(action, at: path) != nil
  }

  package func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool {
    guard let item = allowedItem(action, at: path, isAllowed: isAllowed) else { return false }
    if let connectionHandlers { return connectionHandlers.perform(action, item) }
    switch action {
    case .delete: return delete(item)
    case .insert:
      editingHandlers.didInsertItem?(item)
      return editingHandlers.didInsertItem != nil
    case .select, .deselect, .highlight, .unhighlight, .move: return false
    }
  }

  /// Deletes an item, and its visible descendants, for the user.
  private func delete(_ item: Item) -> Bool {
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

  package func prefetchItems(at paths: [ItemPath]) {
    report(paths, to: prefetchingHandlers.prefetchItems)
  }

  package func cancelPrefetchingItems(at paths: [ItemPath]) {
    report(paths, to: prefetchingHandlers.cancelPrefetchingItems)
  }

  package func handOver(to laterDataSource: @escaping () -> Void) {
    if case .applying = queue.phase {
      laterDataSources.append(laterDataSource)
    } else {
      laterDataSource()
    }
  }

  package func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath) {
    guard let connectionHandlers, hasTarget, let item = itemIdentifier(for: path) else { return }
    connectionHandlers.willDisplay(cell, item)
  }

  package func didEndDisplaying(_ cell: ObjectIdentifier) {
    connectionHandlers?.didEndDisplaying(cell)
  }

  #if !hasFeature(Embedded)
    package func level(ofItemAt path: ItemPath) -> Int? {
      newest.sharedOutlines == nil ? nil : itemIdentifier(for: path).flatMap { level(of: $0) }
    }

    package func toggleItem(at path: ItemPath) {
      if let item = itemIdentifier(for: path) { toggleItem(item) }
    }

    package func identifier(of row: ListRow) -> AnyHashable? {
      switch row {
      case .header(let section): sectionIdentifier(for: section).map { AnyHashable($0) }
      case .item(let path): itemIdentifier(for: path).map { AnyHashable($0) }
      }
    }

    package func itemPath(of identifier: AnyHashable) -> ItemPath? {
      (identifier.base as? Item).flatMap { itemPath(for: $0) }
    }
  #endif

  /// Returns the item at a path if the user may do something with it.
  ///
  /// The newest snapshot can lack an item that the list still shows; such an item is not edited again. No item
  /// is edited during a drag: the edit would wait for the drop, and its older snapshot would undo the drop.
  ///
  /// - Parameters:
  ///   - action: What the user does.
  ///   - path: A path in the snapshot that the list shows.
  ///   - isAllowed: Whether it is known that the user may do it.
  /// - Returns: The item; for an edit, its newest instance.
  private func allowedItem(
    _ action: UserAction,
    at path: ItemPath,
    isAllowed: Bool = false
  ) -> Item? {
    guard hasTarget, let shown = itemIdentifier(for: path) else { return nil }
    guard action == .delete || action == .insert else {
      return isAllowed || allows(action, shown) ? shown : nil
    }
    guard queue.drag == nil, let item = newest.snapshot.instance(of: shown),
      isAllowed || allows(action, item)
    else { return nil }
    // The handler may have applied a snapshot.
    return newest.snapshot.instance(of: item)
  }

  private func allows(_ action: UserAction, _ item: Item) -> Bool {
    if let connectionHandlers { return connectionHandlers.allows(action, item) }
    return switch action {
    case .select, .deselect, .highlight, .unhighlight: true
    case .delete: editingHandlers.canDeleteItem?(item) ?? false
    case .insert: editingHandlers.canInsertItem?(item) ?? false
    case .move: reorderingHandlers.canReorderItem?(item) ?? false
    }
  }

  private func report(_ paths: [ItemPath], to handler: (([Item]) -> Void)?) {
    guard let handler else { return }
    let items = paths.compactMap { itemIdentifier(for: $0) }
    if !items.isEmpty { handler(items) }
  }
}
