/// A drag in which the user moved an item to another path, or to another parent in an outline.
///
/// A transaction stores the move and the snapshots before and after it, which share their storage. The other
/// properties are computed when they are read. So a drag is as cheap in a long list as in a short one.
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   for section in transaction.sectionTransactions {
///     store[section.sectionIdentifier] = section.finalItems
///   }
/// }
/// ```
public struct ReorderingTransaction<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Sendable {
  /// The snapshot that the list showed before the drag.
  public let initialSnapshot: Snapshot<Section, Item>

  /// The snapshot that the list shows after the drag.
  public let finalSnapshot: Snapshot<Section, Item>

  /// The item that the user dragged.
  public let item: Item

  /// The path of the item in ``initialSnapshot`` and its path in ``finalSnapshot``.
  public let move: Move<ItemPath>

  /// The outlines at the start of the drag, or nil if there are none.
  let context: DragContext<Section, Item>?

  /// The number of items that have moved: the dragged item and, in a list of trees, its visible descendants.
  let movedCount: Int

  /// Creates the transaction of a drag from an old path to a new path, or nil when a path is out of bounds.
  init?(
    _ snapshot: Snapshot<Section, Item>,
    _ move: Move<ItemPath>,
    _ context: DragContext<Section, Item>? = nil
  ) {
    guard let item = snapshot.itemIdentifier(for: move.from),
      let final = snapshot.movingItem(at: move.from, to: move.to)
    else { return nil }
    initialSnapshot = snapshot
    finalSnapshot = final
    self.item = item
    self.move = move
    self.context = context
    movedCount = 1
  }

  /// Creates the transaction of a drag that also moves the descendants of the item.
  init(
    from initialSnapshot: Snapshot<Section, Item>,
    to finalSnapshot: Snapshot<Section, Item>,
    item: Item,
    _ move: Move<ItemPath>,
    movedCount: Int,
    _ context: DragContext<Section, Item>
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.item = item
    self.move = move
    self.movedCount = movedCount
    self.context = context
  }
}
