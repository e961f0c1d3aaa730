extension ElementFinder {
  /// Whether the collections are too long to find all elements without a table.
  var needsTable: Bool { max(oldCount, newCount) > ElementFinder.mostWithoutTable }

  /// Looks up the old element that is equal to a new element, without a hint.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - hash: The hash of the new element; not used if ``needsTable`` is false.
  ///   - longest: The maximum number of elements to find in one call.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The offset of the old element and the number of elements that match from there; -1 and 0 if
  ///   there is no equal element.
  @inline(__always)
  mutating func lookUp(
    _ offset: Int,
    _ hash: UInt32,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    if table.isEmpty {
      if !needsTable || searchesLeft > 0 && isHashed {
        return searchAll(offset, longest, ask)
      }
      fillTable(ask)
    }
    let (bucket, first) = table.firstCandidate(hash)
    if first < 0 { return (-1, 0) }
    let length = equalCount(first, offset, limit: longest, ask)
    return length > 0 ? (first, length) : lookUp(offset, hash, after: bucket, longest, ask)
  }

  /// Looks up an old element among the candidates after a bucket; only colliding hashes need this.
  @inline(never)
  private func lookUp(
    _ offset: Int,
    _ hash: UInt32,
    after bucket: Int,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    let found = search(table, hash, from: table.nextCandidate(hash, after: bucket)) {
      ask(.firstEqualToNew(start + offset, among: $0)).value
    }
    if found.offset < 0 { return (-1, 0) }
    return (found.offset, equalCount(found.offset, offset, limit: longest, ask))
  }

  /// Searches the candidates in a table, beginning at one candidate, and asks one question about many candidates.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - hash: The hash of the element to find.
  ///   - candidate: The first candidate.
  ///   - firstEqual: Returns the index of the first equal candidate, or -1, given offsets in the whole collection.
  /// - Returns: The offset of the equal element; the bucket then has no meaning. If no element is equal, the offset is
  ///   -1, and the bucket is the empty bucket at which the search ended.
  private func search(
    _ table: borrowing OpenAddressingTable,
    _ hash: UInt32,
    from candidate: (bucket: Int, offset: Int),
    _ firstEqual: (Span<UInt32>) -> Int
  ) -> (bucket: Int, offset: Int) {
    withTemporarySpan(count: 16, repeating: UInt32(0)) { offsets in
      var candidate = candidate
      while candidate.offset >= 0 {
        var count = 0
        while candidate.offset >= 0 && count < offsets.count {
          // The table has only a part of each hash.
          let offset = start &+ candidate.offset
          if !isHashed || oldHashes[offset] == hash {
            offsets[count] = UInt32(truncatingIfNeeded: offset)
            count += 1
          }
          candidate = table.nextCandidate(hash, after: candidate.bucket)
        }
        if count == 0 { break }
        let found = firstEqual(offsets.span.extracting(first: count))
        if found >= 0 { return (candidate.bucket, Int(offsets[found]) - start) }
      }
      return (candidate.bucket, -1)
    }
  }

  /// Finds an old element by a linear search, which is cheaper than a table for a few elements.
  @inline(never)
  private mutating func searchAll(
    _ offset: Int,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    searchesLeft -= 1
    var length = 0
    if isHashed {
      let hash = newHashes[start + offset]
      let found = oldHashes.withSpan { hashes in
        hashes.extracting(start..<start + oldCount).firstIndex(of: hash) {
          length = equalCount($0, offset, limit: longest, ask)
          return length > 0
        }
      }
      return (found ?? -1, length)
    }
    let limit = min(longest, newCount - offset)
    let found = ask(.firstOldEqualToNew(start + offset, start..<start + oldCount, limit: limit))
    return found.value < 0 ? (-1, 0) : (found.value - start, found.detail)
  }

  /// Finds which old elements are equal, and fills the table if one is needed.
  mutating func findRepetitions(_ ask: ElementAnswers) {
    if needsTable { return fillTable(ask) }
    if ask(.hasRepetition(start..<start + oldCount)).value == 0 { return }
    for offset in 0..<oldCount {
      let first = ask(.firstOldEqualToOld(start + offset, start..<start + offset)).value
      if first >= 0 { noteRepetition(first - start, offset) }
    }
  }

  /// Inserts the old elements into the table; of equal elements, only the first.
  private mutating func fillTable(_ ask: ElementAnswers) {
    // Filling a local constant avoids reading the table's fields from memory for each element.
    let filled = OpenAddressingTable(capacity: oldCount)
    let range = start..<start + oldCount
    if isHashed {
      oldHashes.withSpan { fill(filled, $0.extracting(range), ask) }
    } else {
      // Hashing the elements first lets the memory accesses of their searches overlap.
      let list = HashList()
      _ = ask(.oldHashes(range, list))
      askedHashes = list.hashes
      askedHashes.withSpan { fill(filled, $0, ask) }
    }
    table = filled
  }

  /// Inserts the old elements, whose hashes are given, into a table.
  private mutating func fill(
    _ table: borrowing OpenAddressingTable,
    _ hashes: Span<UInt32>,
    _ ask: ElementAnswers
  ) {
    for offset in hashes.indices {
      let hash = hashes[offset]
      var (bucket, equal) = table.firstCandidate(hash)
      if equal >= 0 {
        (bucket, equal) = search(equalTo: offset, in: table, hash, ask)
      }
      if equal < 0 {
        table.fill(bucket, hash: hash, offset: offset)
      } else {
        noteRepetition(equal, offset)
      }
    }
  }

  /// Searches a table for an old element that is equal to the old element at an offset.
  @inline(never)
  private func search(
    equalTo offset: Int,
    in table: borrowing OpenAddressingTable,
    _ hash: UInt32,
    _ ask: ElementAnswers
  ) -> (bucket: Int, offset: Int) {
    if isHashed { return table.search(hash) { _ in false } }
    return search(table, hash, from: table.firstCandidate(hash)) {
      ask(.firstEqualToOld(start + offset, among: $0)).value
    }
  }

  /// Records that an old element is equal to an earlier old element.
  @inline(never)
  private mutating func noteRepetition(_ first: Int, _ offset: Int) {
    if symbols.isEmpty { symbols = (0..<oldCount).map { UInt32($0) } }
    symbols[offset] = UInt32(first)
  }
}
