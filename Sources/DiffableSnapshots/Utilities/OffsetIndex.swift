/// Finds elements by their hashes; copies share it until one of them changes.
///
/// Open addressing with linear probing. A bucket holds an offset plus 1; the hashes and the elements are
/// stored elsewhere. A few elements need no buckets: their hashes are searched.
@usableFromInline
struct OffsetIndex: Sendable {
  /// The buckets, 0 where empty.
  ///
  /// At least half of them are empty, and their number is a power of two.
  private var buckets: [UInt32] = []

  /// The most elements that are found without buckets.
  private static let mostWithoutBuckets = 8

  @usableFromInline
  init() {}

  /// Indexes elements again after any change but an append.
  @usableFromInline
  mutating func rebuild(_ hashes: [UInt32]) {
    buckets = []
    guard hashes.count > Self.mostWithoutBuckets else { return }
    var bucketCount = 32
    while bucketCount < 4 * hashes.count { bucketCount *= 2 }
    buckets = Array(repeating: 0, count: bucketCount)
    for offset in hashes.indices { insert(hashes[offset], offset) }
  }

  /// Indexes the elements from an offset on, which were appended.
  @usableFromInline
  mutating func append(_ hashes: [UInt32], from first: Int) {
    guard hashes.count > Self.mostWithoutBuckets else { return }
    if 2 * hashes.count > buckets.count { return rebuild(hashes) }
    for offset in first..<hashes.count { insert(hashes[offset], offset) }
  }

  /// Returns the offset of an element, or nil when there is none.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - hashes: The hashes of all elements.
  ///   - isEqual: Whether the element at an offset, which has that hash, is equal.
  /// - Returns: The offset.
  /// - Complexity: O(1) on average.
  @usableFromInline
  func offset(of hash: UInt32, _ hashes: [UInt32], isEqual: (Int) -> Bool) -> Int? {
    if hashes.count <= Self.mostWithoutBuckets {
      return hashes.indices.first { hashes[$0] == hash && isEqual($0) }
    }
    var bucket = bucket(of: hash)
    while buckets[bucket] != 0 {
      let offset = Int(buckets[bucket]) - 1
      if hashes[offset] == hash && isEqual(offset) { return offset }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return nil
  }

  private mutating func insert(_ hash: UInt32, _ offset: Int) {
    var bucket = bucket(of: hash)
    while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
    buckets[bucket] = UInt32(offset + 1)
  }

  /// The first bucket of a hash, selected by its first bits.
  private func bucket(of hash: UInt32) -> Int {
    Int(hash >> UInt32(32 - buckets.count.trailingZeroBitCount))
  }
}
