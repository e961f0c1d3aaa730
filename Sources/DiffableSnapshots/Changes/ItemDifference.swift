/// The items that differ between two snapshots.
package struct ItemDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: Snapshot<Section, Item>
  private let new: Snapshot<Section, Item>
  private let runs: [Run]

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - new: The snapshot after the change.
  /// - Complexity: The cost of ``Snapshot/difference(from:)``.
  package init(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
    (self.old, self.new) = (old, new)
    runs = Run.matching(from: old.store, to: new.store)
  }

  /// The items that only the old snapshot contains, in order.
  package var deletedItems: [Item] {
    Run.oldOffsets(outside: runs, count: old.numberOfItems)
      .map { old.store.item(at: old.shape.location(at: $0)) }
  }

  /// The items that only the new snapshot contains, in order.
  package var insertedItems: [Item] {
    Run.newGaps(in: runs, count: new.numberOfItems).flatMap { new.items(atPositions: $0) }
  }

  /// Returns the items in both snapshots whose old and new instances meet a condition.
  ///
  /// - Parameter isIncluded: The condition. It is not called for items in memory that the snapshots share.
  /// - Returns: The new instances, in order.
  /// - Complexity: O(*g* + *r* log *g* + *k*), where *g* is the number of blocks of items, *r* the number of
  ///   runs of items that are adjacent in both snapshots, and *k* the number of items that may have changed.
  package func items(where isIncluded: (_ item: Item, _ old: Item) -> Bool) -> [Item] {
    var items: [Item] = []
    new.forEachUnsharedItem(from: old, in: runs) { oldItem, item, _ in
      if isIncluded(item, oldItem) { items.append(item) }
    }
    return items
  }
}
