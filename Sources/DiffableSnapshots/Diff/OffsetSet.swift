/// A set of offsets that takes one bit for each.
@usableFromInline
struct OffsetSet {
  /// 64 offsets in a word, the lowest in the lowest bit.
  @usableFromInline var words: [UInt64]

  /// Creates an empty set.
  ///
  /// - Parameter capacity: A number that all offsets are less than.
  @inlinable
  init(capacity: Int) { words = Array(repeating: 0, count: (capacity + 63) >> 6) }

  /// Inserts an offset.
  ///
  /// - Returns: Whether it was not there.
  @inlinable
  mutating func insert(_ offset: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: offset)
    if words[offset >> 6] & bit != 0 { return false }
    words[offset >> 6] |= bit
    return true
  }

  /// Inserts a range of offsets that is not empty.
  mutating func insert(_ offsets: Range<Int>) {
    let first = offsets.lowerBound >> 6
    let last = (offsets.upperBound - 1) >> 6
    let head = UInt64.max &<< UInt64(truncatingIfNeeded: offsets.lowerBound)
    let tail = UInt64.max &>> UInt64(truncatingIfNeeded: -offsets.upperBound)
    if first == last {
      words[first] |= head & tail
    } else {
      words[first] |= head
      for word in first + 1..<last { words[word] = .max }
      words[last] |= tail
    }
  }

  /// Calls a function with each offset below a bound that is not in the set, in order.
  func forEachMissing(below bound: Int, _ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = ~word
      while rest != 0 {
        let offset = index << 6 + rest.trailingZeroBitCount
        if offset >= bound { return }
        body(offset)
        rest &= rest - 1
      }
    }
  }
}
