extension ItemTree {
  /// Inserts items as children of a slot.
  ///
  /// - Parameters:
  ///   - newItems: The items, in order. The tree must not have any of them.
  ///   - parent: The slot of the parent.
  ///   - previous: The child of the parent after which to insert the items; the sentinel inserts them
  ///     before all children.
  @inlinable
  mutating func insert(_ newItems: HashedItems<Item>, below parent: Slot, after previous: Slot) {
    var previous = previous
    let rebuildsIndex = rebuildsIndex(inserting: newItems.count)
    for (offset, item) in newItems.items.enumerated() {
      let slot = makeSlot(item, newItems.hashes[offset], updatesIndex: !rebuildsIndex)
      link(slot, below: parent, after: previous)
      previous = slot
    }
    if rebuildsIndex { rebuildIndex() }
  }

  /// Inserts the descendants of a slot of another tree, expanded or collapsed as they are there.
  ///
  /// - Parameters:
  ///   - other: The tree to copy from. The receiving tree must not have any of the copied items.
  ///   - top: The slot of the other tree whose descendants to insert.
  ///   - parent: The slot that becomes the parent of the top's children.
  ///   - previous: The child of the parent after which to insert them; the sentinel inserts them before
  ///     all children.
  @inlinable
  mutating func insert(
    _ other: ItemTree,
    below top: Slot = ItemTree.sentinel,
    into parent: Slot,
    after previous: Slot
  ) {
    let rebuildsIndex = rebuildsIndex(inserting: other.count)
    var lastSlots = [previous]
    var walk = other.walk(below: top)
    while let source = walk.next() {
      let node = other.nodes[source]
      let slot = makeSlot(other.item(at: source), node.hash, updatesIndex: !rebuildsIndex)
      nodes[slot].isExpanded = node.isExpanded
      link(slot, onLevel: walk.level, below: parent, after: &lastSlots)
    }
    if rebuildsIndex { rebuildIndex() }
  }

  /// Removes an item with its descendants.
  @inlinable
  mutating func remove(_ slot: Slot) {
    let removed = [slot] + walk(below: slot)
    unlink(slot)
    for slot in removed { free(slot) }
  }

  /// Removes an item; its children take its position among the children of its parent.
  @inlinable
  mutating func removeKeepingChildren(_ slot: Slot) {
    let node = nodes[slot]
    var child = node.firstChild
    var previous = node.previous
    unlink(slot)
    while child != ItemTree.sentinel {
      let next = nodes[child].next
      link(child, below: node.parent, after: previous)
      (previous, child) = (child, next)
    }
    free(slot)
  }

  /// Removes the descendants of a slot.
  @inlinable
  mutating func removeChildren(of slot: Slot) {
    let removed = Array(walk(below: slot))
    (nodes[slot].firstChild, nodes[slot].lastChild) = (ItemTree.sentinel, ItemTree.sentinel)
    for slot in removed { free(slot) }
  }

  /// Rebuilds the tree without free slots when less than a quarter of the slots are in use.
  ///
  /// The amortized cost of rebuilding is a constant for each removed item.
  @inlinable
  mutating func compactIfSparse() {
    guard nodes.count > 1024 && nodes.count > 4 * count else { return }
    var compact = ItemTree()
    compact.insert(self, into: ItemTree.sentinel, after: ItemTree.sentinel)
    self = compact
  }
}

// MARK: - Slots and links

extension ItemTree {
  /// Returns whether rebuilding the index is cheaper than inserting a number of items into it one by one.
  @inlinable
  func rebuildsIndex(inserting newCount: Int) -> Bool { newCount > 16 && newCount > count / 8 }

  /// Rebuilds the index from the nodes.
  @inlinable
  mutating func rebuildIndex() {
    var entries: [HashIndex.Entry] = []
    entries.reserveCapacity(nodes.count)
    for slot in walk(below: ItemTree.sentinel) {
      entries.append(HashIndex.entry(nodes[slot].hash, slot))
    }
    index = HashIndex(entries)
  }

  /// Stores an item in a free slot, or in a new slot if none is free.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - hash: The short hash of the item.
  ///   - updatesIndex: Whether to insert the slot into the index. If not, the caller rebuilds the index.
  /// - Returns: The slot, which has no links yet.
  @inlinable
  mutating func makeSlot(_ item: Item, _ hash: UInt32, updatesIndex: Bool) -> Slot {
    var slot = firstFree
    var node = Node()
    node.hash = hash
    if slot == ItemTree.sentinel {
      slot = Slot(nodes.count)
      nodes.append(node)
      items.append(item)
    } else {
      firstFree = nodes[slot].next
      nodes[slot] = node
      items[slot] = item
    }
    count += 1
    if updatesIndex {
      index.insert(hash, slot)
      if count > index.capacity { index = HashIndex(index.entries) }
    }
    return slot
  }

  /// Frees a slot; no slot that stays in use may link to it.
  @inlinable
  mutating func free(_ slot: Slot) {
    index.remove(nodes[slot].hash, slot)
    count -= 1
    nodes[slot] = Node()
    nodes[slot].next = firstFree
    items[slot] = nil
    firstFree = slot
  }

  /// Makes a slot a child of a parent, after one of its children; the sentinel means before all children.
  @inlinable
  mutating func link(_ slot: Slot, below parent: Slot, after previous: Slot) {
    let next = previous == ItemTree.sentinel ? nodes[parent].firstChild : nodes[previous].next
    nodes[slot].parent = parent
    join(previous, slot, below: parent)
    join(slot, next, below: parent)
  }

  /// Links the next slot of a subtree.
  ///
  /// The caller links the slots of the subtree one by one, in depth-first order, with one array `lastSlots`. At
  /// first, the array has one slot: the child of the parent after which to link the subtree, or the sentinel to
  /// link the subtree before all children.
  ///
  /// - Parameters:
  ///   - slot: The slot to link.
  ///   - level: The level of the slot. It exceeds the level of the previous slot by at most one.
  ///   - parent: The parent of the slots on level 0.
  ///   - lastSlots: For each level up to the level of the previous slot, the slot that was linked last. This
  ///     function updates the array.
  @inlinable
  mutating func link(
    _ slot: Slot,
    onLevel level: Int,
    below parent: Slot,
    after lastSlots: inout [Slot]
  ) {
    lastSlots.removeLast(max(0, lastSlots.count - level - 1))
    if lastSlots.count == level { lastSlots.append(ItemTree.sentinel) }
    link(slot, below: level == 0 ? parent : lastSlots[level - 1], after: lastSlots[level])
    lastSlots[level] = slot
  }

  /// Removes a slot, with its descendants, from the children of its parent.
  @inlinable
  mutating func unlink(_ slot: Slot) {
    let node = nodes[slot]
    join(node.previous, node.next, below: node.parent)
  }

  /// Links two children of a parent as neighbors.
  ///
  /// The sentinel on the left makes the right slot the first child. The sentinel on the right makes the left
  /// slot the last child.
  @inlinable
  mutating func join(_ left: Slot, _ right: Slot, below parent: Slot) {
    if left == ItemTree.sentinel {
      nodes[parent].firstChild = right
    } else {
      nodes[left].next = right
    }
    if right == ItemTree.sentinel {
      nodes[parent].lastChild = left
    } else {
      nodes[right].previous = left
    }
  }
}
