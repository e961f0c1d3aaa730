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
