/// What a search for many items asks about them, without knowing their type.
@usableFromInline
enum ItemQuestion {
  /// Writes the short hashes of the given items from an offset on into a buffer, and answers 0.
  case hashes(from: Int, UnsafeMutableBufferPointer<UInt32>)

  /// How many given items from an offset on follow each other in a chunk, from an offset on, with gaps of
  /// at most seven items. Writes where they are into a buffer, and stops when that is full.
  case follow(from: Int, slot: UInt32, offset: Int, UnsafeMutableBufferPointer<Int>)

  /// 1 if a given item is equal to the item at an offset of a slot, else 0.
  case isEqual(Int, slot: UInt32, offset: Int)

  /// Compares items of a slot with given items, and negates what is not equal. Answers 0.
  case compare(slot: UInt32, UnsafeMutableBufferPointer<ItemPair>)

  /// 1 if two given items are equal, else 0.
  case areEqual(Int, Int)
}

/// A given item and an item of a chunk with the same hash.
@usableFromInline
struct ItemPair {
  /// The offset of the given item; the complement of the offset when the items are not equal.
  @usableFromInline var given: Int

  /// The offset of the item in its chunk.
  @usableFromInline var found: Int
}

/// Items to be found, of which only the number is known.
@usableFromInline
struct SoughtItems {
  /// Their number.
  let count: Int

  /// The short hash of each, where they are known.
  let hashes: [UInt32]?

  @usableFromInline
  init(count: Int, hashes: [UInt32]?) {
    self.count = count
    self.hashes = hashes
  }

  func hash(_ offset: Int, _ ask: (ItemQuestion) -> Int) -> UInt32 {
    if let hashes { return hashes[offset] }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { hash in
      _ = ask(.hashes(from: offset, hash))
      return hash[0]
    }
  }
}
