/// The functions that a data source calls before the list needs the cells of items.
///
/// ```swift
/// dataSource.prefetchingHandlers.prefetchItems = { photos in
///   loader.load(photos)
/// }
/// dataSource.prefetchingHandlers.cancelPrefetchingItems = { photos in
///   loader.cancel(photos)
/// }
/// ```
public struct PrefetchingHandlers<Item: Hashable & Sendable> {
  /// Called with items whose cells the list will probably need soon.
  public var prefetchItems: (([Item]) -> Void)?

  /// Called with items whose cells the list no longer expects to need.
  ///
  /// The list reports paths. The data source looks up the items that have these paths now, so after an apply they
  /// can differ from the items that were prefetched. An item that was deleted is not reported.
  public var cancelPrefetchingItems: (([Item]) -> Void)?

  /// Creates a set of handlers.
  ///
  /// - Parameters:
  ///   - prefetchItems: Called with items whose cells the list will probably need soon.
  ///   - cancelPrefetchingItems: Called with items whose cells the list no longer expects to need.
  /// - Complexity: O(1).
  public init(
    prefetchItems: (([Item]) -> Void)? = nil,
    cancelPrefetchingItems: (([Item]) -> Void)? = nil
  ) {
    self.prefetchItems = prefetchItems
    self.cancelPrefetchingItems = cancelPrefetchingItems
  }
}
