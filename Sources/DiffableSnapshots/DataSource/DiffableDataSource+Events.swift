extension DiffableDataSource: ListDataOwner {
  package var showsSource: Bool { passEventToSource != nil }

  package func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    // The handler may have created another data source for the list.
    allowedItem(action, at: path) != nil && hasTarget
  }

  package func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool) -> Bool {
    allowedItem(action, at: path, isAllowed: isAllowed).map { handle(.performs(action, $0)) }
      ?? false
  }

  package func prefetchItems(at paths: [ItemPath], isCancelled: Bool) {
    let items = paths.compactMap { itemIdentifier(for: $0) }
    if !items.isEmpty { _ = handle(.prefetches(items, isCancelled: isCancelled)) }
  }

  package func willDisplay(_ cell: ObjectIdentifier, at path: ItemPath) {
    guard showsSource, hasTarget, let item = itemIdentifier(for: path) else { return }
    _ = handle(.willDisplay(item, cell))
  }

  package func didEndDisplaying(_ cell: ObjectIdentifier) {
    _ = handle(.didEndDisplaying(nil, cell))
  }

  /// Passes an event to the source that the list shows or, without one, to the handlers of the app.
  func handle(_ event: ItemEvent<Section, Item>) -> Bool {
    shownState.calls.inHandler { passEventToSource?(event) ?? handleInApp(event) }
  }

  private func handleInApp(_ event: ItemEvent<Section, Item>) -> Bool {
    switch event {
    case .asks(.select, _), .asks(.deselect, _), .asks(.highlight, _), .asks(.unhighlight, _):
      return true
    case .asks(.delete, let item): return itemHandlers.canDeleteItem?(item) ?? false
    case .asks(.insert, let item): return itemHandlers.canInsertItem?(item) ?? false
    case .asks(.reorder, let item): return reorderingHandlers.canReorderItem?(item) ?? false
    case .performs(.delete, let item): return delete(item)
    case .performs(.insert, let item):
      itemHandlers.didInsertItem?(item)
      return itemHandlers.didInsertItem != nil
    case .reorders(let transaction):
      reorderingHandlers.didReorder?(transaction)
      return true
    case .prefetches(let items, let isCancelled):
      let handler = isCancelled ? itemHandlers.cancelPrefetchingItems : itemHandlers.prefetchItems
      handler?(items)
      return true
    case .performs, .willDisplay, .didEndDisplaying: return false
    }
  }

  /// Deletes an item, and its visible descendants, for the user.
  private func delete(_ item: Item) -> Bool {
    itemHandlers.willDeleteItem?(item)
    // The handler may have applied a snapshot.
    guard let item = newest.snapshot.instance(of: item),
      let path = newest.snapshot.itemPath(for: item)
    else {
      return false
    }
    let descendants = newest.visibleDescendants(of: item)
    update { $0.deleteItems([item] + descendants) }
    itemHandlers.didDeleteItem?(item, path)
    return true
  }

  #if !hasFeature(Embedded)
    package func level(ofItemAt path: ItemPath) -> Int? {
      answered.sharedOutlines == nil ? nil : itemIdentifier(for: path).flatMap { level(of: $0) }
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

    package func inProvider(_ provider: () -> Void) { shownState.calls.inProvider(provider) }

    package func itemPath(of identifier: AnyHashable) -> ItemPath? {
      (identifier.base as? Item).flatMap { itemPath(for: $0) }
    }
  #endif

  /// Returns the item at a path if the user may do something with it.
  ///
  /// The newest snapshot can lack an item that the list still shows; such an item is not edited again. No item
  /// is edited while the user reorders one: the edit would wait for the drop, and its older snapshot would undo the
  /// drop.
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
      return isAllowed || handle(.asks(action, shown)) ? shown : nil
    }
    guard queue.reordering == nil, let item = newest.snapshot.instance(of: shown),
      isAllowed || handle(.asks(action, item))
    else { return nil }
    // The handler may have applied a snapshot.
    return newest.snapshot.instance(of: item)
  }
}
