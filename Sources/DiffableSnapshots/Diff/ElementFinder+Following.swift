extension ElementFinder {
  /// Where a new element was found among the old ones, and how many elements match from there on.
  typealias Found = (offset: Int, length: Int)

  /// Finds the old element that is equal to a new one.
  ///
  /// Call it for ascending offsets.
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
  ) -> Found {
    if oldHashes == nil {
      let found = followByElements(offset, &trail, longest, ask)
      if found.length > 0 { return found }
    } else {
      let found = followByHashes(offset, &trail, longest, ask)
      if found.length > 0 { return found }
    }
    trail.misses &+= 1
    let found = lookUp(offset, longest, ask)
    if found.length > 0 { trail.jump(to: found.offset) }
    return found
  }

  /// Looks near the last element, with one question: next to it, where the old order may continue, and in
  /// the opposite direction.
  @inline(__always)
  private func followByElements(
    _ offset: Int,
    _ trail: inout Trail,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> Found {
    let next = trail.last &+ trail.step
    let back = trail.last &- trail.step
    let isBackInBounds = back >= 0 && back < oldCount
    // After an element that moved here or was inserted, the old order continues; what lies between was
    // deleted or moved.
    let end = trail.misses < Trail.mostMisses ? min(trail.front &+ 4, oldCount) : 0
    let range = trail.front &+ 1..<max(trail.front &+ 1, end)
    let answer = ask(
      .nearOldEqualToNew(
        start &+ offset,
        next: next >= 0 && next < oldCount ? start &+ next : -1,
        start &+ range.lowerBound..<start &+ range.upperBound,
        back: isBackInBounds ? start &+ back : -1
      )
    )
    if answer < 0 { return (-1, 0) }
    let found = answer &- start
    if found == next {
      trail.continue(to: next)
    } else if range.contains(found) {
      trail.follow(from: found)
    } else {
      trail.turn(to: back)
    }
    if trail.step < 0 || longest == 1 { return (found, 1) }
    let rest = min(longest, oldCount &- found, newCount &- offset) &- 1
    if rest == 0 { return (found, 1) }
    let more = ask(.equalCount(old: answer &+ 1, new: start &+ offset &+ 1, limit: rest))
    return (found, 1 &+ more)
  }

  /// Looks near the last element by its hash.
  ///
  /// With a filled table a look-up takes no longer than a guess where the order may continue.
  @inline(__always)
  private func followByHashes(
    _ offset: Int,
    _ trail: inout Trail,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> Found {
    let next = trail.last &+ trail.step
    if next >= 0 && next < oldCount {
      let length = equalCount(next, offset, limit: trail.step > 0 ? longest : 1, ask)
      if length > 0 {
        trail.continue(to: next)
        return (next, length)
      }
    }
    if !table.isEmpty { return (-1, 0) }
    if trail.misses < Trail.mostMisses {
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
        trail.turn(to: back)
        return (back, length)
      }
    }
    return (-1, 0)
  }
}
