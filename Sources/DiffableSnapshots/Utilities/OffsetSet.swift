/// A set of offsets that stores one bit for each possible offset.
struct OffsetSet: ~Copyable {
  /// The bits of the offsets below 64, stored inline so that small sets need no allocation.
  var first: UInt64

  /// The bits of the other offsets, 64 in a word, with the lowest offset in the lowest bit.
  let rest: FixedArray<UInt64>

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - capacity: An upper bound: all offsets are less than the capacity.
  ///   - isFull: Whether the set contains all offsets at first; otherwise the set is empty.
  init(capacity: Int, isFull: Bool = false) {
    first = isFull ? .max : 0
    rest = FixedArray(repeating: first, count: max(0, (capacity - 1) >> 6))
    guard isFull else { return }
    self[rest.count] = capacity > 0 ? .max &>> UInt64(truncatingIfNeeded: -capacity) : 0
  }

  /// The number of words.
  var wordCount: Int { rest.count + 1 }

  /// The word with the bits of 64 offsets, starting at the offset 64 times `index`.
  ///
  /// The index must be less than the number of words. The word of every offset less than the capacity is in
  /// bounds.
  subscript(index: Int) -> UInt64 {
    @_transparent get { index == 0 ? first : rest[index &- 1] }
    @_transparent set { if index == 0 { first = newValue } else { rest[index &- 1] = newValue } }
  }

  /// Returns whether an offset is in the set.
  func contains(_ offset: Int) -> Bool {
    self[offset >> 6] &>> UInt64(truncatingIfNeeded: offset) & 1 != 0
  }

  /// Inserts an offset.
  ///
  /// - Returns: Whether the set did not contain the offset before.
  @inline(__always)
  @discardableResult
  mutating func insert(_ offset: Int) -> Bool {
    insert(bits: 1 &<< UInt64(truncatingIfNeeded: offset), at: offset >> 6)
  }

  /// Inserts offsets of one word.
  ///
  /// - Returns: Whether the set contained none of the offsets before.
  @inline(__always)
  private mutating func insert(bits: UInt64, at index: Int) -> Bool {
    let word = self[index]
    self[index] = word | bits
    return word & bits == 0
  }

  /// Inserts a nonempty range of offsets.
  ///
  /// - Returns: Whether the set contained none of the offsets before.
  @discardableResult
  mutating func insert(_ offsets: Range<Int>) -> Bool {
    let lowest = offsets.lowerBound >> 6
    let highest = (offsets.upperBound - 1) >> 6
    // The bits of the range in its first and in its last word. The shift amounts are taken modulo 64.
    let head = UInt64.max &<< UInt64(truncatingIfNeeded: offsets.lowerBound)
    let tail = UInt64.max &>> UInt64(truncatingIfNeeded: -offsets.upperBound)
    if lowest == highest { return insert(bits: head & tail, at: lowest) }
    var isNew = insert(bits: head, at: lowest)
    for index in lowest + 1..<highest where !insert(bits: .max, at: index) { isNew = false }
    return insert(bits: tail, at: highest) && isNew
  }

  /// The offsets in the set, ascending.
  var offsets: [Int] {
    var count = 0
    for index in 0..<wordCount { count += self[index].nonzeroBitCount }
    return Array(capacity: count) { offsets in
      for index in 0..<wordCount {
        var bits = self[index]
        while bits != 0 {
          offsets.append(index &<< 6 &+ bits.trailingZeroBitCount)
          bits &= bits &- 1
        }
      }
    }
  }

  /// Calls a function with each offset that is below a bound and not in the set, in ascending order.
  func forEachMissing(below bound: Int, _ body: (Int) -> Void) {
    for index in 0..<wordCount {
      var missing = ~self[index]
      while missing != 0 {
        let offset = index << 6 + missing.trailingZeroBitCount
        if offset >= bound { return }
        body(offset)
        missing &= missing - 1
      }
    }
  }
}
