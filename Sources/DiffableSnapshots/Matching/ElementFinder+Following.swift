extension ElementFinder {
  /// The offset of an old element, and the number of elements that match, beginning with this element.
  typealias Found = (offset: Int, length: Int)

  /// Finds the old element that is equal to a new element.
  ///
  /// The caller passes ascending offsets.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - hint: The offsets at which the previous elements were found.
  ///   - longest: The maximum number of elements to find in one call.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The offset of the old element and the number of elements that match from there; -1 and 0 if
  ///   there is no equal element.
  @inline(__always)
  mutating func find(
    _ offset: Int,
    _ hint: inout SearchHint,
    longest: Int,
    _ ask: ElementAnswers
  ) -> Found {
    let hash: UInt32
    if isHashed {
      let found = followByHashes(offset, &hint, longest, ask)
      if found.length > 0 { return found }
      hash = newHashes[start &+ offset]
    } else {
      let answer = followByElements(offset, &hint, longest, ask)
      if answer.value >= 0 { return (answer.value &- start, answer.detail) }
      hash = UInt32(truncatingIfNeeded: answer.detail)
    }
    hint.misses &+= 1
    let found = lookUp(offset, hash, longest, ask)
    if found.length > 0 { hint.jump(to: found.offset) }
    return found
  }

  /// Searches for an element near the last found element, with one question.
  ///
  /// The old element is expected directly after or before the last found element, or shortly after the last
  /// element that did not move.
  @inline(__always)
  private func followByElements(
    _ offset: Int,
    _ hint: inout SearchHint,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> ElementAnswer {
    let next = hint.last &+ hint.step
    let back = hint.last &- hint.step
    // The old order continues after a moved or an inserted element. If it continues a few elements later,
    // the elements in between were deleted or moved.
    let first = hint.front &+ 1
    let end = hint.misses < SearchHint.mostMisses ? max(first, min(first &+ 3, oldCount)) : first
    let answer = ask(
      .nearOldEqualToNew(
        start &+ offset,
        next: next >= 0 && next < oldCount ? start &+ next : -1,
        start &+ first..<start &+ end,
        back: back >= 0 && back < oldCount ? start &+ back : -1,
        isForward: hint.step > 0,
        limit: min(longest, newCount &- offset),
        end: start &+ oldCount,
        asksForHash: needsTable
      )
    )
    if answer.value < 0 { return answer }
    let found = answer.value &- start
    if found == next {
      hint.continue(to: next)
    } else if found >= first && found < end {
      hint.follow(from: found)
    } else {
      hint.turn(to: back)
    }
    return answer
  }

  /// Searches for an element directly after the last found element, by hash.
  ///
  /// A look-up of any element is as cheap as more comparisons.
  @inline(__always)
  private func followByHashes(
    _ offset: Int,
    _ hint: inout SearchHint,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> Found {
    let next = hint.last &+ 1
    if next >= oldCount { return (-1, 0) }
    let length = equalCount(next, offset, limit: longest, ask)
    if length > 0 { hint.continue(to: next) }
    return (next, length)
  }
}

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

  /// The number of elements that were found far from the previous element.
  var jumps = 0

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
    jumps &+= isNear ? 0 : 1
  }
}
