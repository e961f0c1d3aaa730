/// What a data source asks and tells when the user drags an item to another place.
///
/// A drag that is cancelled, or that ends where it began, calls neither ``willReorder`` nor
/// ``didReorder``.
public struct ReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Whether the user may drag an item; if nil, no item can be dragged.
  public var canReorderItem: ((Item) -> Bool)?

  /// Called when the user has dropped an item, while the data source still answers from the state before.
  public var willReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Called when the data source answers from the new state.
  ///
  /// Its ``DiffableDataSource/snapshot()`` is that of the transaction as well, unless an apply came
  /// during the drag: that one comes next, and wins. To have the drag in it, apply again from here.
  public var didReorder: ((ReorderingTransaction<Section, Item>) -> Void)?

  /// Creates handlers.
  ///
  /// - Parameters:
  ///   - canReorderItem: Whether the user may drag an item; if nil, no item can be dragged.
  ///   - willReorder: Called when the user has dropped an item, before the data source follows.
  ///   - didReorder: Called when the data source has followed.
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
