// A list may report an action on an item that the source no longer contains. Such an action is ignored. A
// handler receives the source's current instance of the item. The position of a deleted item is its position
// before the deletion. Only `didEndDisplaying` is also called for an item that is not in the source.
extension BasicSource {
  func callHandler(for action: UserAction, on item: SourceItem) -> Bool {
    guard let (item, position) = find(item),
      action.permission.map({ isAllowed($0, item, position) }) ?? true
    else { return false }
    let handler =
      switch action {
      case .select: handlers.didSelect
      case .deselect: handlers.didDeselect
      case .highlight: handlers.didHighlight
      case .unhighlight: handlers.didUnhighlight
      case .delete: handlers.didDelete
      case .insert: handlers.didInsert
      }
    if action == .delete { snapshot.deleteItems([item]) }
    handler?(item, position)
    return handler != nil || action == .delete
  }

  func isAllowed(_ permission: UserPermission, _ item: SourceItem) -> Bool {
    guard let (item, position) = find(item) else { return false }
    return isAllowed(permission, item, position)
  }

  private func isAllowed(_ permission: UserPermission, _ item: Item, _ position: Int) -> Bool {
    switch permission {
    case .select: handlers.canSelect?(item, position) ?? true
    case .highlight: handlers.canHighlight?(item, position) ?? true
    case .delete: handlers.canDelete?(item, position) ?? false
    case .insert: handlers.canInsert?(item, position) ?? false
    case .move: handlers.canMove?(item, position) ?? false
    }
  }

  func moveDroppedItem(
    _ item: SourceItem,
    after previous: SourceItem?,
    before next: SourceItem?
  ) -> Bool {
    guard let (item, position) = find(item) else { return false }
    var moved = snapshot
    if let previous, previous.source == id, let anchor = find(previous) {
      guard (try? moved.moveItem(item, afterItem: anchor.item)) != nil else { return false }
    } else if let next, next.source == id, let anchor = find(next) {
      guard (try? moved.moveItem(item, beforeItem: anchor.item)) != nil else { return false }
    } else {
      return false
    }
    guard let newPosition = moved.indexOfItem(item) else { return false }
    snapshot = moved
    handlers.didMove?(item, Move(from: position, to: newPosition))
    return true
  }

  func callPrefetchHandler(_ items: [SourceItem], isCancelled: Bool) {
    let handler = isCancelled ? handlers.cancelPrefetching : handlers.prefetch
    guard let handler else { return }
    let items = items.compactMap { find($0)?.item }
    if !items.isEmpty { handler(items) }
  }

  func callDisplayHandler(_ item: SourceItem) {
    guard let handler = handlers.willDisplay, let (item, position) = find(item) else { return }
    handler(item, position)
  }

  func callEndOfDisplayHandler(_ item: SourceItem) {
    guard let handler = handlers.didEndDisplaying else { return }
    if let (item, position) = find(item) {
      handler(item, position)
    } else if let item = item.item(as: Item.self) {
      handler(item, nil)
    }
  }

  /// Returns the source's current instance of an item, and its position; nil if it is not in the source.
  private func find(_ item: SourceItem) -> (item: Item, position: Int)? {
    guard let item = item.item(as: Item.self), let position = snapshot.indexOfItem(item),
      let current = snapshot.instance(of: item)
    else { return nil }
    return (current, position)
  }
}
