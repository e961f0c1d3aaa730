/// Returns how many items in succession are equal in two versions, beginning at an offset in a slot of each.
@usableFromInline
typealias EqualCount = (
  _ slot: UInt32, _ offset: Int, _ otherSlot: UInt32, _ otherOffset: Int, _ limit: Int
) -> Int

extension ListShape {
  /// Returns whether both versions contain the same items in the same sections.
  ///
  /// The function does not compare chunks that share the memory of their hashes, because their items are equal.
  @usableFromInline
  func hasSameItems(as other: ListShape, _ equalCount: EqualCount) -> Bool {
    if isIdentical(with: other) { return true }
    guard order.count == other.order.count && sizes == other.sizes else { return false }
    guard order.count > 0 else { return true }
    var (mine, theirs) = (ChunkOrder.Index.first, ChunkOrder.Index.first)
    var (myOffset, theirOffset) = (0, 0)
    while true {
      let (myCount, theirCount) = (order.count(of: mine), other.order.count(of: theirs))
      if myOffset == myCount {
        guard let next = order.index(after: mine) else { return true }
        (mine, myOffset) = (next, 0)
      } else if theirOffset == theirCount {
        guard let next = other.order.index(after: theirs) else { return true }
        (theirs, theirOffset) = (next, 0)
      } else {
        let count = min(myCount - myOffset, theirCount - theirOffset)
        let isShared =
          myOffset == theirOffset
          && order[mine].hashes.isIdentical(with: other.order[theirs].hashes)
        if !isShared {
          let hashes = order[mine].hashes[myOffset..<myOffset + count]
          let otherHashes = other.order[theirs].hashes[theirOffset..<theirOffset + count]
          let (slot, otherSlot) = (order[mine].slot, other.order[theirs].slot)
          guard hashes.elementsEqual(otherHashes),
            equalCount(slot, myOffset, otherSlot, theirOffset, count) == count
          else { return false }
        }
        myOffset += count
        theirOffset += count
      }
    }
  }
}
