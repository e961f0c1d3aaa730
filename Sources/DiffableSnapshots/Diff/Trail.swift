/// Where the last elements were found among the old ones, and so where the next may be.
@usableFromInline
struct Trail {
  /// Where the last element was found.
  @usableFromInline var last = -1

  /// In which direction the last elements were found: 1, or -1 in a reversed part.
  @usableFromInline var step = 1

  /// How far the old elements have been followed in their order, apart from those that moved.
  @usableFromInline var front = -1

  /// How many elements in a row were not found by following.
  @usableFromInline var misses = 0

  /// How many elements in a row may be missed until following looks at fewer places.
  @inlinable static var mostMisses: Int { 8 }

  /// The length of a gap behind which the old order is taken to go on.
  @inlinable static var longestGap: Int { 32 }

  @inlinable
  init() {}

  /// Follows the old order from an element that was found.
  @inlinable
  @inline(__always)
  mutating func goOn(from offset: Int) {
    last = offset
    front = offset
    step = 1
    misses = 0
  }

  /// Goes to an element that was found by looking it up; a near one may be where the old order goes on.
  @inlinable
  @inline(__always)
  mutating func jump(to offset: Int) {
    last = offset
    step = 1
    if offset > front && offset &- front <= Trail.longestGap { front = offset }
  }
}
