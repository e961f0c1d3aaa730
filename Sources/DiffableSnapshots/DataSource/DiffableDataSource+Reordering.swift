extension DiffableDataSource: ItemReordering {
  /// A drag of the user.
  ///
  /// An object, so that one can be told from the next.
  final class Drag {
    /// Where the item is, until it is dropped.
    var source: ItemPath?

    init(source: ItemPath) { self.source = source }
  }

  package func canReorderItem(at path: ItemPath) -> Bool {
    guard let item = shown.snapshot.itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  package func beginReordering(at path: ItemPath) -> Bool {
    guard queue.beginReordering() else { return false }
    let drag = Drag(source: path)
    self.drag = drag
    // Asked only now that applies wait, lest one that the handler makes changes what is at the path.
    let isAllowed = canReorderItem(at: path)
    guard self.drag === drag else { return false }
    if !isAllowed { endReordering() }
    return isAllowed
  }

  package func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let drag, let source = drag.source,
      let transaction = ReorderingTransaction(
        shown.snapshot,
        Move(from: source, to: destination)
      )
    else { return false }
    drag.source = nil
    guard source != destination else { return true }
    reorderingHandlers.willReorder?(transaction)
    // The handler may have ended the drag.
    guard self.drag === drag else { return false }
    shown.snapshot = transaction.finalSnapshot
    shown.numberOfDrops += 1
    if !queue.hasSuccessor {
      replaceNewest(with: transaction.finalSnapshot, because: .drag(transaction.move))
    }
    reorderingHandlers.didReorder?(transaction)
    return true
  }

  package func endReordering() {
    guard drag != nil else { return }
    drag = nil
    let lastReference = selfDuringDrag
    selfDuringDrag = nil
    if let next = queue.endReordering() { runNext(next) }
    withExtendedLifetime(lastReference) {}
  }
}
