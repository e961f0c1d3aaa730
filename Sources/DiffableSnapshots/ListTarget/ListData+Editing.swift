// The methods that a list calls when the user deletes or inserts an item with a control of the list.
extension ListData {
  /// Returns whether the user may delete an item.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: The result of `canDeleteItem` of the data source's handlers. False when that handler is not set, the
  ///   path is out of bounds, the user drags an item, or the newest snapshot no longer contains the item.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of `canDeleteItem`.
  public func canDeleteItem(at path: ItemPath) -> Bool {
    userEvents?.canDeleteItem(at: path) ?? false
  }

  /// Reports that the user deletes an item.
  ///
  /// The data source deletes the item from its snapshot and applies the result, so the list receives the deletion
  /// like any other change. The list must not remove the cell itself.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: Whether the data source deletes the item; false when ``canDeleteItem(at:)`` is false.
  /// - Complexity: That of the apply, plus the time of the handlers.
  @discardableResult
  public func deleteItem(at path: ItemPath) -> Bool {
    userEvents?.deleteItem(at: path) ?? false
  }

  /// Returns whether the user may insert an item at the row of an item.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: The result of `canInsertItem` of the data source's handlers. False when that handler is not set, the
  ///   path is out of bounds, the user drags an item, or the newest snapshot no longer contains the item.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of `canInsertItem`.
  public func canInsertItem(at path: ItemPath) -> Bool {
    userEvents?.canInsertItem(at: path) ?? false
  }

  /// Reports that the user asks to insert an item at the row of an item.
  ///
  /// The list must not insert a cell itself: it receives the insertion when the handler applies a snapshot with the
  /// new item.
  ///
  /// - Parameter path: A path in the snapshot that the list shows.
  /// - Returns: Whether the data source called `didInsertItem` of its handlers; false when ``canInsertItem(at:)`` is
  ///   false.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items, plus the time of the handlers.
  @discardableResult
  public func insertItem(at path: ItemPath) -> Bool {
    userEvents?.insertItem(at: path) ?? false
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
