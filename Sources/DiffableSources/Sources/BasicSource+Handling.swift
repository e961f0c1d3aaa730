// A list may report an action on an item that the source no longer contains. Such an action is ignored. A
// handler receives the source's current instance of the item. The position of a deleted item is its position
// before the deletion. Only `didEndDisplaying` is also called for an item that is not in the source.
extension BasicSource: ItemEvents {
  func allows(_ action: UserAction, _ item: SourceItem) -> Bool {
    guard let (_, item, position) = find(item) else { return false }
    return switch action {
    case .select: handlers.canSelect?(item, position) ?? true
    case .highlight: handlers.canHighlight?(item, position) ?? true
    case .delete: handlers.canDelete?(item, position) ?? false
    case .insert: handlers.canInsert?(item, position) ?? false
    case .move: handlers.canMove?(item, position) ?? false
    case .deselect, .unhighlight: true
    }
  }

  func perform(_ action: UserAction, on item: SourceItem) -> Bool {
    guard let (ownItem, item, position) = find(item) else { return false }
    let handler: Handlers.Handler? =
      switch action {
      case .select: handlers.didSelect
      case .deselect: handlers.didDeselect
      case .highlight: handlers.didHighlight
      case .unhighlight: handlers.didUnhighlight
      case .delete: handlers.didDelete
      case .insert: handlers.didInsert
      case .move: nil
      }
    if action == .delete { edit { $0.deleteItems([ownItem]) } }
    handler?(item, position)
    return handler != nil || action == .delete
  }

  func move(_ item: SourceItem, after previous: SourceItem?, before next: SourceItem?) -> Bool {
    // The given item can have older content: the source may have changed while the user dragged it.
    guard let (ownItem, item, position) = find(item),
      let (new, newPosition) = own.moving(ownItem, after: previous, before: next)
    else { return false }
    replaceOwnItems(with: new)
    handlers.didMove?(item, Move(from: position, to: newPosition))
    return true
  }

  func prefetch(_ items: [SourceItem], isCancelled: Bool) {
    let handler = isCancelled ? handlers.cancelPrefetching : handlers.prefetch
    guard let handler else { return }
    let items = items.compactMap { find($0)?.item }
    if !items.isEmpty { handler(items) }
  }

  func willDisplay(_ item: SourceItem) {
    guard handlers.willDisplay != nil || displayHandler != nil,
      let (_, item, position) = find(item)
    else { return }
    handlers.willDisplay?(item, position)
    displayHandler?(item)
  }

  func didEndDisplaying(_ item: SourceItem) {
    guard let handler = handlers.didEndDisplaying else { return }
    if let (_, item, position) = find(item) {
      handler(item, position)
    } else if let item = self.item(item) {
      handler(item, nil)
    }
  }

  /// Returns the source's current instance of an item, and its position; nil if it is not in the source.
  private func find(_ item: SourceItem) -> (ownItem: SourceItem, item: Item, position: Int)? {
    own.find(item).map { ($0.item, self.item(in: $0.item), $0.position) }
  }
}
