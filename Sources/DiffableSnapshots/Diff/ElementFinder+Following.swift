extension ElementFinder {
  /// Finds the old element that is equal to a new one. Call it for ascending offsets.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - trail: Where the elements before were found.
  ///   - longest: How many elements may be found in one call.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The offset of an old element, or -1, and how many elements match from there on.
  @inline(__always)
  mutating func find(
    _ offset: Int,
    _ trail: inout Trail,
    longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    let next = trail.last &+ trail.step
    if next >= 0 && next < oldCount {
      let length = equalCount(next, offset, limit: trail.step > 0 ? longest : 1, ask)
      if length > 0 {
        trail.last = next
        if trail.step > 0 { trail.front = next }
        trail.misses = 0
        return (next, length)
      }
    }
    // With known hashes and a filled table a look-up takes no longer than a guess.
    if newHashes == nil || table.isEmpty {
      let guess = guess(offset, &trail, longest, ask)
      if guess.length > 0 { return guess }
    }
    trail.misses &+= 1
    let found = lookUp(offset, longest, ask)
    if found.length > 0 { trail.jump(to: found.offset) }
    return found
  }

  /// Finds an element that is not next to the last one, but where the order may continue.
  @inline(__always)
  private func guess(
    _ offset: Int,
    _ trail: inout Trail,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    if trail.misses < Trail.mostMisses {
      // After an element that moved here or was inserted, the old order continues; what lies between was
      // deleted or moved.
      var candidate = trail.front &+ 1
      let end = min(trail.front &+ 4, oldCount)
      while candidate < end {
        let length = equalCount(candidate, offset, limit: longest, ask)
        if length > 0 {
          trail.follow(from: candidate)
          return (candidate, length)
        }
        candidate &+= 1
      }
    }
    let back = trail.last &- trail.step
    if back >= 0 && back < oldCount {
      let length = equalCount(back, offset, limit: trail.step < 0 ? longest : 1, ask)
      if length > 0 {
        trail.last = back
        trail.step = -trail.step
        trail.misses = 0
        return (back, length)
      }
    }
    return (-1, 0)
  }
}
