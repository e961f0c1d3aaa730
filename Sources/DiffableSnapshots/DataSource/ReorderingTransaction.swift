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
  let initial: Contents<Section, Item>
  let final: Contents<Section, Item>

  /// The item that the user dragged.
  public let item: Item

  /// The path of the item in ``initialSnapshot`` and its path in ``finalSnapshot``.
  public let move: Move<ItemPath>

  /// The number of items that have moved: the dragged item and, in a list of trees, its visible descendants.
  let movedCount: Int

  /// Creates the transaction of a drag from an old path to a new path, or nil when a path is out of bounds.
  init?(_ initial: Contents<Section, Item>, _ move: Move<ItemPath>) {
    guard let final = initial.movingItem(move) else { return nil }
    self.init(from: initial, to: final, move, movedCount: 1)
  }

  /// Creates the transaction of a drag that can also move the descendants of the item.
  init(
    from initial: Contents<Section, Item>,
    to final: Contents<Section, Item>,
    _ move: Move<ItemPath>,
    movedCount: Int
  ) {
    self.initial = initial
    self.final = final
    item = initial.snapshot.requiredItem(for: move.from)
    self.move = move
    self.movedCount = movedCount
  }

  /// The snapshot that the list showed before the drag.
  public var initialSnapshot: Snapshot<Section, Item> { initial.snapshot }

  /// The snapshot that the list shows after the drag.
  public var finalSnapshot: Snapshot<Section, Item> { final.snapshot }
}
