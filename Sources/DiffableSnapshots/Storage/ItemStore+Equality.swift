extension ItemStore {
  /// Whether both hold the same items in the same sections; marks do not count.
  ///
  /// Chunks that both share are not looked into.
  @inlinable
  func hasSameItems(as other: ItemStore) -> Bool {
    guard order.count == other.order.count && sizes == other.sizes else { return false }
    guard order.count > 0 else { return true }
    var (mine, theirs) = (Place(index: .first, offset: 0), Place(index: .first, offset: 0))
    while true {
      let (left, right) = (order[mine.index], other.order[theirs.index])
      if mine.offset == left.count {
        guard let next = order.index(after: mine.index) else { return true }
        mine = Place(index: next, offset: 0)
      } else if theirs.offset == right.count {
        guard let next = other.order.index(after: theirs.index) else { return true }
        theirs = Place(index: next, offset: 0)
      } else {
        let count = min(left.count - mine.offset, right.count - theirs.offset)
        if mine.offset != theirs.offset || !left.items.isIdentical(with: right.items) {
          for step in 0..<count
          where left.items[mine.offset + step] != right.items[theirs.offset + step] {
            return false
          }
        }
        mine.offset += count
        theirs.offset += count
      }
    }
  }
}
