extension ElementFinder {
  /// Whether the collections are too long to be searched without a table.
  var needsTable: Bool { max(oldCount, newCount) > ElementFinder.mostWithoutTable }

  /// Looks up the old element that is equal to a new element, without a hint.
  ///
  /// - Parameters:
  ///   - offset: The offset of the new element.
  ///   - hash: The hash of the new element; ignored while there is no table.
  ///   - longest: The maximum number of elements to find in one call.
  ///   - ask: Answers questions about the elements.
  /// - Returns: The offset of the old element, or -1, and the number of elements that match from there on.
  @inline(__always)
  mutating func lookUp(
    _ offset: Int,
    _ hash: UInt32,
    _ longest: Int,
    _ ask: ElementAnswers
  ) -> (offset: Int, length: Int) {
    if table.isEmpty {
      if !needsTable || searchesLeft > 0 && newHashes != nil {
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
    var candidates = candidates(in: table, hash, after: bucket).offsets
    // The table has only a part of each hash.
    if let oldHashes { candidates.removeAll { oldHashes[Int($0) - start] != hash } }
    if candidates.isEmpty { return (-1, 0) }
    let found = candidates.withUnsafeBufferPointer {
      ask(.firstEqualToNew(start + offset, among: $0)).value
    }
    if found < 0 { return (-1, 0) }
    let old = Int(candidates[found]) - start
    return (old, equalCount(old, offset, limit: longest, ask))
  }

  /// Returns the elements after a bucket that may have a given hash, and the empty bucket after them.
  ///
  /// The offsets are offsets in the whole collection, so that one question can ask about all candidates.
  private func candidates(
    in table: borrowing OpenAddressingTable,
    _ hash: UInt32,
    after bucket: Int
  ) -> (offsets: [UInt32], emptyBucket: Int) {
    var offsets: [UInt32] = []
    var (bucket, offset) = table.nextCandidate(hash, after: bucket)
    while offset >= 0 {
      offsets.append(UInt32(truncatingIfNeeded: start &+ offset))
      (bucket, offset) = table.nextCandidate(hash, after: bucket)
    }
    return (offsets, bucket)
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
    if let oldHashes, let newHashes {
      let found = oldHashes.firstIndex(of: newHashes[offset]) {
        length = equalCount($0, offset, limit: longest, ask)
        return length > 0
      }
      return (found ?? -1, length)
    }
    let limit = min(longest, newCount - offset)
    let found = ask(.firstOldEqualToNew(start + offset, start..<start + oldCount, limit: limit))
    return found.value < 0 ? (-1, 0) : (found.value - start, found.length)
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
    if let oldHashes {
      fill(filled, from: 0, hashes: oldHashes, ask)
    } else {
      // Hashing several elements first lets the memory accesses of their searches overlap.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) { hashes in
        var first = 0
        while first < oldCount {
          let count = min(hashes.count, oldCount - first)
          let block = UnsafeMutableBufferPointer(rebasing: hashes[..<count])
          _ = ask(.oldHashes(from: start + first, block))
          fill(filled, from: first, hashes: UnsafeBufferPointer(block), ask)
          first += count
        }
      }
    }
    table = filled
  }

  /// Inserts old elements into a table, given the hashes of the elements from an offset on.
  private mutating func fill(
    _ table: borrowing OpenAddressingTable,
    from first: Int,
    hashes: UnsafeBufferPointer<UInt32>,
    _ ask: ElementAnswers
  ) {
    for step in 0..<hashes.count {
      let offset = first &+ step
      var (bucket, equal) = table.firstCandidate(hashes[step])
      if equal >= 0 {
        (bucket, equal) = searchEqual(to: offset, in: table, hashes[step], from: bucket, equal, ask)
      }
      if equal < 0 {
        table.fill(bucket, hash: hashes[step], offset: offset)
      } else {
        noteRepetition(equal, offset)
      }
    }
  }

  /// Returns the old element in a table that is equal to another old element.
  ///
  /// - Returns: The offset of the equal element; or -1, and the empty bucket for the other element.
  @inline(never)
  private func searchEqual(
    to offset: Int,
    in table: borrowing OpenAddressingTable,
    _ hash: UInt32,
    from bucket: Int,
    _ first: Int,
    _ ask: ElementAnswers
  ) -> (bucket: Int, offset: Int) {
    if !areUnique && ask(.areOldEqual(start + first, start + offset)).value != 0 {
      return (bucket, first)
    }
    let (candidates, emptyBucket) = candidates(in: table, hash, after: bucket)
    if areUnique || candidates.isEmpty { return (emptyBucket, -1) }
    let found = candidates.withUnsafeBufferPointer {
      ask(.firstEqualToOld(start + offset, among: $0)).value
    }
    return (emptyBucket, found < 0 ? -1 : Int(candidates[found]) - start)
  }

  /// Records that an old element is equal to an earlier old element.
  @inline(never)
  private mutating func noteRepetition(_ first: Int, _ offset: Int) {
    if symbols.isEmpty { symbols = (0..<oldCount).map { UInt32($0) } }
    symbols[offset] = UInt32(first)
  }
}
