extension DiffableDataSource {
  package func beginReordering(at path: ItemPath) -> Bool {
    if waitsForAnimations && queue.animatedTicket != nil {
      // The list has ended an earlier reordering.
      if queue.reordering != nil { endReordering() }
      return false
    }
    guard let reordering = queue.beginReordering(at: path) else { return false }
    // Applies must wait before the handler runs. Otherwise an apply from the handler could change which item
    // is at the path.
    let isAllowed = allows(.reorder, at: path)
    guard queue.reordering?.number == reordering.number else { return false }
    if !isAllowed { endReordering() }
    return isAllowed
  }

  package func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let reordering = queue.reordering, let source = reordering.source,
      let transaction = shown.transaction(moving: Move(from: source, to: destination))
    else { return false }
    return drop(transaction, reordering)
  }

  /// Drops the item that the user reorders in a list of trees at a position among the children of an item.
  ///
  /// The descendants of the item move with it. The parent and its ancestors are expanded. The handlers are
  /// called as for ``ListData/dropReorderedItem(at:)``, with a final snapshot in which all visible descendants have
  /// moved. A drop at the old position calls no handlers.
  ///
  /// - Parameters:
  ///   - parent: The new parent; nil for a root item.
  ///   - section: The section of the parent.
  ///   - index: The index among the children of the parent, after the item was removed.
  /// - Returns: Whether the item is at the new position. False when no item is reordered, the item was dropped already,
  ///   the section or the parent is unknown, the index is out of bounds, the parent is the item or one of its
  ///   descendants, or a handler has ended the reordering.
  package func dropReorderedItem(below parent: Item?, of section: Section, at index: Int) -> Bool {
    guard let reordering = queue.reordering, let source = reordering.source,
      let transaction = shown.transaction(moving: source, below: parent, of: section, at: index)
    else { return false }
    return drop(transaction, reordering)
  }

  /// Ends the move of the item that the user reorders.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the drop.
  ///   - reordering: The reordering before the items were compared.
  /// - Returns: Whether the item is at its new position; false when its source refuses the drop, or when `willReorder` has
  ///   ended the reordering.
  private func drop(
    _ transaction: ReorderingTransaction<Section, Item>,
    _ reordering: ApplyQueue.Reordering
  ) -> Bool {
    // Comparing items, or the handler, may have ended the reordering.
    guard queue.reordering == reordering else { return false }
    queue.reordering?.source = nil
    if transaction.movedCount == 0 { return true }
    shownState.calls.inHandler { reorderingHandlers.willReorder?(transaction) }
    guard queue.reordering?.number == reordering.number else { return false }
    setShown(transaction.final)
    if handle(.reorders(transaction)) { return true }
    // The handler may have ended the reordering, and then an apply may have changed what is shown.
    if shown.snapshot.storage.isIdentical(with: transaction.final.snapshot.storage) {
      setShown(transaction.initial)
    }
    queue.reordering = reordering
    // A data source that a handler has created takes over now, and the drag ends.
    runWaiting()
    return false
  }

  /// Shows the contents before or after a drop, to which the list changes by itself.
  private func setShown(_ contents: Contents<Section, Item>) {
    shown = contents
    if queue.newest == nil { newest = contents }
  }

  package func endReordering() { resume() }

  package func resumeApplies() {
    if queue.reordering == nil { resume() }
  }

  private func resume() {
    queue.resume()
    runWaiting()
  }
}

// What a user does without a drag, for example with a key or a rotor of VoiceOver.
extension DiffableDataSource {
  /// Moves an item before another item for the user.
  ///
  /// The data source asks ``ReorderingHandlers/canReorderItem``, shows the move, and calls the handlers of a drag with a
  /// transaction. So a custom action of VoiceOver, or a command of the keyboard, does what a drag does. In an outline,
  /// the item gets the parent of the anchor, and its descendants move with it.
  ///
  /// - Parameters:
  ///   - item: An item that the list shows.
  ///   - anchor: The item before which it is moved, in any section.
  ///   - mode: How to show the move.
  /// - Returns: Whether the item moved. False when the list does not show one of the items, the item cannot be
  ///   reordered or is there already, or the anchor is its descendant. Also false while an apply waits, prepares or
  ///   runs, while the user reorders an item, and while the data source is paused.
  /// - Complexity: That of an apply.
  @discardableResult
  public func moveItem(
    _ item: Item,
    beforeItem anchor: Item,
    mode: ApplyMode = .animated
  ) -> Bool {
    move(item, nextTo: anchor, offset: 0, mode)
  }

  /// Moves an item after another item for the user.
  ///
  /// The rules of ``moveItem(_:beforeItem:mode:)`` hold.
  ///
  /// - Parameters:
  ///   - item: An item that the list shows.
  ///   - anchor: The item after which it is moved, in any section.
  ///   - mode: How to show the move.
  /// - Returns: Whether the item moved.
  /// - Complexity: That of an apply.
  @discardableResult
  public func moveItem(
    _ item: Item,
    afterItem anchor: Item,
    mode: ApplyMode = .animated
  ) -> Bool {
    move(item, nextTo: anchor, offset: 1, mode)
  }

  private func move(_ item: Item, nextTo anchor: Item, offset: Int, _ mode: ApplyMode) -> Bool {
    // An apply of the move would supersede an apply that waits, and a paused list keeps its rows.
    guard queue.reordering == nil, queue.newest == nil, !isPaused,
      let source = itemPath(for: item), beginReordering(at: source)
    else { return false }
    // The handler may have moved the anchor.
    let transaction = shown.transaction(moving: source, nextTo: anchor, offset: offset)
    endReordering()
    guard let transaction, transaction.movedCount > 0 else { return false }
    shownState.calls.inHandler { reorderingHandlers.willReorder?(transaction) }
    // The handler may have applied a snapshot.
    guard shown.snapshot.storage.isIdentical(with: transaction.initial.snapshot.storage) else {
      return false
    }
    // A source moves its own item, and the list with it.
    if !showsSource { apply(transaction.final, mode: mode, completion: nil) }
    return handle(.reorders(transaction))
  }
}
