extension SectionSnapshot {
  /// Adds items after the children of a parent, or after the roots.
  ///
  /// - Parameters:
  ///   - items: Items that the outline does not have, in order.
  ///   - parent: The item that they become children of; nil makes them roots.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the parent.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to add and *n* that of all.
  @inlinable
  public mutating func append(
    _ items: [Item],
    to parent: Item? = nil
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    var slot = ItemTree<Item>.trunk
    if let parent { slot = try tree.slot(ofKnown: parent, call: #function) }
    tree.insert(items, below: slot, after: tree.nodes[slot].lastChild)
  }

  /// Inserts items before an item, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: Items that the outline does not have, in order.
  ///   - anchor: The item that will follow them.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* that of
  ///   all.
  @inlinable
  public mutating func insert(
    _ items: [Item],
    before anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    let node = tree.nodes[try tree.slot(ofKnown: anchor, call: #function)]
    tree.insert(items, below: node.parent, after: node.previous)
  }

  /// Inserts items after an item and all that is below it, as children of the same parent.
  ///
  /// - Parameters:
  ///   - items: Items that the outline does not have, in order.
  ///   - anchor: The item that will precede them.
  /// - Throws: ``SectionSnapshotError/duplicateItems(_:call:)``,
  ///   ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* that of
  ///   all.
  @inlinable
  public mutating func insert(
    _ items: [Item],
    after anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    let items = try tree.insertable(items, call: #function)
    let slot = try tree.slot(ofKnown: anchor, call: #function)
    tree.insert(items, below: tree.nodes[slot].parent, after: slot)
  }

  /// Removes items with all that is below them.
  ///
  /// - Parameter items: The items to remove, in any order. Unknown and repeated ones are ignored.
  /// - Complexity: O(*m* log *n*) on average, where *m* is the number of items that go, at least that of
  ///   the items given, and *n* that of all.
  @inlinable
  public mutating func delete(_ items: [Item]) {
    for item in items {
      if let slot = tree.slot(of: item) { tree.remove(slot) }
    }
    tree.compactIfSparse()
  }

  /// Removes all items.
  ///
  /// - Complexity: O(1), and the time to free them.
  @inlinable
  public mutating func deleteAll() { tree = ItemTree() }

  /// Lets the children of items show wherever the items themselves do.
  ///
  /// - Parameter items: The items to expand, in any order. Unknown ones are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* that of all.
  @inlinable
  public mutating func expand(_ items: [Item]) { setExpanded(items, true) }

  /// Hides what is below items.
  ///
  /// What is expanded there stays so, and shows again when the items are expanded.
  ///
  /// - Parameter items: The items to collapse, in any order. Unknown ones are ignored.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items given and *n* that of all.
  @inlinable
  public mutating func collapse(_ items: [Item]) { setExpanded(items, false) }

  @inlinable
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      // What is so already is not copied.
      if let slot = tree.slot(of: item), tree.nodes[slot].isExpanded != isExpanded {
        tree.nodes[slot].isExpanded = isExpanded
      }
    }
  }
}

// MARK: - Checks

extension ItemTree {
  /// Items that may be inserted.
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

  /// Returns the slot of an item, or throws when it does not exist.
  @inlinable
  func slot(ofKnown item: Item, call: String) throws(SectionSnapshotError<Item>) -> Slot {
    guard let slot = slot(of: item) else { throw .unknownItem([item], call: call) }
    return slot
  }
}
