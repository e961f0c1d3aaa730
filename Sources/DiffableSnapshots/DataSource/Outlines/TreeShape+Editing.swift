// After an edit, the section snapshot has to store or remove the items at the slots that are new or free. An edit returns
// these slots, unless the caller knows them.
extension TreeShape {
  /// A node to insert, with its level in the inserted tree.
  typealias NewNode = (hash: UInt32, level: Int, isExpanded: Bool)

  /// Inserts collapsed nodes without children.
  ///
  /// - Parameters:
  ///   - hashes: The short hashes of the items, in order. The tree must not have any of the items.
  ///   - destination: Where to insert the nodes.
  /// - Returns: The slots of the items, in order. A slot that did not exist before is the number of slots before.
  @usableFromInline
  mutating func insert(_ hashes: [UInt32], at destination: Destination) -> [Slot] {
    insert(hashes.map { ($0, 0, false) }, at: destination)
  }

  /// Inserts the descendants of a slot of another tree, expanded or collapsed as they are there.
  ///
  /// - Parameters:
  ///   - other: The tree to copy from. The receiving tree must not have any of the copied items.
  ///   - top: The slot of the other tree whose descendants to insert.
  ///   - includesTop: Whether to insert the item at that slot, too, as the parent of its children.
  ///   - destination: Where to insert the nodes.
  /// - Returns: The slots in the other tree and in this tree, in depth-first order.
  @usableFromInline
  mutating func insert(
    _ other: TreeShape,
    below top: Slot = TreeShape.sentinel,
    includesTop: Bool = false,
    at destination: Destination
  ) -> [(source: Slot, slot: Slot)] {
    var (sources, newNodes) = ([Slot](), [NewNode]())
    func add(_ source: Slot, _ level: Int) {
      sources.append(source)
      newNodes.append((other.nodes[source].hash, level, other.nodes[source].isExpanded))
    }
    if includesTop { add(top, 0) }
    var walk = Walk(other.nodes, below: top)
    while let source = walk.next() { add(source, walk.level + (includesTop ? 1 : 0)) }
    return zip(sources, insert(newNodes, at: destination)).map { ($0, $1) }
  }

  /// Inserts nodes, which are in depth-first order.
  ///
  /// The first node has level 0. The level of each other node exceeds the level of the node before it by at most one.
  mutating func insert(_ newNodes: [NewNode], at destination: Destination) -> [Slot] {
    let position = position(of: destination)
    // Rebuilding the index is cheaper than many insertions.
    let rebuildsIndex = newNodes.count > 16 && newNodes.count > count / 8
    // For each level up to the level of the previous node, the slot that was linked last.
    var lastSlots = [position.previous]
    let slots = newNodes.map { hash, level, isExpanded in
      let slot = makeSlot(hash, updatesIndex: !rebuildsIndex)
      nodes[slot].isExpanded = isExpanded
      lastSlots.removeLast(max(0, lastSlots.count - level - 1))
      if lastSlots.count == level { lastSlots.append(TreeShape.sentinel) }
      let parent = level == 0 ? position.parent : lastSlots[level - 1]
      link(slot, at: Position(parent: parent, previous: lastSlots[level]))
      lastSlots[level] = slot
      return slot
    }
    if rebuildsIndex { index = HashIndex(self.slots().map { HashIndex.entry(nodes[$0].hash, $0) }) }
    return slots
  }

  /// Removes an item with its descendants.
  ///
  /// - Returns: The slots, which are free now.
  @usableFromInline
  mutating func remove(_ slot: Slot) -> [Slot] {
    let removed = [slot] + slots(below: slot)
    unlink(slot)
    for slot in removed { free(slot) }
    return removed
  }

  /// Removes an item; its children take its position among the children of its parent.
  @usableFromInline
  mutating func removeKeepingChildren(_ slot: Slot) {
    let children = children(of: slot)
    var position = position(of: .before(slot))
    unlink(slot)
    for child in children {
      link(child, at: position)
      position = self.position(of: .after(child))
    }
    free(slot)
  }

  /// Removes the descendants of a slot.
  ///
  /// - Returns: The slots, which are free now.
  @usableFromInline
  mutating func removeChildren(of slot: Slot) -> [Slot] {
    let removed = slots(below: slot)
    (nodes[slot].firstChild, nodes[slot].lastChild) = (TreeShape.sentinel, TreeShape.sentinel)
    for slot in removed { free(slot) }
    return removed
  }

  /// Expands or collapses an item.
  ///
  /// - Returns: Whether the item has changed.
  @discardableResult
  @usableFromInline
  mutating func setExpanded(_ slot: Slot, _ isExpanded: Bool) -> Bool {
    // Writing an equal value would copy a page that is shared with another outline.
    guard nodes[slot].isExpanded != isExpanded else { return false }
    nodes[slot].isExpanded = isExpanded
    return true
  }

  /// Whether less than a quarter of many slots are in use.
  ///
  /// The amortized cost of rebuilding a sparse tree is a constant for each removed item.
  @usableFromInline var isSparse: Bool { nodes.count > 1024 && nodes.count > 4 * count }
}

// MARK: - Slots and links

extension TreeShape {
  /// Returns a free slot, or a new slot if none is free, for a node that has no links yet.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - updatesIndex: Whether to insert the slot into the index. If not, the caller rebuilds the index.
  /// - Returns: The slot.
  private mutating func makeSlot(_ hash: UInt32, updatesIndex: Bool) -> Slot {
    var slot = firstFree
    var node = Node()
    node.hash = hash
    if slot == TreeShape.sentinel {
      slot = Slot(nodes.count)
      nodes.append(node)
    } else {
      firstFree = nodes[slot].next
      nodes[slot] = node
    }
    count += 1
    if updatesIndex {
      index.insert(hash, slot)
      index.makeRoom(for: count)
    }
    return slot
  }

  /// Frees a slot; no slot that stays in use may link to it.
  private mutating func free(_ slot: Slot) {
    index.remove(nodes[slot].hash, slot)
    count -= 1
    nodes[slot] = Node()
    nodes[slot].next = firstFree
    firstFree = slot
  }

  /// Links a slot, with its descendants, at a position.
  private mutating func link(_ slot: Slot, at position: Position) {
    let (parent, previous) = (position.parent, position.previous)
    let next = previous == TreeShape.sentinel ? nodes[parent].firstChild : nodes[previous].next
    nodes[slot].parent = parent
    join(previous, slot, below: parent)
    join(slot, next, below: parent)
  }

  /// Removes a slot, with its descendants, from the children of its parent.
  private mutating func unlink(_ slot: Slot) {
    let node = nodes[slot]
    join(node.previous, node.next, below: node.parent)
  }

  /// Links two children of a parent as neighbors.
  ///
  /// The sentinel on the left makes the right slot the first child. The sentinel on the right makes the left
  /// slot the last child.
  private mutating func join(_ left: Slot, _ right: Slot, below parent: Slot) {
    if left == TreeShape.sentinel {
      nodes[parent].firstChild = right
    } else {
      nodes[left].next = right
    }
    if right == TreeShape.sentinel {
      nodes[parent].lastChild = left
    } else {
      nodes[right].previous = left
    }
  }
}
