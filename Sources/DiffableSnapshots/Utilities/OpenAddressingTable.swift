/// A hash table of the offsets of elements that are stored elsewhere.
///
/// The table uses open addressing with linear probing, as in D. E. Knuth, The Art of Computer Programming,
/// volume 3, section 6.4. The low bits of a bucket are an offset plus 1, and the other bits are as many bits of
/// the hash as fit. Comparing these bits of the hash first avoids most comparisons of unequal elements.
struct OpenAddressingTable: ~Copyable {
  /// The buckets; an empty bucket is 0.
  let buckets: FixedArray<UInt32>

  /// The number of bits by which a hash is shifted to the right to select a bucket.
  let shift: UInt32

  /// The number of low bits of a bucket that contain an offset plus 1; the other bits are bits of the hash.
  let offsetBits: UInt32

  /// Creates a table.
  ///
  /// - Parameter capacity: The number of offsets that the table can contain, less than 2³⁰. A table with a
  ///   capacity of 0 allocates no memory and must not be searched.
  init(capacity: Int) {
    precondition(capacity < 1 << 30, "Too many elements")
    offsetBits = UInt32(Int.bitWidth - capacity.leadingZeroBitCount)
    // At least five eighths of the buckets are empty, so most searches end at the first bucket.
    let spareBits: UInt32 = 4 * UInt64(capacity) > 3 << offsetBits ? 2 : 1
    shift = 32 - offsetBits - spareBits
    // A 32-bit `Int` may be too small for the number of buckets: a multiplication then traps, a shift would not.
    buckets = FixedArray(
      repeating: 0,
      count: capacity == 0 ? 0 : (1 << Int(spareBits)) * (1 << Int(offsetBits))
    )
  }

  var isEmpty: Bool { buckets.count == 0 }

  /// Returns the bucket of an equal element, or the empty bucket for a new one.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: A closure that returns whether the element at an offset is equal.
  /// - Returns: The bucket, and the offset of the equal element; -1 if the bucket is empty.
  @inline(__always)
  func search(_ hash: UInt32, isEqual: (Int) -> Bool) -> (bucket: Int, offset: Int) {
    let tag = hash &<< offsetBits
    // The shifted hash has `32 - shift` bits, and there are 2 to the power of `32 - shift` buckets.
    var bucket = Int(hash &>> shift)
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return (bucket, -1) }
      if (entry ^ tag) &>> offsetBits == 0 {
        let offset = Int((entry ^ tag) &- 1)
        if isEqual(offset) { return (bucket, offset) }
      }
      bucket = (bucket &+ 1) & (buckets.count &- 1)
    }
  }

  /// Stores an offset in an empty bucket that a search returned.
  @inline(__always)
  func fill(_ bucket: Int, hash: UInt32, offset: Int) {
    buckets[bucket] = hash &<< offsetBits | UInt32(truncatingIfNeeded: offset &+ 1)
  }
}
