extension SectionSnapshot {
  /// Inserts an outline before an item; the roots of the outline become children of the item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose items must not be in this outline. Expanded items stay expanded.
  ///   - anchor: The item to insert before.
  /// - Throws: ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    before anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    try tree.checkInsertable(snapshot.tree, call: #function)
    let node = tree.nodes[try tree.existingSlot(of: anchor, call: #function)]
    tree.insert(snapshot.tree, into: node.parent, after: node.previous)
  }

  /// Inserts an outline after an item and its descendants; the roots of the outline become children of the
  /// item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose items must not be in this outline. Expanded items stay expanded.
  ///   - anchor: The item to insert after.
  /// - Throws: ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    after anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    try tree.checkInsertable(snapshot.tree, call: #function)
    let slot = try tree.existingSlot(of: anchor, call: #function)
    tree.insert(snapshot.tree, into: tree.nodes[slot].parent, after: slot)
  }

  /// Replaces the descendants of an item with an outline, whose roots become the item's children.
  ///
  /// The item itself stays expanded or collapsed.
  ///
  /// - Parameters:
  ///   - parent: The item whose children to replace.
  ///   - snapshot: The outline to insert, whose items must not be in this outline, except as replaced
  ///     descendants. Expanded items stay expanded.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:call:)`` for the parent, or
  ///   ``SectionSnapshotError/existingItems(_:call:)``.
  /// - Complexity: O((*k* + *m*) log *n* + *k* *l*) on average, where *k* is the number of items to insert,
  ///   *m* the number of items to remove, *l* the highest level of an item and *n* the number of all items.
  @inlinable
  public mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot
  ) throws(SectionSnapshotError<Item>) {
    try replace(childrenOf: parent, using: snapshot, call: #function)
  }

  @inlinable
  mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot,
    call: String
  ) throws(SectionSnapshotError<Item>) {
    let slot = try tree.existingSlot(of: parent, call: call)
    try tree.checkInsertable(snapshot.tree, replacingChildrenOf: slot, call: call)
    tree.removeChildren(of: slot)
    tree.insert(snapshot.tree, into: slot, after: ItemTree<Item>.sentinel)
    tree.compactIfSparse()
  }

  /// Returns the descendants of an item as a separate outline.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is the only root of the new outline; otherwise its
  ///     children are the roots.
  /// - Returns: The new outline, with the same items expanded as in this outline.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of items returned and *n* the
  ///   number of all items.
  @inlinable
  public func snapshot(
    of parent: Item,
    includingParent: Bool = false
  ) throws(SectionSnapshotError<Item>) -> SectionSnapshot {
    let slot = try tree.existingSlot(of: parent, call: #function)
    var subtree = SectionSnapshot()
    subtree.tree = tree.subtree(below: slot, includingTop: includingParent)
    return subtree
  }
}

// MARK: - The unchecked core

extension ItemTree {
  /// Returns the descendants of a slot as a separate tree, with or without the item at the slot.
  @inlinable
  func subtree(below top: Slot, includingTop: Bool) -> ItemTree {
    var subtree = ItemTree()
    var parent = ItemTree.sentinel
    if includingTop {
      parent = subtree.makeSlot(item(at: top), nodes[top].hash, updatesIndex: true)
      subtree.link(parent, below: ItemTree.sentinel, after: ItemTree.sentinel)
      subtree.nodes[parent].isExpanded = nodes[top].isExpanded
    }
    subtree.insert(self, below: top, into: parent, after: ItemTree.sentinel)
    return subtree
  }

  /// Throws if this tree has items of another tree, apart from the descendants of a parent whose children
  /// will be replaced.
  @inlinable
  func checkInsertable(
    _ other: ItemTree,
    replacingChildrenOf parent: Slot? = nil,
    call: String
  ) throws(SectionSnapshotError<Item>) {
    var existing: [Item] = []
    for source in other.walk(below: ItemTree.sentinel) {
      let item = other.item(at: source)
      guard let slot = slot(of: item, other.nodes[source].hash) else { continue }
      if let parent, isSlot(slot, below: parent) { continue }
      existing.append(item)
    }
    guard existing.isEmpty else { throw .existingItems(existing, call: call) }
  }

  /// Returns whether a slot is a descendant of another slot.
  @inlinable
  func isSlot(_ slot: Slot, below top: Slot) -> Bool {
    var slot = slot
    while slot != ItemTree.sentinel {
      slot = nodes[slot].parent
      if slot == top { return true }
    }
    return false
  }
}
