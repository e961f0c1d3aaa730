/// A question that a search for many items asks, because the search does not know the type of the items.
///
/// The *given* items are the items to find.
@usableFromInline
enum ItemQuestion {
  /// A request to fill a buffer with the short hashes of the given items from an offset on; the answer is 0.
  case hashes(from: Int, UnsafeMutableBufferPointer<UInt32>)

  /// The number of given items, beginning at an offset, that occur in the same order in a chunk.
  ///
  /// The search starts at an offset in the chunk and allows gaps of at most seven items. It writes the found
  /// offsets in the chunk into a buffer, and stops when the buffer is full.
  case follow(from: Int, slot: UInt32, offset: Int, UnsafeMutableBufferPointer<Int>)

  /// 1 if a given item is equal to the item at an offset of a slot, else 0.
  case isEqual(Int, slot: UInt32, offset: Int)

  /// A request to compare items of a slot with given items; the answer is 0.
  ///
  /// In each pair of unequal items, `given` becomes its complement.
  case compare(slot: UInt32, UnsafeMutableBufferPointer<ItemPair>)

  /// 1 if two given items are equal, else 0.
  case areEqual(Int, Int)
}

/// A given item and an item of a chunk with the same hash.
@usableFromInline
struct ItemPair {
  /// The offset of the given item, or the complement of the offset if the items are not equal.
  @usableFromInline var given: Int

  /// The offset of the item in its chunk.
  @usableFromInline var found: Int
}

/// The number of items to find, and their hashes if they are known.
@usableFromInline
struct SoughtItems {
  /// The number of items.
  let count: Int

  /// The short hash of each item, or nil if the hashes are not known.
  let hashes: [UInt32]?

  @usableFromInline
  init(count: Int, hashes: [UInt32]?) {
    self.count = count
    self.hashes = hashes
  }

  /// Returns the known hash of an item, or asks for it.
  func hash(_ offset: Int, _ ask: (ItemQuestion) -> Int) -> UInt32 {
    if let hashes { return hashes[offset] }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { hash in
      _ = ask(.hashes(from: offset, hash))
      return hash[0]
    }
  }
}
