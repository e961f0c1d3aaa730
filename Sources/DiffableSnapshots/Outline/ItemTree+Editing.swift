extension ItemTree {
  /// Inserts items that the tree does not have.
  ///
  /// - Parameters:
  ///   - newItems: The items, in order.
  ///   - parent: The slot that they become children of.
  ///   - previous: The child of the parent after which to insert the items; the trunk inserts them before
  ///     all children.
  @inlinable
  mutating func insert(_ newItems: HashedItems<Item>, below parent: Slot, after previous: Slot) {
    var previous = previous
    let isMuch = isMuch(newItems.count)
    for (offset, item) in newItems.items.enumerated() {
      let slot = makeSlot(item, newItems.hashes[offset], updatesIndex: !isMuch)
      link(slot, below: parent, after: previous)
      previous = slot
    }
    if isMuch { rebuildIndex() }
  }

  /// Inserts what is below a slot of another tree, with what is expanded there.
  @inlinable
  mutating func insert(
    _ other: ItemTree,
    below top: Slot = ItemTree.trunk,
    into parent: Slot,
    after previous: Slot
  ) {
    let isMuch = isMuch(other.count)
    var path = [previous]
    var walk = other.walk(below: top)
    while let source = walk.next() {
      let node = other.nodes[source]
      let slot = makeSlot(other.item(at: source), node.hash, updatesIndex: !isMuch)
      nodes[slot].isExpanded = node.isExpanded
      link(slot, onLevel: walk.level, below: parent, behind: &path)
    }
    if isMuch { rebuildIndex() }
  }

  /// Removes an item with all that is below it.
  @inlinable
  mutating func remove(_ slot: Slot) {
    let doomed = [slot] + walk(below: slot)
    unlink(slot)
    for slot in doomed { free(slot) }
  }

  /// Removes an item and puts its children, if it has any, in its place.
  @inlinable
  mutating func removeSparingChildren(_ slot: Slot) {
    let node = nodes[slot]
    var child = node.firstChild
    var previous = node.previous
    unlink(slot)
    while child != ItemTree.trunk {
      let next = nodes[child].next
      link(child, below: node.parent, after: previous)
      (previous, child) = (child, next)
    }
    free(slot)
  }

  /// Removes all that is below a slot.
  @inlinable
  mutating func removeChildren(of slot: Slot) {
    let doomed = Array(walk(below: slot))
    (nodes[slot].firstChild, nodes[slot].lastChild) = (ItemTree.trunk, ItemTree.trunk)
    for slot in doomed { free(slot) }
  }

  /// Makes everything anew when there are many more slots than items.
  ///
  /// So many items must have gone since the last time that it costs them a constant each.
  @inlinable
  mutating func compactIfSparse() {
    guard nodes.count > 1024 && nodes.count > 4 * count else { return }
    var compact = ItemTree()
    compact.insert(self, into: ItemTree.trunk, after: ItemTree.trunk)
    self = compact
  }
}

// MARK: - Slots and links

extension ItemTree {
  /// Whether so many items come that making the index anew costs less.
  @inlinable
  func isMuch(_ newCount: Int) -> Bool { newCount > 16 && newCount > count / 8 }

  @inlinable
  mutating func rebuildIndex() {
    var entries: [HashIndex.Entry] = []
    entries.reserveCapacity(nodes.count)
    for slot in walk(below: ItemTree.trunk) {
      entries.append(HashIndex.entry(nodes[slot].hash, slot))
    }
    index = HashIndex(entries)
  }

  /// Takes a free slot, or else a new one.
  @inlinable
  mutating func makeSlot(_ item: Item, _ hash: UInt32, updatesIndex: Bool) -> Slot {
    var slot = firstFree
    var node = Node()
    node.hash = hash
    if slot == ItemTree.trunk {
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

  /// Gives a slot free that nothing links to any more.
  @inlinable
  mutating func free(_ slot: Slot) {
    index.remove(nodes[slot].hash, slot)
    count -= 1
    nodes[slot] = Node()
    nodes[slot].next = firstFree
    items[slot] = nil
    firstFree = slot
  }

  /// Makes a slot the child of another one, after one of its children, or before all of them.
  @inlinable
  mutating func link(_ slot: Slot, below parent: Slot, after previous: Slot) {
    let next = previous == ItemTree.trunk ? nodes[parent].firstChild : nodes[previous].next
    nodes[slot].parent = parent
    join(previous, slot, below: parent)
    join(slot, next, below: parent)
  }

  /// Links the next one of slots that come in depth-first order.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - level: Its level, at most one more than that of the slot before.
  ///   - parent: The slot that those on level 0 become children of.
  ///   - path: The last slot on each level, down to the one before: the next one goes after it, or becomes
  ///     its first child. At first the slot that the first one goes behind, or the trunk.
  @inlinable
  mutating func link(
    _ slot: Slot,
    onLevel level: Int,
    below parent: Slot,
    behind path: inout [Slot]
  ) {
    path.removeLast(max(0, path.count - level - 1))
    if path.count == level { path.append(ItemTree.trunk) }
    link(slot, below: level == 0 ? parent : path[level - 1], after: path[level])
    path[level] = slot
  }

  /// Takes a slot, with what is below it, out of the children of its parent.
  @inlinable
  mutating func unlink(_ slot: Slot) {
    let node = nodes[slot]
    join(node.previous, node.next, below: node.parent)
  }

  /// Makes two slots neighbours; the trunk stands for either end of the children.
  @inlinable
  mutating func join(_ left: Slot, _ right: Slot, below parent: Slot) {
    if left == ItemTree.trunk {
      nodes[parent].firstChild = right
    } else {
      nodes[left].next = right
    }
    if right == ItemTree.trunk {
      nodes[parent].lastChild = left
    } else {
      nodes[right].previous = left
    }
  }
}
