extension Snapshot {
  /// Returns the same snapshot with one item, and its mark, at another path.
  ///
  /// Paths rather than anchors, since a user may drag an item into an empty section.
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - destination: The path that the item is to have, counted without the item. It may be one past the
  ///     section's last item.
  /// - Returns: The snapshot, or nil when either path is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  func movingItem(at source: ItemPath, to destination: ItemPath) -> Snapshot? {
    guard let location = shape.location(section: source.section, item: source.item),
      let count = numberOfItems(inSectionAt: destination.section)
    else { return nil }
    let end = source.section == destination.section ? count - 1 : count
    guard (0...end).contains(destination.item) else { return nil }
    if source == destination { return self }
    var result = self
    let item = result.store.take(at: location)
    let target =
      result.shape.location(section: destination.section, item: destination.item)
      ?? result.shape.endLocation(ofSection: destination.section)
    result.store.insert(item, at: target)
    result.checkInvariants()
    return result
  }
}
