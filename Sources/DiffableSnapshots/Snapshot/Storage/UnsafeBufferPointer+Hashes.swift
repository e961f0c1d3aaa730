extension UnsafeBufferPointer<UInt32> {
  /// Finds an element by its hash, by going through the hashes of all.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - isEqual: Whether the element at an offset, which has that hash, is the one.
  /// - Returns: The offset of the element, or nil.
  @inlinable
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
  @inlinable
  @inline(__always)
  func firstIndex(of hash: UInt32, from start: Int) -> Int? {
    var index = start
    while index < count {
      // Most blocks hold no equal hash; to find that out takes no branch for each of them. The block
      // is in bounds, since it ends at `count` at most.
      let end = Swift.min(index + 16, count)
      var isHit = false
      for candidate in index..<end where self[candidate] == hash { isHit = true }
      if isHit {
        while self[index] != hash { index += 1 }
        return index
      }
      index = end
    }
    return nil
  }
}
