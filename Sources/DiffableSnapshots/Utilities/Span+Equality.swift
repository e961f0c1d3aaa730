// In these functions and where the elements are generic, the operands of `&&` and `||` do not read from a span: the
// optimizer of Swift 6.3 fails to compile a closure that captures a span of a generic type.
extension Span where Element: Equatable {
  /// Returns how many elements in succession are equal, beginning at an offset in each span, up to a limit.
  @inlinable
  func equalCount(from offset: Int, with other: Span, from otherOffset: Int, limit: Int) -> Int {
    let room = Swift.min(count &- offset, other.count &- otherOffset)
    precondition(offset >= 0 && otherOffset >= 0 && limit <= room, "Range out of bounds")
    var equal = 0
    while equal < limit {
      // In bounds, because each span has `limit` elements from its offset on.
      let (next, otherNext) = (offset &+ equal, otherOffset &+ equal)
      if unsafe self[unchecked: next] != other[unchecked: otherNext] { break }
      equal &+= 1
    }
    return equal
  }

  /// Returns how many elements are equal at the ends of both spans, up to a limit.
  @inlinable
  func commonSuffix(with other: Span, limit: Int) -> Int {
    let (mine, theirs) = (extracting(last: limit), other.extracting(last: limit))
    for step in 0..<limit where mine[limit &- 1 &- step] != theirs[limit &- 1 &- step] {
      return step
    }
    return limit
  }
}

extension Span {
  /// Returns whether both spans start at the same address, so that the shorter one is a prefix of the other.
  @inlinable
  func startsWithSameMemory(as other: Span) -> Bool {
    let shorter = Swift.min(count, other.count)
    return extracting(first: shorter).isIdentical(to: other.extracting(first: shorter))
  }
}

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
