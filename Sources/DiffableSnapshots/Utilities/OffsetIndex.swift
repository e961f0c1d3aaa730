/// A hash index that finds the offset of an element, and whose copies share storage until one of them changes.
///
/// The index uses open addressing with linear probing. A bucket contains an offset plus 1. The hashes and the
/// elements are stored elsewhere. A short list has no buckets: its hashes are searched one by one.
@usableFromInline
struct OffsetIndex: Sendable {
  /// The buckets; an empty bucket is 0.
  ///
  /// At least half of the buckets are empty. The number of buckets is a power of two.
  private var buckets: [UInt32] = []

  /// The greatest number of elements for which the index has no buckets.
  private static let mostWithoutBuckets = 8

  @usableFromInline
  init() {}

  /// Rebuilds the index after a change that is not an append.
  @usableFromInline
  mutating func rebuild(_ hashes: [UInt32]) {
    buckets = []
    guard hashes.count > Self.mostWithoutBuckets else { return }
    var bucketCount = 32
    while bucketCount < 4 * hashes.count { bucketCount *= 2 }
    buckets = Array(repeating: 0, count: bucketCount)
    for offset in hashes.indices { insert(hashes[offset], offset) }
  }

  /// Adds appended elements, which start at an offset, to the index.
  @usableFromInline
  mutating func append(_ hashes: [UInt32], from first: Int) {
    guard hashes.count > Self.mostWithoutBuckets else { return }
    if 2 * hashes.count > buckets.count { return rebuild(hashes) }
    for offset in first..<hashes.count { insert(hashes[offset], offset) }
  }

  /// Returns the offset of an element, or nil if no element is equal.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - hashes: The hashes of all elements.
  ///   - isEqual: A closure that returns whether the element at an offset with that hash is equal.
  /// - Returns: The offset, or nil.
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

  /// Returns the first bucket to search for a hash, which its highest bits select.
  private func bucket(of hash: UInt32) -> Int {
    Int(hash >> UInt32(32 - buckets.count.trailingZeroBitCount))
  }
}
