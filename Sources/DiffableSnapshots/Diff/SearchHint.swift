/// The offsets at which the last elements were found, which suggest where the next element may be.
struct SearchHint {
  /// The old offset of the last found element.
  var last = -1

  /// The direction in which the last elements were found: 1, or -1 in a reversed part.
  var step = 1

  /// The old offset of the last found element that did not move.
  var front = -1

  /// The number of consecutive elements that were not found near the previous element.
  var misses = 0

  /// The number of consecutive misses after which a search compares fewer old elements.
  static var mostMisses: Int { 8 }

  /// The length of the longest gap after which the old order is assumed to continue.
  static var longestGap: Int { 32 }

  /// Moves the hint to the next element in the same direction.
  @inline(__always)
  mutating func `continue`(to offset: Int) {
    last = offset
    if step > 0 { front = offset }
    misses = 0
  }

  /// Moves the hint to the next element in the opposite direction, and reverses the direction.
  @inline(__always)
  mutating func turn(to offset: Int) {
    last = offset
    step = -step
    misses = 0
  }

  /// Moves the hint to an element, after which the next elements are expected.
  @inline(__always)
  mutating func follow(from offset: Int) {
    last = offset
    front = offset
    step = 1
    misses = 0
  }

  /// Moves the hint to an element that was looked up.
  ///
  /// If the element is near, the old order is assumed to continue there.
  @inline(__always)
  mutating func jump(to offset: Int) {
    last = offset
    step = 1
    let isNear = UInt(bitPattern: offset &- front &- 1) < UInt(SearchHint.longestGap)
    front = isNear ? offset : front
  }
}
