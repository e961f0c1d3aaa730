// What a list reports when the user drags an item to another place.
extension ListData {
  /// Whether the user may drag an item elsewhere.
  ///
  /// - Parameter path: A path of the present data.
  /// - Returns: What `canReorderItem` of the data source's handlers says; false without such a handler, or
  ///   when the path is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, and what
  ///   `canReorderItem` takes.
  public func canReorderItem(at path: ItemPath) -> Bool {
    reordering?.canReorderItem(at: path) ?? false
  }

  /// Begins to drag an item, and keeps the data source from changing the list.
  ///
  /// The list moves its own cell; the data source follows when the item is dropped, and sends nothing back.
  /// Until the end no batch and no reload comes: an apply waits, also one from within the handlers that a
  /// drop calls. So each drag that began has to be ended.
  ///
  /// ```swift
  /// // The user takes the second item and drops it at the end of the next section.
  /// if data.beginReordering(at: ItemPath(section: 0, item: 1)) {
  ///   if data.dropReorderedItem(at: ItemPath(section: 1, item: 2)) {
  ///     lines[1].append(lines[0].remove(at: 1))
  ///   }
  ///   data.endReordering()
  /// }
  /// ```
  ///
  /// A table view that asks its data source to move a row begins and drops within that call, and ends when
  /// the call has returned and the table takes a batch again. A list without sections turns rows into paths
  /// with ``row(at:headers:)`` and ``destination(ofRow:movedTo:headers:)``.
  ///
  /// A drag that was not ended is ended when the list asks for the next one, also if that is refused.
  ///
  /// - Parameter path: The item's path in the present data.
  /// - Returns: Whether the drag has begun. False when the item cannot be reordered, the path is out of
  ///   bounds, or the list is carrying out a batch or a reload at this moment.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, and what
  ///   `canReorderItem` takes.
  public func beginReordering(at path: ItemPath) -> Bool {
    reordering?.beginReordering(at: path) ?? false
  }

  /// Drops the item that is dragged.
  ///
  /// When the call returns, the data have the item in its new place, and the handlers of the data source
  /// were called; a drop where the item was before calls none. The list may have moved its cell already,
  /// or do so before ``endReordering()``.
  ///
  /// - Parameter destination: The path that the item is to have, in coordinates that hold once it was
  ///   taken out: one past the last item of a section is its end.
  /// - Returns: Whether the data have it there. False when no item is dragged, it was dropped already, or
  ///   the path is out of bounds; then nothing has changed, and the item can be dropped elsewhere.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, and what the handlers
  ///   take. Outlines add that of ``Snapshot/difference(from:)``.
  public func dropReorderedItem(at destination: ItemPath) -> Bool {
    reordering?.dropReorderedItem(at: destination) ?? false
  }

  /// Ends the drag: the cell lies where the data have its item, and the list takes batches again.
  ///
  /// An item that was not dropped is where it was. The apply that waited comes within this call. Does
  /// nothing when no item is dragged.
  ///
  /// - Complexity: O(1), or that of the apply that waited.
  public func endReordering() { reordering?.endReordering() }
}
