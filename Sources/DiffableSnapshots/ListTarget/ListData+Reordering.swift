// The methods that a list calls when the user drags an item.
extension ListData {
  /// Begins the drag of an item, and makes all applies wait until the drag ends.
  ///
  /// The list moves its own cell. When the item is dropped, the data source updates its snapshot and sends no
  /// batch for the move. Until the drag ends, the list receives no batch and no reload: every apply waits. This
  /// includes an apply that a handler of the drop calls. So the list must end each drag that it begins.
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
  /// A table view calls its data source when the user has moved a row. In that call, begin the drag and drop the
  /// item. End the drag after the call has returned, when the table view accepts batches again. A list without
  /// sections converts rows to paths with ``row(at:headers:)`` and ``destination(ofRow:movedTo:headers:)``.
  ///
  /// Beginning a drag ends the previous drag if the list has not ended it, even if the new drag is refused.
  ///
  /// - Parameter path: The path of the item in the snapshot that the list shows.
  /// - Returns: Whether the drag has begun. False when the item cannot be reordered, the path is out of
  ///   bounds, the list is performing a batch or a reload, or applies wait for the end of an animation.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of `canReorderItem`.
  public func beginReordering(at path: ItemPath) -> Bool {
    userEvents?.beginReordering(at: path) ?? false
  }

  /// Drops the dragged item.
  ///
  /// When the call returns, the snapshot has the item at its new path, and the data source has called the
  /// handlers. A drop at the old path calls no handlers. The list can move its cell before this call, or after
  /// it and before ``endReordering()``.
  ///
  /// - Parameter destination: The new path of the item, in the coordinates after the item was removed. The end
  ///   of a section is one after its last item.
  /// - Returns: Whether the item is at the new path. False when no item is dragged, the item was dropped
  ///   already, or the path is out of bounds. Then nothing changes, and a dragged item can still be dropped. Also
  ///   false when a handler ends the drag.
  /// - Complexity: That of ``Snapshot/moveItem(_:beforeItem:)``, plus the time that the handlers take. Outlines add the
  ///   complexity of ``Snapshot/difference(from:)``.
  public func dropReorderedItem(at destination: ItemPath) -> Bool {
    userEvents?.dropReorderedItem(at: destination) ?? false
  }

  /// Ends the drag, or the time in which the list could not change, so that the list receives batches again.
  ///
  /// Call this method when the dragged cell is at the path of its item. An item that was not dropped keeps its
  /// path. An apply that waited runs within this call, unless ``ListTarget/applyMustWait()`` returns true. Has no effect
  /// when no item is dragged and no apply waits.
  ///
  /// - Complexity: O(1), plus the time of the apply that waited.
  public func endReordering() { userEvents?.endReordering() }
}
