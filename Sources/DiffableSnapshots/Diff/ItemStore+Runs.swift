extension ItemStore {
  /// The runs of items that two versions have in common.
  ///
  /// Chunks in the same memory match as they are. What is left, which between two versions of a
  /// snapshot is little, is compared item by item, with the hashes that are stored.
  ///
  /// - Parameter old: The version before.
  /// - Returns: The longest possible runs, in positions, ascending in this version.
  /// - Complexity: O(1) when both are copies, else O(*s* + *c* log *c*) plus the cost of comparing the
  ///   items of the chunks that are not shared, where *s* is the number of slots, of which each takes
  ///   four bytes, and *c* that of the chunks in groups that are not shared.
  @inlinable
  func runs(from old: ItemStore) -> [Run] {
    if order.groups.isIdentical(with: old.order.groups) {
      return order.count == 0 ? [] : [Run(old: 0, new: 0, length: order.count)]
    }
    return VersionComparison(old: old.order, new: order)
      .runs(slotCount: max(labels.count, old.labels.count))
  }
}
