extension ElementFinder {
  /// Finds the old element that is equal to a new one; call it for ascending offsets.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - trail: Where the elements before were found.
  /// - Returns: The offset of an old element, or nil when there is none.
  @inlinable
  @inline(__always)
  mutating func find(_ offset: Int, _ trail: inout Trail) -> Int? {
    let next = trail.last &+ trail.step
    if old.indices.contains(next) && isMatch(next, offset) {
      trail.last = next
      if trail.step > 0 { trail.front = next }
      trail.misses = 0
      return next
    }
    // Where hashes are known and a table is there, to look up takes no longer than to guess.
    if newHashes == nil || table.isEmpty, let found = guess(offset, &trail) { return found }
    trail.misses &+= 1
    guard let found = lookUp(offset) else { return nil }
    trail.jump(to: found)
    return found
  }

  /// Finds an element that is not next to the last one, but where the order may go on.
  @inlinable
  @inline(__always)
  func guess(_ offset: Int, _ trail: inout Trail) -> Int? {
    if trail.misses < Trail.mostMisses {
      // Behind an element that moved here, or that came, the old order goes on; the places in
      // between are of elements that are gone.
      var candidate = trail.front &+ 1
      let end = min(trail.front &+ 4, old.count)
      while candidate < end {
        if isMatch(candidate, offset) {
          trail.goOn(from: candidate)
          return candidate
        }
        candidate &+= 1
      }
    }
    let back = trail.last &- trail.step
    if old.indices.contains(back) && isMatch(back, offset) {
      trail.last = back
      trail.step = -trail.step
      trail.misses = 0
      return back
    }
    return nil
  }
}
