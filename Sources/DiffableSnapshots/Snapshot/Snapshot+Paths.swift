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
    let anchor = shape.location(section: destination.section, item: destination.item)
    // If the item moves down in its section, its removal shifts the anchor to the path before the destination.
    let isMovedDown = source.section == destination.section && source.item < destination.item
    var result = self
    result.store.move(
      store.item(at: location),
      at: location,
      to: anchor.map { .nextTo($0, distance: isMovedDown ? 1 : 0) }
        ?? .endOfSection(destination.section)
    )
    result.checkInvariants()
    return result
  }
}
