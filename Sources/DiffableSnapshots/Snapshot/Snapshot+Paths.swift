extension Snapshot {
  /// Returns a copy of the snapshot with one item, and its mark, moved to another path.
  ///
  /// The destination is a path and not an anchor, because a user may drag an item into an empty section.
  ///
  /// - Parameters:
  ///   - source: The old path of the item.
  ///   - destination: The new path of the item. It may be one past the other items of the section.
  /// - Returns: The new snapshot, or nil if either path is out of bounds.
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
