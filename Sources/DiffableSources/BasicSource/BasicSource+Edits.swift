// The source keeps its items with their type erased. So these functions are small in each client, and the edits of the
// snapshot are compiled once.
extension BasicSource {
  /// Appends items.
  ///
  /// - Parameters:
  ///   - items: The items in order. An item that the source already contains moves to the end, unless
  ///     `duplicates` is ``/DiffableSnapshots/DuplicatePolicy/keepFirst``.
  ///   - duplicates: What to do with an item that occurs more than once. If nil, the first occurrence in the call is
  ///     kept, and the others are a problem, as in ``setItems(_:duplicates:)``.
  /// - Returns: The dropped occurrences: first the occurrences in the source, then the occurrences in the call.
  /// - Complexity: O(*k* log *n*) on average plus the cost of a change, where *k* is the number of items in the call,
  ///   and *n* the number of items in the source.
  @discardableResult
  public func append(_ items: [Item], duplicates: DuplicatePolicy? = nil) -> [Item] {
    insert(items) { $0.appendItems($1, duplicates: duplicates) }
  }

  /// Inserts items before an item.
  ///
  /// - Parameters:
  ///   - items: The items in order. An item that the source already contains moves, unless `duplicates` is
  ///     ``/DiffableSnapshots/DuplicatePolicy/keepFirst``.
  ///   - item: The item. If the source does not contain it, nothing is inserted, which is a problem.
  ///   - duplicates: As for ``append(_:duplicates:)``.
  /// - Returns: The dropped occurrences.
  /// - Complexity: That of ``append(_:duplicates:)``.
  @discardableResult
  public func insert(
    _ items: [Item],
    before item: Item,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    insert(items) { $0.insertItems($1, beforeItem: wrap(item), duplicates: duplicates) }
  }

  /// Inserts items after an item.
  ///
  /// - Parameters:
  ///   - items: The items in order. An item that the source already contains moves, unless `duplicates` is
  ///     ``/DiffableSnapshots/DuplicatePolicy/keepFirst``.
  ///   - item: The item. If the source does not contain it, nothing is inserted, which is a problem.
  ///   - duplicates: As for ``append(_:duplicates:)``.
  /// - Returns: The dropped occurrences.
  /// - Complexity: That of ``append(_:duplicates:)``.
  @discardableResult
  public func insert(
    _ items: [Item],
    after item: Item,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    insert(items) { $0.insertItems($1, afterItem: wrap(item), duplicates: duplicates) }
  }

  /// Makes an edit that inserts items, and returns the dropped occurrences.
  private func insert(
    _ items: [Item],
    _ call: String = #function,
    _ body: (inout Snapshot<Int, SourceItem>, [SourceItem]) -> [SourceItem]
  ) -> [Item] {
    self.items(in: edit(call) { body(&$0, items.map { wrap($0) }) })
  }

  /// Deletes items.
  ///
  /// - Parameter items: The items. Items that the source does not contain are ignored.
  /// - Complexity: O(*k* log *n*) on average plus the cost of a change, where *k* is the number of items to delete, and
  ///   *n* the number of items in the source.
  public func delete(_ items: [Item]) { edit { $0.deleteItems(items.map { wrap($0) }) } }

  /// Moves an item before another item.
  ///
  /// It is a problem if the source does not contain one of the items.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - next: The item that follows it after the move.
  /// - Complexity: O(log *n*) on average plus the cost of a change, where *n* is the number of items.
  public func move(_ item: Item, before next: Item) {
    edit { $0.moveItem(wrap(item), beforeItem: wrap(next)) }
  }

  /// Moves an item after another item.
  ///
  /// It is a problem if the source does not contain one of the items.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - previous: The item that precedes it after the move.
  /// - Complexity: O(log *n*) on average plus the cost of a change, where *n* is the number of items.
  public func move(_ item: Item, after previous: Item) {
    edit { $0.moveItem(wrap(item), afterItem: wrap(previous)) }
  }

  /// Replaces items by the given instances, and gives them new cells in each list.
  ///
  /// It is a problem if the source does not contain one of the items.
  ///
  /// - Parameter items: The items.
  /// - Complexity: That of ``/DiffableSnapshots/Snapshot/difference(from:)`` plus the cost of a change.
  public func reload(_ items: [Item]) { edit { $0.reloadItems(items.map { wrap($0) }) } }

  /// Replaces items by the given instances, and updates their cells in each list.
  ///
  /// It is a problem if the source does not contain one of the items.
  ///
  /// - Parameter items: The items.
  /// - Complexity: That of ``/DiffableSnapshots/Snapshot/difference(from:)`` plus the cost of a change.
  public func reconfigure(_ items: [Item]) {
    edit { $0.reconfigureItems(items.map { wrap($0) }) }
  }
}
