/// Finds the old element that is equal to each new element.
///
/// The finder follows the old order: it expects each element next to the previously found element. It searches
/// all old elements, usually by hash in a table, only for a new element that it does not find there. If the elements are
/// shuffled, it looks up all of them by hash.
struct ElementFinder: ~Copyable {
  /// The number of elements in the common prefix, which the finder skips.
  let start: Int

  /// The number of old elements between the common prefix and the common suffix.
  let oldCount: Int

  /// The number of new elements between the common prefix and the common suffix.
  let newCount: Int

  /// The hashes of all elements, also of the prefix and the suffix, if elements should not repeat; otherwise empty.
  let oldHashes: [UInt32]
  let newHashes: [UInt32]

  /// Whether all hashes are known, and elements should not repeat.
  let isHashed: Bool

  /// The offsets of the old elements by hash.
  ///
  /// The table stays empty if the collections are short enough for linear searches. In longer collections, it is filled
  /// at first if elements may repeat, and otherwise by the first look-up that needs it.
  var table = OpenAddressingTable(capacity: 0)

  /// The offset of the first equal old element, for each old offset; empty if no old element repeats.
  var symbols: [UInt32] = []

  /// The hash of each old element between the ends, if the finder has asked for it.
  var askedHashes: [UInt32] = []

  /// Whether the elements seem to be shuffled.
  private(set) var isShuffled = false

  /// How many more searches may scan the hashes before the finder fills its table.
  var searchesLeft = 3

  /// The maximum length of the longer collection for which the finder never fills its table.
  static let mostWithoutTable = 16

  /// Returns how many elements in succession are equal, beginning at an old and a new offset.
  ///
  /// If the hashes are known, most unequal elements are not compared.
  @inline(__always)
  func equalCount(_ old: Int, _ new: Int, limit: Int, _ ask: ElementAnswers) -> Int {
    var count = min(limit, oldCount &- old, newCount &- new)
    let (old, new) = (start &+ old, start &+ new)
    if isHashed {
      count = oldHashes.withSpan { oldHashes in
        newHashes.withSpan { newHashes in
          oldHashes.equalCount(from: old, with: newHashes, from: new, limit: count)
        }
      }
      if count == 0 { return 0 }
    }
    return ask(.equalCount(old: old, new: new, limit: count)).value
  }
}

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
    if !isHashed { findRepetitions(ask) }
    let countBefore = runs.count
    var walked = 0
    if symbols.isEmpty {
      walked = appendUniqueMatches(to: &runs, ask)
      if isShuffled {
        runs.removeSubrange(countBefore...)
        if appendMatchesByHash(to: &runs, ask) { return false }
        walked = appendUniqueMatches(to: &runs, ask)
      }
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
  /// - Returns: The number of new elements before the run with the first repeated element, or before the element at
  ///   which ``isShuffled`` became true.
  private mutating func appendUniqueMatches(to runs: inout [Run], _ ask: ElementAnswers) -> Int {
    var matched = OffsetSet(capacity: oldCount)
    var hint = SearchHint()
    var offset = 0
    var canStop = !isHashed && !isShuffled && newCount > 128
    while offset < newCount {
      if canStop && hint.jumps > 8 {
        canStop = false
        isShuffled = areNeighborsFar(ask)
        if isShuffled { break }
      }
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

  /// Returns whether of eight pairs of neighbors, spread over the new elements, most were no neighbors in the old order.
  ///
  /// Only hashes are compared, so that colliding hashes cost nothing. If all hashes are equal, no pair is far.
  private func areNeighborsFar(_ ask: ElementAnswers) -> Bool {
    let list = HashList()
    var farCount = 0
    for pair in 0..<8 {
      let offset = start + newCount / 8 * pair
      _ = ask(.newHashes(offset..<offset + 2, list))
      let (hash, nextHash) = (list.hashes[0], list.hashes[1])
      let first = table.search(hash) { askedHashes[$0] == hash }.offset
      let second = table.search(nextHash) { askedHashes[$0] == nextHash }.offset
      farCount += first >= 0 && second >= 0 && abs(first - second) > 1 ? 1 : 0
    }
    return farCount > 5
  }

  /// Appends the runs of elements with equal hashes.
  ///
  /// Of shuffled elements, nearly all are looked up by hash. Hashing all of them, and comparing all matching elements with
  /// one question, then takes less time than two questions about each element.
  ///
  /// - Returns: False, without an effect, if a hash repeats or if two elements with equal hashes are not equal.
  private func appendMatchesByHash(to runs: inout [Run], _ ask: ElementAnswers) -> Bool {
    let list = HashList()
    _ = ask(.newHashes(start..<start + newCount, list))
    var found: [Run] = []
    found.reserveCapacity(newCount)
    var matched = OffsetSet(capacity: oldCount)
    let isUnique = list.hashes.withSpan { newHashes in
      askedHashes.withSpan { oldHashes in
        for offset in newHashes.indices {
          let hash = newHashes[offset]
          let old = table.search(hash) { oldHashes[$0] == hash }.offset
          if old < 0 { continue }
          if !matched.insert(old) { return false }
          found.appendMatch(old: start &+ old, new: start &+ offset)
        }
        return true
      }
    }
    guard isUnique, found.isEmpty || found.withSpan({ ask(.areEqual($0)).value == 1 }) else {
      return false
    }
    runs += found
    return true
  }
}
