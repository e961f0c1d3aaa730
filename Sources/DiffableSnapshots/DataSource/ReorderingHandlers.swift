/// The functions that a data source calls when the user drags an item.
///
/// When a drag is cancelled, or the item is dropped at its old position, neither ``willReorder`` nor ``didReorder`` is
/// called.
public struct ReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Returns whether the user may drag an item; if nil, no item can be dragged.
  public var canReorderItem: ((Item) -> Bool)?

  /// Called when the user has dropped an item, while the data source still answers from the old snapshot.
  public var willReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Called after ``willReorder``, when the data source answers from the new snapshot.
  ///
  /// ``DiffableDataSource/snapshot()`` then returns the new snapshot too, unless an apply waits for the end of the
  /// drag. The waiting apply runs when the drag has ended, and its snapshot does not include the move. To keep the
  /// move, apply a snapshot with the move from this handler: it supersedes the waiting apply.
  public var didReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Creates a set of handlers.
  ///
  /// - Parameters:
  ///   - canReorderItem: Returns whether the user may drag an item; if nil, no item can be dragged.
  ///   - willReorder: Called when the user has dropped an item, while the data source answers from the old snapshot.
  ///   - didReorder: Called when the data source answers from the new snapshot.
  /// - Complexity: O(1).
  public init(
    canReorderItem: ((Item) -> Bool)? = nil,
    willReorder: ((ReorderingTransaction<Section, Item>) -> Void)? = nil,
    didReorder: ((ReorderingTransaction<Section, Item>) -> Void)? = nil
  ) {
    self.canReorderItem = canReorderItem
    self.willReorder = willReorder
    self.didReorder = didReorder
  }
}
