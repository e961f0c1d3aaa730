/// One drag of the user: an item that went to another place.
///
/// It holds the move and the snapshots before and after it, which share their storage. Everything else
/// follows from those and is made when asked for, so that a drag costs as much in a long list as in a
/// short one.
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
  /// What was shown before.
  public let initialSnapshot: Snapshot<Section, Item>

  /// What is shown after.
  public let finalSnapshot: Snapshot<Section, Item>

  /// The item that the user has dragged.
  public let item: Item

  /// Where the item was, in paths of ``initialSnapshot``, and where it is, in those of ``finalSnapshot``.
  public let move: Move<ItemPath>

  /// A drag from an old path to a new one; nil when either is out of bounds.
  init?(_ snapshot: Snapshot<Section, Item>, _ move: Move<ItemPath>) {
    guard let item = snapshot.itemIdentifier(for: move.from),
      let final = snapshot.movingItem(at: move.from, to: move.to)
    else { return nil }
    initialSnapshot = snapshot
    finalSnapshot = final
    self.item = item
    self.move = move
  }
}
