extension SectionSnapshot {
  /// Appends items to the children of a parent, or to the roots.
  ///
  /// - Parameters:
  ///   - items: The items to append, in order. The outline must not have any of them.
  ///   - parent: The parent of the new items; nil makes them roots.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the parent.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to append and *n* the
  ///   number of all items.
  @inlinable
  public mutating func append(
    _ items: [Item],
    to parent: Item? = nil
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    var slot = ItemTree<Item>.sentinel
    if let parent { slot = try tree.existingSlot(of: parent, call: #function) }
    tree.insert(items, below: slot, after: tree.nodes[slot].lastChild)
  }

  /// Inserts items before an item, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. The outline must not have any of them.
  ///   - anchor: The item to insert before.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ items: [Item],
    before anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    let node = tree.nodes[try tree.existingSlot(of: anchor, call: #function)]
    tree.insert(items, below: node.parent, after: node.previous)
  }

  /// Inserts items after an item and its descendants, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. The outline must not have any of them.
  ///   - anchor: The item to insert after.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ items: [Item],
    after anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    let slot = try tree.existingSlot(of: anchor, call: #function)
    tree.insert(items, below: tree.nodes[slot].parent, after: slot)
  }

  /// Deletes items with their descendants.
  ///
  /// - Parameter items: The items to delete, in any order. Unknown and repeated items are ignored.
  /// - Complexity: O((*k* + *m*) log *n*) on average, where *k* is the number of items given, *m* the number
  ///   of deleted items including descendants, and *n* the number of all items.
  @inlinable
  public mutating func delete(_ items: [Item]) {
    for item in items {
      if let slot = tree.slot(of: item) { tree.remove(slot) }
    }
    tree.compactIfSparse()
  }

  /// Deletes all items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items; O(1) if a copy of the outline still exists.
  @inlinable
  public mutating func deleteAll() { tree = ItemTree() }

  /// Expands items, so that their children are visible when the items are visible.
  ///
  /// - Parameter items: The items to expand, in any order. Unknown items are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* the number of
  ///   all items.
  @inlinable
  public mutating func expand(_ items: [Item]) { setExpanded(items, true) }

  /// Collapses items, so that their descendants are hidden.
  ///
  /// Expanded descendants stay expanded. Expanding the items again shows the same descendants as before.
  ///
  /// - Parameter items: The items to collapse, in any order. Unknown items are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* the number of
  ///   all items.
  @inlinable
  public mutating func collapse(_ items: [Item]) { setExpanded(items, false) }

  @inlinable
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      // Writing an equal value would copy a page that is shared with another outline.
      if let slot = tree.slot(of: item), tree.nodes[slot].isExpanded != isExpanded {
        tree.nodes[slot].isExpanded = isExpanded
      }
    }
  }
}

// MARK: - Checks

extension ItemTree {
  /// Returns items with their hashes, or throws if an item is repeated or already in the tree.
  @inlinable
  func insertable(
    _ items: [Item],
    call: String
  ) throws(SectionSnapshotError<Item>) -> HashedItems<Item> {
    let items = HashedItems(hashing: items)
    let repeated = items.repeatedOffsets()
    guard repeated.isEmpty else {
      throw .duplicateItems(items.items.distinctElements(at: repeated), call: call)
    }
    if count == 0 { return items }
    var existing: [Item] = []
    for (offset, item) in items.items.enumerated() where slot(of: item, items.hashes[offset]) != nil
    {
      existing.append(item)
    }
    guard existing.isEmpty else { throw .existingItems(existing, call: call) }
    return items
  }

  /// Returns the slot of an item, or throws if the tree does not have the item.
  @inlinable
  func existingSlot(of item: Item, call: String) throws(SectionSnapshotError<Item>) -> Slot {
    guard let slot = slot(of: item) else { throw .unknownItem([item], call: call) }
    return slot
  }
}
