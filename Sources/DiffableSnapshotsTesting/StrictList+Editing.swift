import DiffableSnapshots

// All paths are paths of shown cells: a list without sections shows one section with all rows.
extension StrictList {
  /// Simulates a user who deletes an item with a control of the list.
  ///
  /// The list removes no cell itself: it receives the deletion when the data source applies it.
  ///
  /// ```swift
  /// dataSource.itemHandlers.canDeleteItem = { _ in true }
  /// list.deleteItem(at: ItemPath(section: 0, item: 2))
  /// #expect(dataSource.snapshot().itemIdentifiers == ["a", "b"])
  /// ```
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: Whether the data source deletes the item; false if it refuses, if the path is the path of a header
  ///   row, or if it is out of bounds.
  /// - Complexity: That of the apply, plus the time of the handlers.
  @discardableResult
  public func deleteItem(at path: ItemPath) -> Bool { perform(.delete, at: path) }

  /// Simulates a user who asks for a new item with a control in the row of an item.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: Whether the data source called its handler; false if it refuses, if the path is the path of a header
  ///   row, or if it is out of bounds.
  /// - Complexity: O(*s* log *n*), where *s* is the number of sections and *n* the number of items, plus the time of
  ///   the handlers.
  @discardableResult
  public func insertItem(at path: ItemPath) -> Bool { perform(.insert, at: path) }

  private func perform(_ action: UserAction, at path: ItemPath) -> Bool {
    guard let data, let dataPath = dataPath(ofItemAt: path), checkDataCounts(.countsBefore)
    else { return false }
    return data.perform(action, at: dataPath)
  }

  /// Simulates a list that will soon need the cells of items.
  ///
  /// - Parameter paths: Paths of items. Paths of header rows and paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func prefetchItems(at paths: [ItemPath]) {
    data?.prefetchItems(at: paths.compactMap { dataPath(ofItemAt: $0) })
  }

  /// Simulates a list that no longer expects to need the cells of items.
  ///
  /// - Parameter paths: Paths of items. Paths of header rows and paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func cancelPrefetchingItems(at paths: [ItemPath]) {
    data?.cancelPrefetchingItems(at: paths.compactMap { dataPath(ofItemAt: $0) })
  }
}
