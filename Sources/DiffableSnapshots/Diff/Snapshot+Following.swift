extension Snapshot {
  /// Repeats in a section of this snapshot the edit that led from one version of another snapshot to the
  /// next.
  ///
  /// The section holds one item for each item of the other snapshot, in the same order and without gaps.
  /// Items that stay in place keep their memory, unless the other snapshot may hold other instances now.
  ///
  /// Inlined, so that a caller that is generic in the other snapshot compiles the edit for this one.
  ///
  /// - Parameters:
  ///   - old: The other snapshot before the edit.
  ///   - new: The other snapshot after the edit.
  ///   - start: The position of the first of these items in this snapshot, across all sections.
  ///   - section: The index of the section that holds them.
  ///   - isIdentical: Whether replacing an item by another one that is equal would change nothing.
  ///   - make: Makes an item of this snapshot for an item of the other one.
  /// - Complexity: O(1) when both versions are copies. When one is an edit of the other, O(*k* log *n*) on
  ///   average beside the cost of comparing them, where *k* is the number of items that were edited and up
  ///   to 512 around each edit, and *n* that of all items in this snapshot; else O(*n*).
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
    guard let edit = new.positionEdit(from: old) else { return }
    perform(edit, at: start, inSection: section, isIdentical) { positions in
      new.items(atPositions: positions).map(make)
    }
  }

  /// Returns the positions that an edit has changed; nil if both are copies of one version.
  @inlinable
  func positionEdit(from old: Snapshot) -> PositionEdit? {
    if shape.isIdentical(with: old.shape) { return nil }
    // Without shared items a comparison finds little, and the list compares all of them anyway.
    guard store.sharesItems(with: old.store) else {
      return PositionEdit(from: old.numberOfItems, to: numberOfItems, in: [])
    }
    let runs = Run.stayingRuns(of: store.runs(from: old.store))
    var edit = PositionEdit(from: old.numberOfItems, to: numberOfItems, in: runs)
    store.forEachUnshared(from: old.store, in: runs) { _, _, position in edit.replace(position) }
    return edit
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

  /// Deletes, inserts and replaces items in a section.
  ///
  /// - Parameters:
  ///   - edit: The positions, from the first item that takes part.
  ///   - start: The position of that item across all sections.
  ///   - section: The index of its section.
  ///   - isIdentical: Whether replacing an item by another one that is equal would change nothing.
  ///   - items: Returns the new items at a range of positions.
  @inlinable
  mutating func perform(
    _ edit: PositionEdit,
    at start: Int,
    inSection section: Int,
    _ isIdentical: (_ item: Item, _ other: Item) -> Bool,
    items: (Range<Int>) -> [Item]
  ) {
    if !edit.deletions.isEmpty {
      store.remove(atPositions: edit.deletions.map { start + $0 })
    }
    for positions in edit.insertions {
      let position = start + positions.lowerBound
      let isEnd = position == shape.start(section) + shape.size(section)
      store.insert(
        HashedItems(hashing: items(positions)),
        at: isEnd ? shape.endLocation(ofSection: section) : shape.location(at: position)
      )
    }
    for positions in edit.replacements {
      for (position, item) in zip(positions, items(positions)) {
        let location = shape.location(at: start + position)
        // Writing an identical item would copy memory that versions share.
        if !isIdentical(item, store.item(at: location)) { store.replace(at: location, item) }
      }
    }
    checkInvariants()
  }
}

extension ItemStore {
  /// Whether two versions have items in the same memory.
  ///
  /// - Complexity: O(*s*), where *s* is the number of slots.
  @inlinable
  func sharesItems(with old: ItemStore) -> Bool {
    let oldCount = old.shape.slotCount
    return shape.slots.contains {
      Int($0) < oldCount && !items[$0].isEmpty && items[$0].isIdentical(with: old.items[$0])
    }
  }
}
