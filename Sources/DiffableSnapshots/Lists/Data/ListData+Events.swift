// The methods that a list calls when the user acts on an item, and when cells appear, disappear or will be needed.
extension ListData {
  /// Returns whether the user may do something with an item.
  ///
  /// | action | who decides |
  /// |---|---|
  /// | `delete` | `canDeleteItem` of the data source's ``DiffableDataSource/itemHandlers`` |
  /// | `insert` | `canInsertItem` of the same handlers |
  /// | `reorder` | `canReorderItem` of the data source's ``DiffableDataSource/reorderingHandlers`` |
  /// | others | always allowed |
  ///
  /// If the list shows a source, the handlers of the source decide about all actions.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: A path in the snapshot that the list shows.
  /// - Returns: The result of the handler. False when there is no handler for a deletion, an insertion or a reordering,
  ///   or the path is out of bounds. For a deletion and an insertion, also false when the user reorders an item, or the
  ///   newest snapshot no longer contains the item.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of the handler.
  public func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    owner?.allows(action, at: path) ?? false
  }

  /// Reports that the user does something with an item.
  ///
  /// For a deletion, the data source deletes the item from its snapshot and applies the result, so the list receives
  /// the deletion like any other change. The list must not remove the cell itself. For an insertion, the list receives
  /// the new item when the handler applies a snapshot with it.
  ///
  /// - Parameters:
  ///   - action: The action. Reordering is reported with ``beginReordering(at:)`` instead.
  ///   - path: A path in the snapshot that the list shows.
  ///   - isAllowed: Whether ``allows(_:at:)`` has just returned true. The handler that decides is then not called again.
  /// - Returns: Whether a handler was called or an item is deleted; false when ``allows(_:at:)`` is false.
  /// - Complexity: That of ``allows(_:at:)``, plus the time of the handlers; for a deletion, plus that of the apply.
  @discardableResult
  public func perform(_ action: UserAction, at path: ItemPath, isAllowed: Bool = false) -> Bool {
    owner?.perform(action, at: path, isAllowed: isAllowed) ?? false
  }

  /// Reports that the cell of an item is about to appear on screen, for the source of the item.
  ///
  /// A list that shows no source need not call the method, which then has no effect.
  /// The connection of the source remembers which item the cell shows: when the cell disappears, the list may show
  /// another item, or none, at this path.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: A path in the snapshot that the list shows. A path that is out of bounds is ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus the time of the handler.
  public func willDisplay<View: AnyObject>(_ cell: View, at path: ItemPath) {
    owner?.willDisplay(ObjectIdentifier(cell), at: path)
  }

  /// Reports that a cell is no longer on screen, for the source of the item that it showed.
  ///
  /// - Parameter cell: A cell that was passed to ``willDisplay(_:at:)``. Other cells are ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items, plus the time of the handler.
  public func didEndDisplaying<View: AnyObject>(_ cell: View) {
    owner?.didEndDisplaying(ObjectIdentifier(cell))
  }

  /// Reports that the list will probably need the cells of items soon.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func prefetchItems(at paths: [ItemPath]) {
    owner?.prefetchItems(at: paths, isCancelled: false)
  }

  /// Reports that the list no longer expects to need the cells of items.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func cancelPrefetchingItems(at paths: [ItemPath]) {
    owner?.prefetchItems(at: paths, isCancelled: true)
  }
}

// The methods that a list calls when the user reorders an item.
extension ListData {
  /// Begins the reordering of an item, and makes all applies wait until the reordering ends.
  ///
  /// The list moves its own cell. When the item is dropped, the data source updates its snapshot and sends no
  /// batch for the move. Until the reordering ends, the list receives no batch and no reload: every apply waits.
  /// This includes an apply that a handler of the drop calls. So the list must end each reordering that it begins.
  ///
  /// ```swift
  /// // The user drags the second item to the end of the next section.
  /// if data.beginReordering(at: ItemPath(section: 0, item: 1)) {
  ///   if data.dropReorderedItem(at: ItemPath(section: 1, item: 2)) {
  ///     lines[1].append(lines[0].remove(at: 1))
  ///   }
  ///   data.endReordering()
  /// }
  /// ```
  ///
  /// A table view calls its data source when the user has moved a row. In that call, begin the reordering and drop
  /// the item. End the reordering after the call has returned, when the table view accepts batches again. A list
  /// without sections converts rows to paths with ``row(at:headers:)`` and ``destination(ofRow:movedTo:headers:)``.
  ///
  /// Each call ends the previous reordering if the list has not ended it, even if the new one is refused.
  ///
  /// - Parameter path: The path of the item in the snapshot that the list shows.
  /// - Returns: Whether the reordering has begun. False when the item cannot be reordered, the path is out of
  ///   bounds, the list is performing a batch or a reload, or applies wait for the end of an animation.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of `canReorderItem`.
  public func beginReordering(at path: ItemPath) -> Bool {
    owner?.beginReordering(at: path) ?? false
  }

  /// Drops the item that the user reorders.
  ///
  /// When the call returns, the snapshot has the item at its new path, and the data source has called the
  /// handlers. A drop at the old path calls no handlers. The list can move its cell before this call, or after
  /// it and before ``endReordering()``.
  ///
  /// - Parameter destination: The new path of the item, in the coordinates after the item was removed. The end
  ///   of a section is one after its last item.
  /// - Returns: Whether the item is at the new path. False when no item is reordered, the item was dropped already, the
  ///   path is out of bounds, or the source of the item refuses the drop. Then nothing changes, and an item that was not
  ///   dropped already can still be dropped. Also false when ``ReorderingHandlers/willReorder`` ends the reordering.
  /// - Complexity: That of ``Snapshot/moveItem(_:beforeItem:)``, plus the time that the handlers take. Outlines add the
  ///   complexity of ``Snapshot/difference(from:)``.
  public func dropReorderedItem(at destination: ItemPath) -> Bool {
    owner?.dropReorderedItem(at: destination) ?? false
  }

  /// Ends the reordering, so that the list receives batches again.
  ///
  /// Call this method when the cell is at the path of its item. An item that was not dropped keeps its
  /// path. An apply that waited runs within this call, unless ``ListTarget/applyMustWait()`` returns true. Has no
  /// effect when no item is reordered and no apply waits.
  ///
  /// - Complexity: O(1), plus the time of the apply that waited.
  public func endReordering() { owner?.endReordering() }

  /// Performs the apply that waits because ``ListTarget/applyMustWait()`` has returned true, unless it returns true
  /// again.
  ///
  /// Call this method when the list can change again. Another data source that waits for the list gets it. Has no effect
  /// when no apply and no data source waits.
  ///
  /// - Complexity: O(1), plus the time of the apply that waited.
  public func resumeApplies() { owner?.resumeApplies() }

  /// Returns the path for an item whose row the user moves in a list without sections.
  ///
  /// If sections have headers, the item enters the section of the nearest header before the destination. Without
  /// headers, a row between two sections may belong to either of them. The item then enters the section that is
  /// nearest to its current section; it keeps its section if possible.
  ///
  /// - Parameters:
  ///   - source: The index of the row that moves.
  ///   - destination: The index of the row after the move.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The path to pass to ``dropReorderedItem(at:)``. Nil when an index is out of bounds, the row is a
  ///   header, or the destination is before the first header.
  /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
  public func destination(ofRow source: Int, movedTo destination: Int, headers: Bool) -> ItemPath? {
    shape().destination(ofRow: source, movedTo: destination, headers: headers)
  }
}
