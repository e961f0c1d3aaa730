extension UnsafeBufferPointer<UInt32> {
  /// Finds an element by its hash, by going through the hashes of all.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset, which has that hash, is the one.
  /// - Returns: The offset of the element, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    var start = 0
    while let found = firstIndex(of: hash, from: start) {
      if isEqual(found) { return found }
      start = found + 1
    }
    return nil
  }

  /// The index of the first hash that is equal to one, or nil.
  @inline(__always)
  func firstIndex(of hash: UInt32, from start: Int) -> Int? {
    var index = start
    while index &+ 16 <= count {
      // Most blocks hold no equal hash; without a branch for each of them, several are compared at once.
      // In bounds, since the block ends at `count` at most.
      var hits: UInt32 = 0
      for step in 0..<16 {
        let difference = self[index &+ step] ^ hash
        // Only 0 has its first bit set here.
        hits |= (difference &- 1) & ~difference
      }
      if hits &>> 31 != 0 { break }
      index &+= 16
    }
    while index < count && self[index] != hash { index &+= 1 }
    return index < count ? index : nil
  }
}
