extension DiffableDataSource {
  /// One drag of the user, from its start to its end, or a time in which the list cannot change.
  ///
  /// A class, so that object identity distinguishes one drag from the next.
  final class DragSession {
    /// The path of the item in the shown snapshot; nil after the drop, and while no item is dragged.
    var source: ItemPath?

    /// The outlines at the start of the drag, or nil if there are none.
    let context: DragContext<Section, Item>?

    init(source: ItemPath?, _ context: DragContext<Section, Item>?) {
      self.source = source
      self.context = context
    }
  }

  package func canReorderItem(at path: ItemPath) -> Bool {
    guard let item = shownState.snapshot.itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  package func beginReordering(at path: ItemPath) -> Bool {
    guard queue.beginReordering() else { return false }
    let dragSession = DragSession(
      source: path,
      observer?.dragContext(newest: newest, shown: shownState.snapshot)
    )
    self.dragSession = dragSession
    // Applies must wait before the handler runs. Otherwise an apply from the handler could change which item
    // is at the path.
    let isAllowed = canReorderItem(at: path)
    guard self.dragSession === dragSession else { return false }
    if !isAllowed { endReordering() }
    return isAllowed
  }

  package func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let dragSession, let source = dragSession.source,
      let transaction = ReorderingTransaction(
        shownState.snapshot,
        Move(from: source, to: destination),
        dragSession.context
      )
    else { return false }
    dragSession.source = nil
    guard source != destination else { return true }
    reorderingHandlers.willReorder?(transaction)
    // The handler may have ended the drag.
    guard self.dragSession === dragSession else { return false }
    shownState.snapshot = transaction.finalSnapshot
    shownState.numberOfUserChanges += 1
    if !queue.hasPendingApply {
      replaceNewest(with: transaction.finalSnapshot, because: .drag(transaction.move))
    }
    reorderingHandlers.didReorder?(transaction)
    return true
  }

  /// Makes applies wait if the list cannot change now.
  @usableFromInline
  func pauseIfNecessary() {
    guard !isAskingTarget, hasTarget, dragSession == nil else { return }
    // The target may begin a drag while it is asked. If that drag is refused, it ends, and the target must not be asked
    // again.
    isAskingTarget = true
    let mustWait = target.applyMustWait()
    isAskingTarget = false
    guard mustWait, dragSession == nil, queue.beginReordering() else { return }
    dragSession = DragSession(source: nil, nil)
  }

  package func endReordering() {
    guard dragSession != nil else { return }
    dragSession = nil
    pauseIfNecessary()
    if dragSession != nil { return }
    let lastReference = selfWhileWaiting
    selfWhileWaiting = nil
    if let next = queue.endReordering() { runNext(next) }
    withExtendedLifetime(lastReference) {}
  }
}
