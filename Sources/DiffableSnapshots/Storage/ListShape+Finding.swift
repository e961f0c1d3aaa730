extension ListShape {
  /// Returns the location of an item, or nil.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - isEqual: Returns whether the item at an offset in a slot is equal. Called only for items with this
  ///     hash.
  /// - Returns: The location, or nil if no item is equal.
  @usableFromInline
  func location(
    of hash: UInt32,
    isEqual: (_ slot: UInt32, _ offset: Int) -> Bool
  ) -> Location? {
    guard isIndexed else { return search(hash, isEqual) }
    var next: UInt32 = 0
    while let slot = index.slot(for: hash, from: next) {
      let index = order.index(ofLabel: labels[Int(slot)])
      if let offset = order[index].offset(of: hash, where: { isEqual(slot, $0) }) {
        return Location(slot: slot, offset: offset, index: index)
      }
      next = slot + 1
    }
    return nil
  }

  /// Returns the location of an item by a linear search of all hashes, for short lists.
  private func search(
    _ hash: UInt32,
    _ isEqual: (_ slot: UInt32, _ offset: Int) -> Bool
  ) -> Location? {
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let slot = order.groups[group].chunks[chunk].slot
        let offset = order.groups[group].chunks[chunk].offset(of: hash) { isEqual(slot, $0) }
        if let offset {
          let index = ChunkOrder.Index(group: group, chunk: chunk)
          return Location(slot: slot, offset: offset, index: index)
        }
      }
    }
    return nil
  }
}
