/// A hash table of offsets into elements that are kept elsewhere, for as long as a call takes.
///
/// Open addressing with linear probing, after D. E. Knuth, The Art of Computer Programming, volume 3,
/// section 6.4.
@usableFromInline
struct OffsetTable {
  /// Offsets plus 1; 0 where nothing is.
  @usableFromInline var entries: [UInt32]

  /// How far a hash is shifted to name an entry.
  @usableFromInline let shift: UInt32

  /// Creates a table.
  ///
  /// - Parameter capacity: The number of offsets that it can take, less than 2³⁰.
  @inlinable
  init(capacity: Int) {
    var bits: UInt32 = 2
    while capacity * 3 > 2 << bits { bits += 1 }
    shift = 32 - bits
    entries = [UInt32](repeating: 0, count: 1 << Int(bits))
  }

  /// The offset of an equal element, or nil.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset is the one.
  /// - Returns: The first of the equal elements that were inserted.
  @inlinable
  func offset(for hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    var place = Int(hash >> shift)
    while true {
      let entry = entries[place]
      if entry == 0 { return nil }
      if isEqual(Int(entry) - 1) { return Int(entry) - 1 }
      place = (place + 1) & (entries.count - 1)
    }
  }

  /// Inserts an offset unless an equal element is there.
  ///
  /// - Parameters:
  ///   - offset: The offset of the element.
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset equals it.
  /// - Returns: Whether it was inserted.
  @inlinable
  @discardableResult
  mutating func insert(_ offset: Int, for hash: UInt32, unless isEqual: (Int) -> Bool) -> Bool {
    var place = Int(hash >> shift)
    while entries[place] != 0 {
      if isEqual(Int(entries[place]) - 1) { return false }
      place = (place + 1) & (entries.count - 1)
    }
    entries[place] = UInt32(offset + 1)
    return true
  }
}
