/// The short hashes of elements that are looked up in ascending order.
///
/// If many elements in succession are looked up in a long collection, the next ones are hashed in advance. Then the
/// look-ups follow each other closely, and a processor waits for the memory of several at the same time.
@usableFromInline
struct HashesAhead {
  /// The offsets of the elements that were hashed last.
  @usableFromInline var (start, end) = (0, 0)

  /// Their hashes; unused if there is only one.
  @usableFromInline var hashes: [UInt32] = []

  /// The offset from which on all elements were looked up.
  @usableFromInline var rowStart = 0

  @inlinable
  init() {}

  /// Returns the hash of an element.
  @inlinable
  mutating func hash<Element: Hashable>(of offset: Int, in elements: Span<Element>) -> UInt32 {
    // The table of a shorter collection is in the cache of a processor.
    if elements.count < 8192 { return shortHash(elements[offset]) }
    if offset >= end {
      if offset > end { rowStart = offset }
      let count = offset &- rowStart < 32 ? 1 : min(32, elements.count &- offset)
      (start, end) = (offset, offset &+ count)
      if count == 1 { return shortHash(elements[offset]) }
      hashes = shortHashes(elements.extracting(start..<end))
    }
    return hashes[offset &- start]
  }
}
