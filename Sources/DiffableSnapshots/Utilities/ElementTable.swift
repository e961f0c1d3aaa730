/// A hash table of the offsets of elements that are kept elsewhere.
///
/// Open addressing with linear probing, after D. E. Knuth, The Art of Computer Programming, volume 3,
/// section 6.4. An entry is an offset plus 1, and above it as many bits of the hash as there is room
/// for, so that hardly any element is compared in vain.
@usableFromInline
struct ElementTable: ~Copyable {
  /// 0 where nothing is.
  @usableFromInline let entries: UnsafeMutableBufferPointer<UInt32>

  /// How far a hash is shifted to the right to name an entry, and to the left to stand above an offset.
  @usableFromInline let shift: UInt32
  @usableFromInline let offsetBits: UInt32

  /// Creates a table.
  ///
  /// - Parameter capacity: The number of offsets that it can take, less than 2³⁰; a table for none takes
  ///   no space, and nothing may be looked up in it.
  @inlinable
  init(capacity: Int) {
    precondition(capacity < 1 << 30, "Too many elements")
    offsetBits = UInt32(Int.bitWidth - capacity.leadingZeroBitCount)
    // At least three quarters of the entries stay empty, so that nearly all searches end at once.
    shift = 30 - offsetBits
    // Multiplied rather than shifted, to trap where that many have no room in 32 bits.
    entries = .allocate(capacity: capacity == 0 ? 0 : 4 * (1 << Int(offsetBits)))
    entries.initialize(repeating: 0)
  }

  /// Creates a table of some of many elements.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of some.
  ///   - start: All elements from this offset on are in the table too.
  ///   - elements: All elements.
  ///   - hashes: The short hash of each, where they are known.
  ///   - repeated: Gets the offsets of elements that are equal to an earlier one, and not in the table.
  @inlinable
  @inline(never)
  init<Element: Hashable>(
    at offsets: [Int],
    andFrom start: Int,
    of elements: [Element],
    _ hashes: [UInt32]?,
    repeated: inout [Int]
  ) {
    self.init(capacity: elements.count)
    // To count on costs less than a list of those from the start on.
    for step in 0..<offsets.count + elements.count - start {
      let offset = step < offsets.count ? offsets[step] : start + step - offsets.count
      let hash = hashes?[offset] ?? shortHash(elements[offset])
      let found = search(hash) { elements[$0] == elements[offset] }
      if found.offset < 0 {
        fill(found.place, hash: hash, offset: offset)
      } else {
        repeated.append(offset)
      }
    }
  }

  @inlinable
  deinit { entries.deallocate() }

  @inlinable var isEmpty: Bool { entries.isEmpty }

  /// The place of the entry of an equal element, or else the empty place where it belongs.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset is the one.
  /// - Returns: The place, and the offset of the equal element, or -1.
  @inlinable
  @inline(__always)
  func search(_ hash: UInt32, isEqual: (Int) -> Bool) -> (place: Int, offset: Int) {
    let tag = hash &<< offsetBits
    // In bounds: the shift leaves as many bits as the last place has, which are all 1.
    var place = Int(hash &>> shift)
    while true {
      let entry = entries[place]
      if entry == 0 { return (place, -1) }
      if (entry ^ tag) &>> offsetBits == 0 {
        let offset = Int((entry ^ tag) &- 1)
        if isEqual(offset) { return (place, offset) }
      }
      place = (place &+ 1) & (entries.count &- 1)
    }
  }

  /// Fills an empty place that was searched.
  @inlinable
  @inline(__always)
  func fill(_ place: Int, hash: UInt32, offset: Int) {
    // In bounds, since it comes from a search.
    entries[place] = hash &<< offsetBits | UInt32(truncatingIfNeeded: offset &+ 1)
  }
}
