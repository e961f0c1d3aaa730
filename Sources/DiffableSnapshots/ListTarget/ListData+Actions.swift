// The methods that a list calls when the user acts on an item, and when cells appear, disappear or will be needed.
extension ListData {
  /// Returns whether the user may do something with an item.
  ///
  /// | action | who decides |
  /// |---|---|
  /// | `delete` | `canDeleteItem` of the data source's ``DiffableDataSource/editingHandlers`` |
  /// | `insert` | `canInsertItem` of the same handlers |
  /// | `move` | `canReorderItem` of the data source's ``DiffableDataSource/reorderingHandlers`` |
  /// | others | always allowed |
  ///
  /// If the list shows a source, the handlers of the source decide about all actions.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: A path in the snapshot that the list shows.
  /// - Returns: The result of the handler. False when there is no handler for a deletion, an insertion or a move, or
  ///   the path is out of bounds. For a deletion and an insertion, also false when the user drags an item, or the
  ///   newest snapshot no longer contains the item.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of the handler.
  public func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    userEvents?.allows(action, at: path) ?? false
  }

  /// Reports that the user does something with an item.
  ///
  /// For a deletion, the data source deletes the item from its snapshot and applies the result, so the list receives
  /// the deletion like any other change. The list must not remove the cell itself. For an insertion, the list receives
  /// the new item when the handler applies a snapshot with it.
  ///
  /// - Parameters:
  ///   - action: The action. A drag is reported with ``beginReordering(at:)`` instead.
  ///   - path: A path in the snapshot that the list shows.
  ///   - isAllowed: Whether ``allows(_:at:)`` has just returned true. The handler that decides is then not called again.
  /// - Returns: Whether a handler was called or an item is deleted; false when ``allows(_:at:)`` is false.
  /// - Complexity: That of ``allows(_:at:)``, plus the time of the handlers; for a deletion, plus that of the apply.
  @discardableResult
  public func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool = false) -> Bool {
    userEvents?.perform(action, at: path, isAllowed: isAllowed) ?? false
  }

  /// Reports that the cell of an item is about to appear on screen, for the source of the item.
  ///
  /// The connection of the source remembers which item the cell shows: when the cell disappears, the list may show
  /// another item, or none, at this path.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: A path in the snapshot that the list shows. A path that is out of bounds is ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func willDisplay<View: AnyObject>(_ cell: View, at path: ItemPath) {
    userEvents?.willDisplay(ObjectIdentifier(cell), at: path)
  }

  /// Reports that a cell is no longer on screen, for the source of the item that it showed.
  ///
  /// - Parameter cell: A cell that was passed to ``willDisplay(_:at:)``. Other cells are ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func didEndDisplaying<View: AnyObject>(_ cell: View) {
    userEvents?.didEndDisplaying(ObjectIdentifier(cell))
  }

  /// Reports that the list will probably need the cells of items soon.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func prefetchItems(at paths: [ItemPath]) { userEvents?.prefetchItems(at: paths) }

  /// Reports that the list no longer expects to need the cells of items.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func cancelPrefetchingItems(at paths: [ItemPath]) {
    userEvents?.cancelPrefetchingItems(at: paths)
  }
}

// The methods for a list that draws outlines.
extension ListData {
  /// Returns the level of an item in the outline of its section.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: The level; 0 in a section without an outline. Nil if no section has an outline or the path is out of
  ///   bounds.
  package func level(ofItemAt path: ItemPath) -> Int? { userEvents?.level(ofItemAt: path) }

  /// Expands a collapsed item, or collapses an expanded item.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  package func toggleItem(at path: ItemPath) { userEvents?.toggleItem(at: path) }
}
