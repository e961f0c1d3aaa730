/// Returns the 32-bit hash that snapshots and differences use for an identifier.
///
/// The hash is the upper half of the product of `hashValue` and a constant. The multiplication spreads hash
/// values that differ only in a few low bits.
///
/// - Parameter identifier: The identifier, which is hashed once.
/// - Returns: A hash that is the same for equal identifiers as long as the process runs.
@inlinable
func shortHash(_ identifier: some Hashable) -> UInt32 {
  let mixed = UInt64(bitPattern: Int64(identifier.hashValue)) &* 0x9E37_79B9_7F4A_7C15
  return UInt32(truncatingIfNeeded: mixed >> 32)
}

/// Returns the short hash of each identifier.
@inlinable
func shortHashes(_ identifiers: some Collection<some Hashable>) -> [UInt32] {
  identifiers.map { shortHash($0) }
}

/// The hashes that answer a question about many identifiers.
@usableFromInline
final class HashList {
  @usableFromInline var hashes: [UInt32] = []

  init() {}
}

extension Span<UInt32> {
  /// Returns the offset of an element, found by a linear search for its hash.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: A closure that returns whether the element at an offset with that hash is equal.
  /// - Returns: The offset of the first equal element, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    var start = 0
    while let found = firstIndex(of: hash, from: start) {
      if isEqual(found) { return found }
      start = found + 1
    }
    return nil
  }

  /// Returns the offset of the first occurrence of a hash at or after `start`, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, from start: Int) -> Int? {
    var index = start
    while index &+ 16 <= count {
      // Most blocks contain no equal hash. Without a branch for each hash, the compiler can compare several
      // hashes with one vector instruction.
      let block = extracting(index..<index + 16)
      var hits: UInt32 = 0
      for step in 0..<16 {
        let difference = block[step] ^ hash
        // The highest bit of this value is set only if the difference is 0.
        hits |= (difference &- 1) & ~difference
      }
      if hits &>> 31 != 0 { break }
      index &+= 16
    }
    while index < count && self[index] != hash { index &+= 1 }
    return index < count ? index : nil
  }
}
