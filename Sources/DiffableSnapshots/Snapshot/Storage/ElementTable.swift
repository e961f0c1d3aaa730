/// A hash table of the offsets of elements that are kept elsewhere.
///
/// Open addressing with linear probing, after D. E. Knuth, The Art of Computer Programming, volume 3,
/// section 6.4. An entry is an offset plus 1, and above it as many bits of the hash as there is room
/// for, so that hardly any element is compared in vain.
@usableFromInline
struct ElementTable {
  /// 0 where nothing is.
  @usableFromInline var entries: [UInt32]

  /// How far a hash is shifted to the right to name an entry, and to the left to stand above an offset.
  @usableFromInline let shift: UInt32
  @usableFromInline let offsetBits: UInt32

  /// Creates a table that takes nothing.
  @inlinable
  init() {
    entries = []
    shift = 0
    offsetBits = 0
  }

  /// Creates a table.
  ///
  /// - Parameter capacity: The number of offsets that it can take, less than 2³⁰.
  @inlinable
  init(capacity: Int) {
    precondition(capacity < 1 << 30, "Too many elements")
    offsetBits = UInt32(Int.bitWidth - capacity.leadingZeroBitCount)
    // At least half of the entries stay empty, which ends each search soon.
    shift = 31 - offsetBits
    entries = [UInt32](repeating: 0, count: 2 << Int(offsetBits))
  }

  @inlinable var isEmpty: Bool { entries.isEmpty }

  /// Inserts an offset; its element must not be there.
  @inlinable
  mutating func insert(_ offset: Int, hash: UInt32) {
    _ = insertUnlessPresent(offset, hash: hash) { _ in false }
  }

  /// Inserts an offset unless that of an equal element is there.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - hash: The hash of its element.
  ///   - isEqual: Whether the element at another offset is equal.
  /// - Returns: The offset of the equal element, or nil.
  @inlinable
  mutating func insertUnlessPresent(
    _ offset: Int,
    hash: UInt32,
    isEqual: (Int) -> Bool
  ) -> Int? {
    let tag = hash &<< offsetBits
    let mask = entries.count &- 1
    return entries.withUnsafeMutableBufferPointer { entries in
      // In bounds: the shift leaves as many bits as the mask has, and the mask is the greatest place.
      var place = Int(hash &>> shift)
      while entries[place] != 0 {
        let other = Int(entries[place] & (1 &<< offsetBits &- 1)) &- 1
        if (entries[place] ^ tag) &>> offsetBits == 0 && isEqual(other) { return other }
        place = (place &+ 1) & mask
      }
      entries[place] = tag | UInt32(truncatingIfNeeded: offset &+ 1)
      return nil
    }
  }

  /// The offset of an equal element, or nil.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset is the one.
  /// - Returns: The offset, or nil when there is none.
  @inlinable
  func offset(hash: UInt32, isEqual: (Int) -> Bool) -> Int? {
    let tag = hash &<< offsetBits
    let mask = entries.count &- 1
    return entries.withUnsafeBufferPointer { entries in
      // In bounds, as above.
      var place = Int(hash &>> shift)
      while entries[place] != 0 {
        let other = Int(entries[place] & (1 &<< offsetBits &- 1)) &- 1
        if (entries[place] ^ tag) &>> offsetBits == 0 && isEqual(other) { return other }
        place = (place &+ 1) & mask
      }
      return nil
    }
  }
}
