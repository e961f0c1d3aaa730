/// The functions that a data source calls when the user deletes or inserts items with a control of the list.
///
/// Handlers receive the item as it is in ``DiffableDataSource/snapshot()``. An item that this snapshot no longer
/// contains cannot be edited, even if the list still shows it. While the user drags an item, no item can be edited.
///
/// ```swift
/// dataSource.editingHandlers.canDeleteItem = { _ in true }
/// dataSource.editingHandlers.didDeleteItem = { item, _ in
///   store.remove(item)
/// }
/// ```
public struct EditingHandlers<Item: Hashable & Sendable> {
  /// Returns whether the user may delete an item; if nil, no item can be deleted.
  public var canDeleteItem: ((Item) -> Bool)?

  /// Called when the user deletes an item, before the data source deletes it.
  ///
  /// ``DiffableDataSource/snapshot()`` still has the item. Keep the snapshot to undo the deletion.
  public var willDeleteItem: ((Item) -> Void)?

  /// Called when the user has deleted an item, with the path that the item had before the deletion.
  ///
  /// ``DiffableDataSource/snapshot()`` then returns a snapshot without the item. The list may still show the item, if
  /// another apply is running, or animate its deletion. In an outline, the descendants of the item are deleted too;
  /// the handler is not called for them.
  public var didDeleteItem: ((_ item: Item, _ oldPath: ItemPath) -> Void)?

  /// Returns whether the user may insert a new item at the row of the given item; if nil, no item can be inserted.
  public var canInsertItem: ((Item) -> Bool)?

  /// Called when the user asks to insert a new item at the row of the given item.
  ///
  /// Only the app can make the new item: the handler inserts it, for example with
  /// `dataSource.update { try $0.insertItems([new], beforeItem: item) }`.
  public var didInsertItem: ((Item) -> Void)?

  /// Creates a set of handlers.
  ///
  /// - Parameters:
  ///   - canDeleteItem: Returns whether the user may delete an item; if nil, no item can be deleted.
  ///   - willDeleteItem: Called when the user deletes an item, before the data source deletes it.
  ///   - didDeleteItem: Called when the user has deleted an item, with the path that the item had.
  ///   - canInsertItem: Returns whether the user may insert a new item at the row of the given item; if nil, no item
  ///     can be inserted.
  ///   - didInsertItem: Called when the user asks to insert a new item at the row of the given item.
  /// - Complexity: O(1).
  public init(
    canDeleteItem: ((Item) -> Bool)? = nil,
    willDeleteItem: ((Item) -> Void)? = nil,
    didDeleteItem: ((_ item: Item, _ oldPath: ItemPath) -> Void)? = nil,
    canInsertItem: ((Item) -> Bool)? = nil,
    didInsertItem: ((Item) -> Void)? = nil
  ) {
    self.canDeleteItem = canDeleteItem
    self.willDeleteItem = willDeleteItem
    self.didDeleteItem = didDeleteItem
    self.canInsertItem = canInsertItem
    self.didInsertItem = didInsertItem
  }
}
