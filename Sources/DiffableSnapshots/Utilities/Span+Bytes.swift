extension Span {
  /// Returns whether two elements consist of the same bytes, so that each can replace the other.
  ///
  /// Equal elements can consist of different bytes, for example two copies of a text in different buffers.
  ///
  /// - Parameters:
  ///   - offset: The offset of an element.
  ///   - other: A span that contains the other element.
  ///   - otherOffset: The offset of the other element.
  /// - Returns: Whether all bytes are the same.
  @inlinable
  func hasSameBytes(at offset: Int, as other: Span, at otherOffset: Int) -> Bool {
    let size = MemoryLayout<Element>.size
    let isInBounds = indices.contains(offset) && other.indices.contains(otherOffset)
    precondition(isInBounds, "Index out of bounds")
    return unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { theirs in
        // In bounds: both elements are, and each load ends at the size of an element or before.
        let (left, right) = (UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer(theirs))
        var start = offset &* MemoryLayout<Element>.stride
        let distance = otherOffset &* MemoryLayout<Element>.stride &- start
        let end = start &+ size
        while start &+ 8 <= end {
          let word =
            unsafe left.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            ^ right.loadUnaligned(fromByteOffset: start &+ distance, as: UInt64.self)
          if word != 0 { return false }
          start &+= 8
        }
        while start < end {
          if unsafe left[start] != right[start &+ distance] { return false }
          start &+= 1
        }
        return true
      }
    }
  }
}
