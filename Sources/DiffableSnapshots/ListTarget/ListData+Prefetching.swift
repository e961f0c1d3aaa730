// The methods that a list calls before it needs cells.
extension ListData {
  /// Reports that the list will probably need the cells of items soon.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func prefetchItems(at paths: [ItemPath]) { userEvents?.prefetchItems(at: paths) }

  /// Reports that the list no longer expects to need the cells of items.
  ///
  /// - Parameter paths: Paths in the snapshot that the list shows. Paths out of bounds are ignored.
  /// - Complexity: O(*k* log *n*), where *k* is the number of paths and *n* the number of sections and items, plus
  ///   the time of the handler.
  public func cancelPrefetchingItems(at paths: [ItemPath]) {
    userEvents?.cancelPrefetchingItems(at: paths)
  }
}
