extension Difference {
  /// Returns the offset of the matching old element for each new element, and −1 for each inserted element.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  /// - Returns: One old offset for each new element.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @usableFromInline
  func oldOffsets(oldCount: Int, newCount: Int) -> [Int] {
    var isUnmoved = Array(repeating: true, count: oldCount)
    for offset in deletions { isUnmoved[offset] = false }
    for move in moves { isUnmoved[move.from] = false }
    let unknown = -2
    var oldOffsets = Array(repeating: unknown, count: newCount)
    for offset in insertions { oldOffsets[offset] = -1 }
    for move in moves { oldOffsets[move.to] = move.from }
    // The unmoved elements have the same order in both collections.
    var old = 0
    for new in oldOffsets.indices where oldOffsets[new] == unknown {
      while !isUnmoved[old] { old += 1 }
      oldOffsets[new] = old
      old += 1
    }
    return oldOffsets
  }
}

/// Chooses numbers for the new occurrences of a value, so that all its occurrences have different numbers.
@usableFromInline
struct OccurrenceNumbers {
  /// The numbers that occurrences already have.
  @usableFromInline var used: Set<Int> = []

  private var next = 1

  @usableFromInline
  init() {}

  /// Returns the smallest number that was neither used nor returned.
  @usableFromInline
  mutating func makeNumber() -> Int {
    while used.contains(next) { next += 1 }
    defer { next += 1 }
    return next
  }
}
