extension ElementFinder {
  /// Finds all new elements and adds the runs that they form.
  ///
  /// - Parameters:
  ///   - runs: The runs that come before.
  ///   - start: The offset of the first old element and of the first new one.
  @inlinable
  mutating func appendRuns(to runs: inout [Run], offset start: Int) {
    let countBefore = runs.count
    var walked = 0
    if symbols.isEmpty {
      walked = appendUniqueMatches(to: &runs, offset: start)
      if walked == new.count { return }
      // An element repeats among the new ones only.
      symbols = old.indices.map { UInt32($0) }
    }
    var newSymbols = [UInt32](repeating: .max, count: new.count)
    for run in runs[countBefore...] {
      for step in 0..<run.length {
        newSymbols[run.new - start + step] = UInt32(run.old - start + step)
      }
    }
    var trail = Trail()
    for offset in walked..<new.count {
      if let found = find(offset, &trail) { newSymbols[offset] = symbols[found] }
    }
    runs.removeSubrange(countBefore...)
    HeckelMatching(oldSymbols: symbols, newSymbols: newSymbols).appendRuns(to: &runs, offset: start)
  }

  /// Matches each new element with the old one that is equal, as long as none is found twice.
  ///
  /// - Returns: The number of new elements that were walked over, without a repetition.
  @inlinable
  mutating func appendUniqueMatches(to runs: inout [Run], offset start: Int) -> Int {
    var matched = OffsetSet(capacity: areUnique ? 0 : old.count)
    var trail = Trail()
    var offset = 0
    while offset < new.count {
      guard let found = find(offset, &trail) else {
        offset += 1
        continue
      }
      let length = trail.step > 0 ? lengthOfRun(old: found, new: offset) : 1
      if !areUnique && !matched.insert(found..<found + length) { break }
      if length > 1 { trail.goOn(from: found + length - 1) }
      runs.append(Run(old: start + found, new: start + offset, length: length))
      offset += length
    }
    return offset
  }

  /// How many elements match, from two that do.
  @inlinable
  @inline(__always)
  func lengthOfRun(old oldOffset: Int, new newOffset: Int) -> Int {
    let (old, new) = (old, new)
    let limit = min(old.count &- oldOffset, new.count &- newOffset)
    var length = 1
    if let oldHashes, let newHashes {
      while length < limit
        && oldHashes[oldOffset &+ length] == newHashes[newOffset &+ length]
        && old[oldOffset &+ length] == new[newOffset &+ length]
      {
        length &+= 1
      }
    } else {
      while length < limit && old[oldOffset &+ length] == new[newOffset &+ length] { length &+= 1 }
    }
    return length
  }
}
