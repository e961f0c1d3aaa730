/// The functions that a data source calls when the user deletes or inserts items with a control of the list, and before
/// the list needs the cells of items.
///
/// Deletions and insertions concern the item as it is in ``DiffableDataSource/snapshot()``. An item that this snapshot
/// no longer contains cannot be edited, even if the list still shows it. While the user reorders an item, no item can
/// be edited.
///
/// ```swift
/// dataSource.itemHandlers.canDeleteItem = { _ in true }
/// dataSource.itemHandlers.didDeleteItem = { item, _ in
///   store.remove(item)
/// }
/// ```
///
/// ```swift
/// dataSource.itemHandlers.prefetchItems = { photos in
///   loader.load(photos)
/// }
/// dataSource.itemHandlers.cancelPrefetchingItems = { photos in
///   loader.cancel(photos)
/// }
/// ```
public struct ItemHandlers<Item: Hashable & Sendable> {
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
  /// `dataSource.update { $0.insertItems([new], beforeItem: item) }`.
  public var didInsertItem: ((Item) -> Void)?

  /// Called with items whose cells the list will probably need soon.
  public var prefetchItems: (([Item]) -> Void)?

  /// Called with items whose cells the list no longer expects to need.
  ///
  /// The list reports paths. The data source looks up the items that have these paths now, so after an apply they
  /// can differ from the items that were prefetched. An item that was deleted is not reported.
  public var cancelPrefetchingItems: (([Item]) -> Void)?

  /// Creates handlers that are all nil.
  ///
  /// - Complexity: O(1).
  @preconcurrency
  public init() {}
}

/// The functions that a data source calls when the user reorders an item.
///
/// When the user cancels the reordering, or drops the item at its old position, neither ``willReorder`` nor
/// ``didReorder`` is called.
public struct ReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Returns whether the user may reorder an item; if nil, no item can be reordered.
  @preconcurrency
  public var canReorderItem: ((Item) -> Bool)?

  /// Called when the user has dropped an item, while the data source still answers from the old snapshot.
  @preconcurrency
  public var willReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Called after ``willReorder``, when the data source answers from the new snapshot.
  ///
  /// ``DiffableDataSource/snapshot()`` then returns the new snapshot too, unless an apply waits for the end of the
  /// reordering. The waiting apply runs then, and its snapshot does not include the move. To keep the move, apply a
  /// snapshot with the move from this handler: it supersedes the waiting apply.
  @preconcurrency
  public var didReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Creates handlers that are all nil.
  ///
  /// - Complexity: O(1).
  @preconcurrency
  public init() {}
}

/// Closures that a data source calls before it expands or collapses an item of an outline.
///
/// ```swift
/// var handlers = SectionSnapshotHandlers<String>()
/// handlers.shouldCollapseItem = { folder in folder != "pinned" }
/// handlers.snapshotForExpandingParent = { folder, present in
///   present.items.isEmpty ? load(folder) : present
/// }
/// dataSource.sectionSnapshotHandlers = handlers
/// ```
///
/// The data source keeps strong references to the handlers. A handler that uses the data source must capture
/// it weakly, or it creates a reference cycle. A handler may apply a snapshot or an outline. The data source
/// then expands or collapses the item in the new state, if the item is still there.
public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
  /// Decides whether an item may be expanded; nil permits every item.
  @preconcurrency
  public var shouldExpandItem: ((_ item: Item) -> Bool)?

  /// Called before an item is expanded.
  @preconcurrency
  public var willExpandItem: ((_ item: Item) -> Void)?

  /// Decides whether an item may be collapsed; nil permits every item.
  @preconcurrency
  public var shouldCollapseItem: ((_ item: Item) -> Bool)?

  /// Called before an item is collapsed.
  @preconcurrency
  public var willCollapseItem: ((_ item: Item) -> Void)?

  /// Returns the new descendants of an item before it is expanded; nil keeps its present descendants.
  ///
  /// Use this handler to load children on demand. The roots of the returned outline become the children of
  /// the item. The second argument is an outline of its present descendants. Called after
  /// ``willExpandItem``.
  @preconcurrency
  public var snapshotForExpandingParent:
    ((_ parent: Item, _ present: SectionSnapshot<Item>) -> SectionSnapshot<Item>)?

  /// Creates handlers that are all nil.
  ///
  /// - Complexity: O(1).
  @preconcurrency
  public init() {}
}
