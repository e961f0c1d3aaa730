extension HashedItems {
  /// Puts parts behind each other; one part shares its storage.
  @inlinable
  init(joining parts: [HashedItems]) {
    self.init()
    for part in parts { append(contentsOf: part) }
  }

  /// The items that occur more than once, each named once.
  @inlinable
  func repetitions() -> [Item] {
    var repeated: [Item] = []
    forEachOccurrence { offset, isFirst in
      if !isFirst { repeated.append(items[offset]) }
    }
    return repeated.count < 2 ? repeated : repeated.distinct()
  }

  /// The first occurrence of each item that satisfies a condition, and all the rest.
  @inlinable
  func firstOccurrences(
    where isIncluded: (Int) -> Bool = { _ in true }
  ) -> (kept: HashedItems, dropped: [Item]) {
    var kept = HashedItems()
    var dropped: [Item] = []
    forEachOccurrence { offset, isFirst in
      if isFirst && isIncluded(offset) {
        kept.append(self, at: offset)
      } else {
        dropped.append(items[offset])
      }
    }
    return (kept, dropped)
  }

  /// The same from the end.
  @inlinable
  func reversed() -> HashedItems { HashedItems(items.reversed(), hashes: hashes.reversed()) }

  /// Tells of each item whether it occurs for the first time.
  @inlinable
  func forEachOccurrence(_ body: (_ offset: Int, _ isFirst: Bool) -> Void) {
    guard count > 1 else {
      if count == 1 { body(0, true) }
      return
    }
    let table = ElementTable(capacity: count)
    for (offset, hash) in hashes.enumerated() {
      let found = table.search(hash) { items[$0] == items[offset] }
      if found.offset < 0 { table.fill(found.place, hash: hash, offset: offset) }
      body(offset, found.offset < 0)
    }
  }
}
