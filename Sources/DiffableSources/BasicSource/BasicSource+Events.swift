// A list may report an action on an item that the source no longer contains. Such an action is ignored. A
// handler receives the source's current instance of the item. The position of a deleted item is its position
// before the deletion. Only `didEndDisplaying` is also called for an item that is not in the source.
extension BasicSource {
  /// Answers an event of own items.
  func callHandlers(_ event: SourceEvent) -> Bool {
    switch event {
    case .asks(let action, let item): return allows(action, item)
    case .performs(let action, let item): return perform(action, on: item)
    case .reorders(let transaction): return move(transaction)
    case .prefetches(let items, let isCancelled):
      let handler = isCancelled ? handlers.cancelPrefetching : handlers.prefetch
      guard let handler else { return false }
      let items = items.compactMap { find($0)?.item }
      if !items.isEmpty { handler(items) }
    case .willDisplay(let item, _):
      guard handlers.willDisplay != nil || pageLink != nil,
        let (_, item, position) = find(item)
      else { return false }
      handlers.willDisplay?(item, position)
      pageLink?.loadPagesNear(item)
    case .didEndDisplaying(let item, _):
      guard let handler = handlers.didEndDisplaying, let item else { return false }
      let found = find(item)
      if let item = found?.item ?? self.item(item) { handler(item, found?.position) }
    }
    return true
  }

  private func allows(_ action: UserAction, _ item: SourceItem) -> Bool {
    guard let (_, item, position) = find(item) else { return false }
    return switch action {
    case .select: handlers.canSelect?(item, position) ?? true
    case .highlight: handlers.canHighlight?(item, position) ?? true
    case .delete: handlers.canDelete?(item, position) ?? false
    case .insert: handlers.canInsert?(item, position) ?? false
    case .reorder: handlers.canMove?(item, position) ?? false
    case .deselect, .unhighlight: true
    }
  }

  private func perform(_ action: UserAction, on item: SourceItem) -> Bool {
    guard let (ownItem, item, position) = find(item) else { return false }
    let handler: Handlers.Handler? =
      switch action {
      case .select: handlers.didSelect
      case .deselect: handlers.didDeselect
      case .highlight: handlers.didHighlight
      case .unhighlight: handlers.didUnhighlight
      case .delete: handlers.didDelete
      case .insert: handlers.didInsert
      case .reorder: nil
      }
    if action == .delete { edit { $0.deleteItems([ownItem]) } }
    handler?(item, position)
    return handler != nil || action == .delete
  }

  /// Moves an item that the user has dropped next to another item of this source.
  private func move(_ transaction: ReorderingTransaction<SourceSection, SourceItem>) -> Bool {
    let path = transaction.move.to
    let neighbors = [-1, 1].map {
      transaction.finalSnapshot.itemIdentifier(
        for: ItemPath(section: path.section, item: path.item + $0)
      )
    }
    // The dropped item can have older content: the source may have changed while the user dragged it.
    guard let (ownItem, item, position) = find(transaction.item),
      let (new, newPosition) = versionedItems.moving(
        ownItem,
        after: neighbors[0],
        before: neighbors[1]
      )
    else { return false }
    setOwnItems(new)
    handlers.didMove?(item, Move(from: position, to: newPosition))
    return true
  }

  /// Returns the source's current instance of an item, with its position.
  private func find(_ item: SourceItem) -> (ownItem: SourceItem, item: Item, position: Int)? {
    versionedItems.find(item).map { ($0.item, self.item(in: $0.item), $0.position) }
  }
}
