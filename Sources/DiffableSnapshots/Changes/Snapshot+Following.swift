extension Snapshot {
  /// Repeats the edit of another snapshot in a section of this snapshot.
  ///
  /// The section contains one item for each item of the other snapshot, in the same order and without gaps.
  /// The edit keeps the memory of items that stay in place and whose instances have not changed.
  ///
  /// The function is always inlined, so that a caller that is generic over the other snapshot specializes the
  /// edit for this snapshot.
  ///
  /// - Parameters:
  ///   - old: The other snapshot before the edit.
  ///   - new: The other snapshot after the edit.
  ///   - start: The position of the section's first corresponding item, counted across all sections of this snapshot.
  ///   - section: The index of the section.
  ///   - isIdentical: Returns whether replacing an item by an equal item would have no effect.
  ///   - make: Creates the item of this snapshot for an item of the other snapshot.
  /// - Complexity: O(1) if `new` is an unedited copy of `old`. If one of them is an edited copy of the other,
  ///   O(*k* log *n*) on average plus the cost of comparing them; otherwise O(*n*). *k* is the number of edited
  ///   items and up to 512 items around each edit. *n* is the number of items in this snapshot.
  @inlinable
  @inline(__always)
  package mutating func follow<OtherSection, Other>(
    from old: Snapshot<OtherSection, Other>,
    to new: Snapshot<OtherSection, Other>,
    at start: Int = 0,
    inSection section: Int = 0,
    isIdentical: (_ item: Item, _ other: Item) -> Bool,
    make: (Other) -> Item
  ) {
    if new.shape.isIdentical(with: old.shape) { return }
    // If no items are shared, the edit deletes all old items and inserts all new items. Finding runs would be wasted:
    // the difference compares all items later anyway.
    let runs =
      new.sharesItems(with: old)
      ? Run.unmovedRuns(of: Run.matching(from: old.store, to: new.store)) : []
    let deletions = Run.oldOffsets(outside: runs, count: old.numberOfItems)
    if !deletions.isEmpty { store.remove(atPositions: deletions.map { start + $0 }) }
    for positions in Run.newGaps(in: runs, count: new.numberOfItems) {
      store.insert(
        HashedItems(hashing: new.items(atPositions: positions).map(make)),
        at: location(at: start + positions.lowerBound, inSection: section)
      )
    }
    new.forEachUnsharedItem(from: old, in: runs) { _, other, position in
      let (item, location) = (make(other), shape.location(at: start + position))
      // Writing an identical item would copy memory that the versions share.
      if !isIdentical(item, store.item(at: location)) { store.replace(at: location, item) }
    }
    checkInvariants()
  }

  /// Returns the items at a range of positions, across all sections.
  @inlinable
  func items(atPositions positions: Range<Int>) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(positions.count)
    while items.count < positions.count {
      let location = shape.location(at: positions.lowerBound + items.count)
      let stored = store.items[location.slot]
      let end = min(stored.count, location.offset + positions.count - items.count)
      items.append(contentsOf: stored[location.offset..<end])
    }
    return items
  }
}
