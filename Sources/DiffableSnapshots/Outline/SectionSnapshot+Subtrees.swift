extension SectionSnapshot {
  /// Inserts an outline before an item: its roots become children of the same parent.
  ///
  /// - Parameters:
  ///   - snapshot: An outline of items that this one does not have. What is expanded in it stays so.
  ///   - anchor: The item that will follow its roots.
  /// - Throws: ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* that of
  ///   all.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    before anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    try tree.checkInsertable(snapshot.tree, call: #function)
    let node = tree.nodes[try tree.slot(ofKnown: anchor, call: #function)]
    tree.insert(snapshot.tree, into: node.parent, after: node.previous)
  }

  /// Inserts an outline after an item and all that is below it: its roots become children of the same
  /// parent.
  ///
  /// - Parameters:
  ///   - snapshot: An outline of items that this one does not have. What is expanded in it stays so.
  ///   - anchor: The item that will precede its roots.
  /// - Throws: ``SectionSnapshotError/existingItems(_:call:)``, or
  ///   ``SectionSnapshotError/unknownItem(_:call:)`` for the anchor.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* that of
  ///   all.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    after anchor: Item
  ) throws(SectionSnapshotError<Item>) {
    try tree.checkInsertable(snapshot.tree, call: #function)
    let slot = try tree.slot(ofKnown: anchor, call: #function)
    tree.insert(snapshot.tree, into: tree.nodes[slot].parent, after: slot)
  }

  /// Replaces all that is below an item by an outline, whose roots become the item's children.
  ///
  /// The item stays expanded or collapsed.
  ///
  /// - Parameters:
  ///   - parent: The item whose children to replace.
  ///   - snapshot: An outline of items that this one does not have elsewhere. What is expanded in it
  ///     stays so.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:call:)`` for the parent, or
  ///   ``SectionSnapshotError/existingItems(_:call:)``.
  /// - Complexity: O((*k* + *m*) log *n* + *k* *l*) on average, where *k* is the number of items to insert,
  ///   *m* that of those to go, *l* the levels below the parent and *n* the number of all.
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
    let slot = try tree.slot(ofKnown: parent, call: call)
    try tree.checkInsertable(snapshot.tree, replacingChildrenOf: slot, call: call)
    tree.removeChildren(of: slot)
    tree.insert(snapshot.tree, into: slot, after: ItemTree<Item>.trunk)
    tree.compactIfSparse()
  }

  /// What is below an item, as an outline of its own.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is to be the only root, expanded or collapsed as it is; if not,
  ///     its children are the roots.
  /// - Returns: The outline, in which the same items are expanded as here.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of items returned and *n* that of
  ///   all.
  @inlinable
  public func snapshot(
    of parent: Item,
    includingParent: Bool = false
  ) throws(SectionSnapshotError<Item>) -> SectionSnapshot {
    let slot = try tree.slot(ofKnown: parent, call: #function)
    var subtree = SectionSnapshot()
    subtree.tree = tree.subtree(below: slot, includingTop: includingParent)
    return subtree
  }
}

// MARK: - The unchecked core

extension ItemTree {
  /// What is below a slot, as a tree of its own.
  @inlinable
  func subtree(below top: Slot, includingTop: Bool) -> ItemTree {
    var subtree = ItemTree()
    var parent = ItemTree.trunk
    if includingTop {
      parent = subtree.makeSlot(item(at: top), nodes[top].hash, updatesIndex: true)
      subtree.link(parent, below: ItemTree.trunk, after: ItemTree.trunk)
      subtree.nodes[parent].isExpanded = nodes[top].isExpanded
    }
    subtree.insert(self, below: top, into: parent, after: ItemTree.trunk)
    return subtree
  }

  /// Refuses another tree that has items of this one, save those below a parent whose children go.
  @inlinable
  func checkInsertable(
    _ other: ItemTree,
    replacingChildrenOf parent: Slot? = nil,
    call: String
  ) throws(SectionSnapshotError<Item>) {
    var existing: [Item] = []
    for source in other.walk(below: ItemTree.trunk) {
      let item = other.item(at: source)
      guard let slot = slot(of: item, other.nodes[source].hash) else { continue }
      if let parent, isSlot(slot, below: parent) { continue }
      existing.append(item)
    }
    guard existing.isEmpty else { throw .existingItems(existing, call: call) }
  }

  /// Whether a slot is below another one, which is no part of that.
  @inlinable
  func isSlot(_ slot: Slot, below top: Slot) -> Bool {
    var slot = slot
    while slot != ItemTree.trunk {
      slot = nodes[slot].parent
      if slot == top { return true }
    }
    return false
  }
}
