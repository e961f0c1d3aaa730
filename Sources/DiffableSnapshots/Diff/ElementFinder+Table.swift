extension ElementFinder {
  /// Short collections need no table.
  @inlinable var needsTable: Bool { max(old.count, new.count) > ElementFinder.mostWithoutTable }

  /// Finds an old element without a clue where it might be.
  @inlinable
  @inline(__always)
  mutating func lookUp(_ offset: Int) -> Int? {
    if table.isEmpty {
      if !needsTable || searchesLeft > 0 && newHashes != nil { return searchAll(offset) }
      fillTable()
    }
    let hash = newHashes?[offset] ?? shortHash(new[offset])
    let found = table.search(hash) { old[$0] == new[offset] }.offset
    return found < 0 ? nil : found
  }

  /// Finds an old element by looking at all, which for a few elements costs less than a table.
  @inlinable
  @inline(never)
  mutating func searchAll(_ offset: Int) -> Int? {
    searchesLeft -= 1
    guard let oldHashes, let newHashes else { return old.indices.first { isMatch($0, offset) } }
    return oldHashes.firstIndex(of: newHashes[offset]) { old[$0] == new[offset] }
  }

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
    // The table becomes a part of the finder when it is full: what a local constant holds is not read
    // from memory again for each element.
    let filled = ElementTable(capacity: old.count)
    if let oldHashes {
      fill(filled, from: 0, hashes: oldHashes)
    } else {
      // To hash several elements at once lets the searches of all of them wait for memory together.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) { hashes in
        var start = 0
        while start < old.count {
          let block = old[start..<min(start + hashes.count, old.count)]
          for (step, element) in block.enumerated() { hashes[step] = shortHash(element) }
          fill(filled, from: start, hashes: UnsafeBufferPointer(rebasing: hashes[..<block.count]))
          start = block.endIndex
        }
      }
    }
    table = filled
  }

  /// Puts old elements into a table, given the hashes of those from one on.
  @inlinable
  mutating func fill(
    _ table: borrowing ElementTable,
    from start: Int,
    hashes: UnsafeBufferPointer<UInt32>
  ) {
    let (old, areUnique) = (old, areUnique)
    for step in 0..<hashes.count {
      let offset = start &+ step
      let (place, first) = table.search(hashes[step]) { !areUnique && old[$0] == old[offset] }
      if first < 0 {
        table.fill(place, hash: hashes[step], offset: offset)
      } else {
        repeatElement(first, offset)
      }
    }
  }

  /// Notes that an old element is equal to an earlier one.
  @inlinable
  @inline(never)
  mutating func repeatElement(_ first: Int, _ offset: Int) {
    if symbols.isEmpty { symbols = old.indices.map { UInt32($0) } }
    symbols[offset] = UInt32(first)
  }
}
