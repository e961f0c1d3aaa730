/// Items that stand next to each other in one section.
///
/// Chunks are what versions of a snapshot share: an edit copies the chunk that it touches and no
/// other.
@usableFromInline
struct Chunk<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var contents: HashedItems<Item>

  /// The chunk's name in the index, which it keeps wherever it moves.
  @usableFromInline let slot: UInt32

  /// Labels ascend with the order of the chunks, and leave room in between.
  @usableFromInline var label: UInt64

  /// The number of items in front of it in its group.
  @usableFromInline var start = 0

  /// Whether its section begins with it.
  ///
  /// Such a chunk stays when it is empty, so that the section has a place.
  @usableFromInline let isHead: Bool

  /// A chunk with more items than this is split.
  ///
  /// Each edit after a copy of the snapshot copies a chunk, and each level of directories above grows
  /// as chunks get smaller; at 1,000,000 items this size makes both about as dear.
  @inlinable static var capacity: Int { 512 }

  /// The number of items in each chunk of a long section that is built at once: room for a few more.
  @inlinable static var builtCount: Int { 384 }

  @inlinable
  init(_ contents: HashedItems<Item>, slot: UInt32, label: UInt64, isHead: Bool) {
    self.contents = contents
    self.slot = slot
    self.label = label
    self.isHead = isHead
  }

  @inlinable var items: [Item] { contents.items }
  @inlinable var hashes: [UInt32] { contents.hashes }
  @inlinable var count: Int { contents.count }

  /// The offset of an item whose hash is known, or nil when it is not here.
  @inlinable
  func offset(of item: Item, _ hash: UInt32) -> Int? {
    hashes.withUnsafeBufferPointer { hashes in
      hashes.firstIndex(of: hash) { items[$0] == item }
    }
  }
}
