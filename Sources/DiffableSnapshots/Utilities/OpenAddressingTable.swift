/// A hash table of the offsets of elements that are stored elsewhere.
///
/// Open addressing with linear probing, after D. E. Knuth, The Art of Computer Programming, volume 3,
/// section 6.4. A bucket holds an offset plus 1, and above it as many bits of the hash as fit, so that few
/// elements are compared that are not equal.
struct OpenAddressingTable: ~Copyable {
  /// 0 in an empty bucket.
  let buckets: UnsafeMutableBufferPointer<UInt32>

  /// How far a hash is shifted to the right to select a bucket, and to the left to stand above an offset.
  let shift: UInt32
  let offsetBits: UInt32

  /// Creates a table.
  ///
  /// - Parameter capacity: The number of offsets that the table can hold, less than 2³⁰. A table of capacity
  ///   0 allocates nothing and cannot be searched.
  init(capacity: Int) {
    precondition(capacity < 1 << 30, "Too many elements")
    offsetBits = UInt32(Int.bitWidth - capacity.leadingZeroBitCount)
    // At least three quarters of the buckets stay empty, so that nearly all searches end at once.
    shift = 30 - offsetBits
    // The multiplication traps where 32 bits cannot address that many buckets; a shift would not.
    buckets = .allocate(capacity: capacity == 0 ? 0 : 4 * (1 << Int(offsetBits)))
    buckets.initialize(repeating: 0)
  }

  deinit { buckets.deallocate() }

  var isEmpty: Bool { buckets.isEmpty }

  /// Returns the bucket of an equal element, or the empty bucket for a new one.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset is equal.
  /// - Returns: The bucket, and the offset of the equal element or -1.
  @inline(__always)
  func search(_ hash: UInt32, isEqual: (Int) -> Bool) -> (bucket: Int, offset: Int) {
    var (bucket, offset) = firstCandidate(hash)
    while offset >= 0 && !isEqual(offset) {
      (bucket, offset) = nextCandidate(hash, after: bucket)
    }
    return (bucket, offset)
  }

  /// Returns the bucket and the offset of the first element that may have a hash, or an empty bucket and -1.
  @inline(__always)
  func firstCandidate(_ hash: UInt32) -> (bucket: Int, offset: Int) {
    // In bounds: the shift leaves as many bits as the last bucket has, which are all 1.
    candidate(hash, from: Int(hash &>> shift))
  }

  /// Returns the bucket and the offset of the next element that may have a hash, or an empty bucket and -1.
  @inline(__always)
  func nextCandidate(_ hash: UInt32, after bucket: Int) -> (bucket: Int, offset: Int) {
    candidate(hash, from: (bucket &+ 1) & (buckets.count &- 1))
  }

  @inline(__always)
  private func candidate(_ hash: UInt32, from bucket: Int) -> (bucket: Int, offset: Int) {
    let tag = hash &<< offsetBits
    var bucket = bucket
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return (bucket, -1) }
      if (entry ^ tag) &>> offsetBits == 0 { return (bucket, Int((entry ^ tag) &- 1)) }
      bucket = (bucket &+ 1) & (buckets.count &- 1)
    }
  }

  /// Fills an empty bucket that a search returned.
  @inline(__always)
  func fill(_ bucket: Int, hash: UInt32, offset: Int) {
    // In bounds, since a search returned it.
    buckets[bucket] = hash &<< offsetBits | UInt32(truncatingIfNeeded: offset &+ 1)
  }
}
