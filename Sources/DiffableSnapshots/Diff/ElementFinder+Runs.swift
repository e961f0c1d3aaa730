extension ElementFinder {
  /// Matches all new elements and appends their runs.
  ///
  /// - Parameters:
  ///   - runs: The runs of earlier elements. The function appends to them.
  ///   - ask: Answers questions about the elements.
  ///   - stopsAtRepetition: Whether to stop at the first new element that is equal to an old element that is matched
  ///     already.
  /// - Returns: Whether elements repeat.
  mutating func appendRuns(
    to runs: inout [Run],
    _ ask: ElementAnswers,
    stopsAtRepetition: Bool
  ) -> Bool {
    let countBefore = runs.count
    var walked = 0
    if symbols.isEmpty {
      walked = appendUniqueMatches(to: &runs, ask)
      if walked == newCount { return false }
      if stopsAtRepetition { return true }
      // The old elements do not repeat, so each is its own symbol. A new element repeats and needs Heckel's algorithm.
      symbols = (0..<oldCount).map { UInt32($0) }
    }
    var newSymbols = [UInt32](repeating: .max, count: newCount)
    for run in runs[countBefore...] {
      for step in 0..<run.length {
        newSymbols[run.new - start + step] = UInt32(run.old - start + step)
      }
    }
    var hint = SearchHint()
    for offset in walked..<newCount {
      let found = find(offset, &hint, longest: 1, ask)
      if found.length > 0 { newSymbols[offset] = symbols[found.offset] }
    }
    runs.removeSubrange(countBefore...)
    HeckelMatching(oldSymbols: symbols, newSymbols: newSymbols).appendRuns(to: &runs, offset: start)
    return true
  }

  /// Appends the runs of new elements that are equal to an old element, up to the first repeated element.
  ///
  /// Even elements that do not repeat can be equal to the same old element, if they break the rules of `Equatable` or
  /// have changed since. Each old element must match only once, because all later steps depend on it.
  ///
  /// - Returns: The number of new elements before the run with the first repeated element.
  private mutating func appendUniqueMatches(to runs: inout [Run], _ ask: ElementAnswers) -> Int {
    var matched = OffsetSet(capacity: oldCount)
    var hint = SearchHint()
    var offset = 0
    while offset < newCount {
      let (found, length) = find(offset, &hint, longest: .max, ask)
      guard length > 0 else {
        offset += 1
        continue
      }
      if length == 1 {
        if !matched.insert(found) { break }
      } else {
        if !matched.insert(found..<found + length) { break }
        hint.follow(from: found + length - 1)
      }
      runs.append(Run(old: start + found, new: start + offset, length: length))
      offset += length
    }
    return offset
  }
}
