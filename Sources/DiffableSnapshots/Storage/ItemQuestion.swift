/// A question that a search for many items asks, because the search does not know the type of the items.
///
/// The *given* items are the items to find.
@usableFromInline
enum ItemQuestion: ~Escapable {
  /// The short hash of a given item.
  case hash(Int)

  /// A request to store the short hashes of the given items from an offset on in a list; the answer is 0.
  case hashes(from: Int, HashList)

  /// Which items of a chunk, beginning at an offset in the chunk, are given items in the same order.
  ///
  /// The search allows gaps of at most seven items, and stops after a number of given items or after about 64 items of
  /// the chunk. Each bit of the answer belongs to an item of the chunk. The lowest bit belongs to the first item.
  case follow(from: Int, slot: UInt32, offset: Int, limit: Int)

  /// 1 if a given item is equal to the item at an offset of a slot, else 0.
  case isEqual(Int, slot: UInt32, offset: Int)

  /// Which of at most 64 pairs of a given item and an item of a slot are equal; one bit for each pair, the first the
  /// lowest.
  case compare(slot: UInt32, Span<ItemPair>)

  /// 1 if two given items are equal, else 0.
  case areEqual(Int, Int)
}

/// A function that answers questions about the given items and the items of the list.
@usableFromInline
typealias ItemAnswers = (ItemQuestion) -> UInt64

/// A given item and an item of a chunk with the same hash.
@usableFromInline
struct ItemPair: BitwiseCopyable {
  /// The offset of the given item.
  @usableFromInline var given: Int

  /// The offset of the item in its chunk.
  @usableFromInline var found: Int
}

/// The number of items to find, and their hashes if they are known.
struct SoughtItems {
  /// The number of items.
  let count: Int

  /// The short hash of each item, or nil if the hashes are not known.
  let hashes: [UInt32]?

  /// Returns the known hash of an item, or asks for it.
  func hash(_ offset: Int, _ ask: ItemAnswers) -> UInt32 {
    if let hashes { return hashes[offset] }
    return UInt32(truncatingIfNeeded: ask(.hash(offset)))
  }
}
