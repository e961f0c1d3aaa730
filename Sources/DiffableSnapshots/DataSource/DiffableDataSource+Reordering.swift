extension DiffableDataSource {
  package func beginReordering(at path: ItemPath) -> Bool {
    guard let drag = queue.beginDrag(at: path) else { return false }
    // Applies must wait before the handler runs. Otherwise an apply from the handler could change which item
    // is at the path.
    let isAllowed = allows(.move, at: path)
    guard queue.drag?.number == drag.number else { return false }
    if !isAllowed { endReordering() }
    return isAllowed
  }

  package func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let drag = queue.drag, let source = drag.source,
      let transaction = ReorderingTransaction(shown, Move(from: source, to: destination))
    else { return false }
    return drop(source == destination ? nil : transaction, drag)
  }

  /// Drops the dragged item of a list of trees at a position among the children of an item.
  ///
  /// The descendants of the dragged item move with it. The parent and its ancestors are expanded. The handlers are
  /// called as for ``ListData/dropReorderedItem(at:)``, with a final snapshot in which all visible descendants have
  /// moved. A drop at the old position calls no handlers.
  ///
  /// - Parameters:
  ///   - parent: The new parent; nil for a root item.
  ///   - section: The section of the parent.
  ///   - index: The index among the children of the parent, after the dragged item was removed.
  /// - Returns: Whether the dragged item is at the new position. False when no item is dragged, the item was dropped
  ///   already, the section or the parent is unknown, the index is out of bounds, the parent is the dragged item or
  ///   one of its descendants, or a handler has ended the drag.
  package func dropReorderedItem(below parent: Item?, of section: Section, at index: Int) -> Bool {
    let shown = shown
    guard let drag = queue.drag, let source = drag.source,
      let oldSection = shown.snapshot.sectionIdentifier(for: source.section),
      let destination = shown.snapshot.indexOfSection(section)
    else { return false }
    if parent == nil && shown.storedOutline(of: oldSection) == nil
      && shown.storedOutline(of: section) == nil
    {
      return dropReorderedItem(at: ItemPath(section: destination, item: index))
    }
    guard let moved = shown.movingItem(at: source, below: parent, of: section, at: index) else {
      return false
    }
    let transaction = moved.path.map {
      ReorderingTransaction(
        from: shown,
        to: moved.contents,
        Move(from: source, to: $0),
        movedCount: moved.movedCount
      )
    }
    return drop(transaction, drag)
  }

  /// Ends the move of the dragged item.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the drag; nil if the item keeps its position.
  ///   - drag: The drag before the items were compared.
  /// - Returns: Whether the item is at its new position; false when a handler has ended the drag.
  private func drop(
    _ transaction: ReorderingTransaction<Section, Item>?,
    _ drag: ApplyQueue<Request>.Drag
  ) -> Bool {
    // Comparing items, or the handler, may have ended the drag.
    guard queue.drag == drag else { return false }
    queue.drag?.source = nil
    guard let transaction else { return true }
    reorderingHandlers.willReorder?(transaction)
    guard queue.drag?.number == drag.number else { return false }
    shown = transaction.final
    if !queue.hasPendingApply { newest = transaction.final }
    _ = handle(.drops(transaction))
    return true
  }

  package func endReordering() {
    queue.resume()
    runWaiting()
  }
}
