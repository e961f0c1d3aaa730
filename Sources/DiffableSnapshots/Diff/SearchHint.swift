/// Where the last elements were found among the old ones, and so where the next one may be.
struct SearchHint {
  /// Where the last element was found.
  var last = -1

  /// In which direction the last elements were found: 1, or -1 in a reversed part.
  var step = 1

  /// How far the old elements have been followed in their order, apart from those that moved.
  var front = -1

  /// How many elements in a row were not found by following.
  var misses = 0

  /// How many elements in a row may be missed until following looks at fewer places.
  static var mostMisses: Int { 8 }

  /// The length of a gap after which the old order is assumed to continue.
  static var longestGap: Int { 32 }

  /// Continues to the next element in the same direction.
  @inline(__always)
  mutating func `continue`(to offset: Int) {
    last = offset
    if step > 0 { front = offset }
    misses = 0
  }

  /// Continues to the element on the other side, in the opposite direction.
  @inline(__always)
  mutating func turn(to offset: Int) {
    last = offset
    step = -step
    misses = 0
  }

  /// Follows the old order from an element that was found.
  @inline(__always)
  mutating func follow(from offset: Int) {
    last = offset
    front = offset
    step = 1
    misses = 0
  }

  /// Continues from an element that was looked up.
  ///
  /// If it is near, the old order may continue there.
  @inline(__always)
  mutating func jump(to offset: Int) {
    last = offset
    step = 1
    let isNear = UInt(bitPattern: offset &- front &- 1) < UInt(SearchHint.longestGap)
    front = isNear ? offset : front
  }
}
