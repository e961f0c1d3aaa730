extension SectionSnapshot {
  /// Expands items, so that their children are visible when the items are visible.
  ///
  /// - Parameter items: The items to expand, in any order. Unknown items are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* the number of
  ///   all items.
  @preconcurrency
  public mutating func expand(_ items: [Item]) { setExpanded(items, true) }

  /// Collapses items, so that their descendants are hidden.
  ///
  /// Expanded descendants stay expanded. Expanding the items again shows the same descendants as before.
  ///
  /// - Parameter items: The items to collapse, in any order. Unknown items are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* the number of
  ///   all items.
  @preconcurrency
  public mutating func collapse(_ items: [Item]) { setExpanded(items, false) }

  @inlinable
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let slot = slot(of: item) { shape.setExpanded(slot, isExpanded) }
    }
  }

  /// Expands or collapses an item.
  ///
  /// - Returns: The items that become visible or hidden, in order; none if the item is expanded or collapsed already.
  @inlinable
  mutating func setExpanded(_ item: Item, _ isExpanded: Bool) -> [Item] {
    guard let slot = slot(of: item), shape.setExpanded(slot, isExpanded), shape.isVisible(slot)
    else { return [] }
    return items(at: shape.slots(below: slot, visibleOnly: true))
  }
}
