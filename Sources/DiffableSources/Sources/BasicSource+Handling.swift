// A list may report an action on an item that the source no longer contains. Such an action is ignored. A
// handler receives the source's current instance of the item, and its current position.
extension BasicSource {
  func callHandler(for action: UserAction, on item: SourceItem) -> Bool {
    guard let (item, position) = find(item) else { return false }
    let handler =
      switch action {
      case .select: handlers.didSelect
      case .deselect: handlers.didDeselect
      case .highlight: handlers.didHighlight
      case .unhighlight: handlers.didUnhighlight
      case .delete: handlers.didDelete
      }
    if action == .delete {
      guard handlers.canDelete?(item, position) ?? false else { return false }
      snapshot.deleteItems([item])
      handler?(item, position)
      return true
    }
    handler?(item, position)
    return handler != nil
  }

  func isAllowed(
    _ handler: ((_ item: Item, _ position: Int) -> Bool)?,
    _ item: SourceItem
  ) -> Bool {
    guard let handler, let (item, position) = find(item) else { return false }
    return handler(item, position)
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

  /// Returns the source's current instance of an item, and its position; nil if it is not in the source.
  private func find(_ item: SourceItem) -> (item: Item, position: Int)? {
    guard let item = item.item(as: Item.self), let position = snapshot.indexOfItem(item),
      let path = snapshot.itemPath(for: item)
    else { return nil }
    return (snapshot.itemIdentifier(for: path) ?? item, position)
  }
}
