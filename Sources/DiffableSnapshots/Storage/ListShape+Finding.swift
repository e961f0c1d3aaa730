extension ListShape {
  /// Returns the location of an item, or nil.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - isEqual: Whether the item at an offset of a slot, which has that hash, is equal.
  /// - Returns: The location.
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

  /// Searches the hashes of all chunks, of which there are few.
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
