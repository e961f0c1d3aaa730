extension Snapshot {
  /// The same snapshot with one item, and its mark, in another place.
  ///
  /// By paths rather than anchors, since a user drags an item to a place, which may have no neighbours.
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - destination: The path that it is to have. It may be one past the items that the section has
  ///     once the item was taken out.
  /// - Returns: The snapshot, or nil when either path is out of bounds.
  /// - Complexity: O(log *n*), where *n* is the number of sections and items.
  func movingItem(at source: ItemPath, to destination: ItemPath) -> Snapshot? {
    guard itemIdentifier(for: source) != nil,
      let count = numberOfItems(inSectionAt: destination.section)
    else { return nil }
    let end = source.section == destination.section ? count - 1 : count
    guard (0...end).contains(destination.item) else { return nil }
    if source == destination { return self }
    var result = self
    let item = result.store.take(
      at: store.place(at: store.start(source.section) + source.item)
    )
    let position = result.store.start(destination.section) + destination.item
    result.store.insert(
      item,
      at: destination.item == end
        ? result.store.endPlace(ofSection: destination.section) : result.store.place(at: position)
    )
    result.checkInvariants()
    return result
  }
}
