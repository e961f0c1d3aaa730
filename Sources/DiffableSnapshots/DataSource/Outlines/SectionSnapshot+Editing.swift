extension SectionSnapshot {
  /// Appends items to the children of a parent, or to the roots.
  ///
  /// - Parameters:
  ///   - items: The items to append, in order. Items that the outline has stay where they are. They are a
  ///     problem, and so are items that repeat.
  ///   - parent: The parent of the new items; nil makes them roots. If the outline does not have the parent, no item
  ///     is appended, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to append and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public mutating func append(
    _ items: [Item],
    to parent: Item? = nil
  ) {
    let items = insertable(items, call: #function)
    var slot = Optional(TreeShape.sentinel)
    if let parent { slot = existingSlot(of: parent, call: #function) }
    guard let slot else { return }
    put(items, at: .end(of: slot))
  }

  /// Inserts items before an item, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. Items that the outline has stay where they are. They are a
  ///     problem, and so are items that repeat.
  ///   - anchor: The item to insert before. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public mutating func insert(
    _ items: [Item],
    before anchor: Item
  ) {
    let items = insertable(items, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    put(items, at: .before(slot))
  }

  /// Inserts items after an item and its descendants, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. Items that the outline has stay where they are. They are a
  ///     problem, and so are items that repeat.
  ///   - anchor: The item to insert after. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public mutating func insert(
    _ items: [Item],
    after anchor: Item
  ) {
    let items = insertable(items, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    put(items, at: .after(slot))
  }

  /// Deletes items with their descendants.
  ///
  /// - Parameter items: The items to delete, in any order. Unknown and repeated items are ignored.
  /// - Complexity: O((*k* + *m*) log *n*) on average, where *k* is the number of items given, *m* the number
  ///   of deleted items including descendants, and *n* the number of all items.
  @inlinable @preconcurrency
  public mutating func delete(_ items: [Item]) {
    for item in items {
      if let slot = slot(of: item) { free(shape.remove(slot)) }
    }
    compactIfSparse()
  }

  /// Deletes all items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items; O(1) if a copy of the outline still exists.
  @preconcurrency
  public mutating func deleteAll() { setItems(to: SectionSnapshot()) }
}

// MARK: - Checks

extension SectionSnapshot {
  /// Returns the items of a call that can be inserted, with their hashes, and records the others.
  @inlinable
  mutating func insertable(_ items: [Item], call: String) -> HashedItems<Item> {
    let items = HashedItems(hashing: items)
    let repeated = items.repeatedOffsets()
    var existing: [Int] = []
    if shape.count > 0 {
      for (offset, item) in items.items.enumerated()
      where slot(of: item, items.hashes[offset]) != nil {
        existing.append(offset)
      }
    }
    if repeated.isEmpty && existing.isEmpty { return items }
    return insertable(items, except: repeated, existing, call: call)
  }

  /// Records items of a call that repeat or exist, and returns the others.
  @usableFromInline
  mutating func insertable(
    _ items: HashedItems<Item>,
    except repeated: [Int],
    _ existing: [Int],
    call: String
  ) -> HashedItems<Item> {
    if !repeated.isEmpty {
      record(.duplicateItems(items.items.distinctElements(at: repeated), call: call))
    }
    if !existing.isEmpty {
      record(.existingItems(items.items.distinctElements(at: existing), call: call))
    }
    let skipped = Set(repeated + existing)
    let kept = items.items.indices.filter { !skipped.contains($0) }
    return HashedItems(items.items.elements(at: kept), hashes: items.hashes.elements(at: kept))
  }

  /// Returns the slot of an item, or nil after recording that the outline does not have the item.
  @inlinable
  mutating func existingSlot(of item: Item, call: String) -> TreeShape.Slot? {
    let slot = slot(of: item)
    if slot == nil { record(.unknownItems([item], call: call)) }
    return slot
  }
}
