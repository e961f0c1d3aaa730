extension SectionSnapshot {
  /// Inserts an outline before an item; the roots of the outline become children of the item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has stay where
  ///     they are, which is a problem; their children take their positions in the inserted outline.
  ///   - anchor: The item to insert before. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    before anchor: Item
  ) {
    let inserted = insertable(snapshot, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    let node = tree.nodes[slot]
    tree.insert(inserted, into: node.parent, after: node.previous)
  }

  /// Inserts an outline after an item and its descendants; the roots of the outline become children of the
  /// item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has stay where
  ///     they are, which is a problem; their children take their positions in the inserted outline.
  ///   - anchor: The item to insert after. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    after anchor: Item
  ) {
    let inserted = insertable(snapshot, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    tree.insert(inserted, into: tree.nodes[slot].parent, after: slot)
  }

  /// Replaces the descendants of an item with an outline, whose roots become the item's children.
  ///
  /// The item itself stays expanded or collapsed.
  ///
  /// - Parameters:
  ///   - parent: The item whose children to replace. If the outline does not have it, nothing changes, which is a
  ///     problem.
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has elsewhere
  ///     stay where they are, which is a problem; their children take their positions in the inserted outline.
  /// - Complexity: O((*k* + *m*) log *n* + *k* *l*) on average, where *k* is the number of items to insert,
  ///   *m* the number of items to remove, *l* the highest level of an item and *n* the number of all items.
  @inlinable
  public mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot
  ) {
    replace(childrenOf: parent, using: snapshot, call: #function)
  }

  @inlinable
  mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot,
    call: String
  ) {
    guard let slot = existingSlot(of: parent, call: call) else { return record(snapshot) }
    tree.removeChildren(of: slot)
    let inserted = insertable(snapshot, call: call)
    tree.insert(inserted, into: slot, after: ItemTree<Item>.sentinel)
    tree.compactIfSparse()
  }

  /// Returns the descendants of an item as a separate outline.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is the only root of the new outline; otherwise its
  ///     children are the roots.
  /// - Returns: The new outline, with the same items expanded as in this outline. If this outline does not have the
  ///   item, an empty outline.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of items returned and *n* the
  ///   number of all items.
  @inlinable
  public func snapshot(
    of parent: Item,
    includingParent: Bool = false
  ) -> SectionSnapshot {
    var subtree = SectionSnapshot()
    guard let slot = tree.slot(of: parent) else { return subtree }
    subtree.tree = tree.subtree(below: slot, includingTop: includingParent)
    return subtree
  }
}

// MARK: - Implementation

extension SectionSnapshot {
  /// Returns the tree of an outline without items that this outline has, and records these items and the problems of
  /// the outline.
  @inlinable
  mutating func insertable(_ snapshot: SectionSnapshot, call: String) -> ItemTree<Item> {
    var existing: [Item] = []
    for source in snapshot.tree.walk(below: ItemTree<Item>.sentinel) {
      let item = snapshot.tree.item(at: source)
      if tree.slot(of: item, snapshot.tree.nodes[source].hash) != nil { existing.append(item) }
    }
    record(snapshot)
    return existing.isEmpty
      ? snapshot.tree : insertable(snapshot.tree, except: existing, call: call)
  }

  /// Records items that this outline has, and returns a tree without them.
  @usableFromInline
  mutating func insertable(
    _ other: ItemTree<Item>,
    except existing: [Item],
    call: String
  ) -> ItemTree<Item> {
    record(.existingItems(existing, call: call))
    var other = other
    for item in existing {
      if let slot = other.slot(of: item) { other.removeKeepingChildren(slot) }
    }
    return other
  }
}

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
}

extension SectionSnapshot {
  /// Inserts an outline among the children of an item, and makes it visible.
  ///
  /// - Returns: Whether the outline was inserted; false if the parent is not in this outline, if the index is out of
  ///   bounds, or if this outline already has one of the items to insert.
  mutating func insertDropped(_ dropped: SectionSnapshot, below parent: Item?, at index: Int)
    -> Bool
  {
    if let parent, !contains(parent) { return false }
    let siblings = childItems(of: parent)
    guard (0...siblings.count).contains(index) else { return false }
    if index < siblings.count {
      insert(dropped, before: siblings[index])
    } else if let last = siblings.last {
      insert(dropped, after: last)
    } else if let parent {
      replace(childrenOf: parent, using: dropped)
    } else {
      self = dropped
    }
    guard problems.isEmpty else { return false }
    var ancestor = parent
    while let item = ancestor {
      expand([item])
      ancestor = self.parent(of: item)
    }
    return true
  }
}

extension SectionSnapshot {
  /// Expands or collapses an item.
  ///
  /// - Returns: The items that become visible or hidden, in order; none if the item is expanded or collapsed already.
  @inlinable
  mutating func setExpanded(_ item: Item, _ isExpanded: Bool) -> [Item] {
    guard let slot = tree.slot(of: item), tree.nodes[slot].isExpanded != isExpanded else {
      return []
    }
    tree.nodes[slot].isExpanded = isExpanded
    return tree.isVisible(slot) ? tree.items(below: slot, visibleOnly: true) : []
  }
}
