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
