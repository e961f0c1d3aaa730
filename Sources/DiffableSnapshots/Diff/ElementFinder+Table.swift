extension ElementFinder {
  /// Short collections need no table.
  @inlinable var needsTable: Bool { max(old.count, new.count) > ElementFinder.mostWithoutTable }

  /// Finds an old element without a clue where it might be.
  @inlinable
  mutating func lookUp(_ offset: Int) -> Int? {
    guard needsTable else { return old.indices.first { isMatch($0, offset) } }
    if table.isEmpty {
      if let oldHashes, let newHashes, searchesLeft > 0 {
        searchesLeft -= 1
        // For a few elements that costs less than a table.
        return oldHashes.firstIndex(of: newHashes[offset]) { old[$0] == new[offset] }
      }
      fillTable()
    }
    let hash = newHashes?[offset] ?? shortHash(new[offset])
    let found = table.search(hash) { old[$0] == new[offset] }.offset
    return found < 0 ? nil : found
  }

  @inlinable
  @inline(__always)
  func hash(ofOld offset: Int) -> UInt32 { oldHashes?[offset] ?? shortHash(old[offset]) }

  /// Finds which old elements are equal, and puts the first of each into the table if there is one.
  @inlinable
  mutating func findRepetitions() {
    if needsTable { return fillTable() }
    for offset in old.indices {
      if let first = old[..<offset].firstIndex(of: old[offset]) { repeatElement(first, offset) }
    }
  }

  /// Puts the old elements into the table, or the first of those that are equal.
  @inlinable
  mutating func fillTable() {
    table = ElementTable(capacity: old.count)
    let blockCount = 32
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * blockCount) { space in
      // For each element of a block its hash, and behind them the entries that are seen first. No
      // block is longer than `blockCount`, so all of it is in bounds.
      var start = 0
      while start < old.count {
        let count = min(blockCount, old.count - start)
        for step in 0..<count { space[step] = hash(ofOld: start + step) }
        for step in 0..<count { space[blockCount + step] = table.firstEntry(space[step]) }
        for step in 0..<count {
          let offset = start + step
          let hash = space[step]
          let (place, first) = table.search(hash, seen: space[blockCount + step]) {
            !areUnique && old[$0] == old[offset]
          }
          if first < 0 {
            table.fill(place, hash: hash, offset: offset)
          } else {
            repeatElement(first, offset)
          }
        }
        start += count
      }
    }
  }

  /// Notes that an old element is equal to an earlier one.
  @inlinable
  mutating func repeatElement(_ first: Int, _ offset: Int) {
    if symbols.isEmpty { symbols = old.indices.map { UInt32($0) } }
    symbols[offset] = UInt32(first)
  }
}
