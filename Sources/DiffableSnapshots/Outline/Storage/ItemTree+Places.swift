extension ItemTree {
  /// Takes out an item, which goes with what it hides; what it shows takes its place.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isHidden: Whether the item itself is hidden, and so all that is below it.
  /// - Returns: The item and what goes along, or nil when the item is not there.
  mutating func takeOut(_ item: Item, isHidden: Bool) -> ItemTree? {
    guard let slot = slot(of: item) else { return nil }
    if isHidden || !nodes[slot].isExpanded {
      var leaving = subtree(below: slot, includingTop: true)
      // Where it arrives it goes on hiding what is not shown in its own right.
      let root = leaving.nodes[ItemTree.trunk].firstChild
      if leaving.nodes[root].hasChildren { leaving.nodes[root].isExpanded = false }
      remove(slot)
      compactIfSparse()
      return leaving
    }
    var leaving = ItemTree()
    let root = leaving.makeSlot(item, nodes[slot].hash, updatesIndex: true)
    leaving.link(root, below: ItemTree.trunk, after: ItemTree.trunk)
    leaving.nodes[root].isExpanded = true
    removeSparingChildren(slot)
    compactIfSparse()
    return leaving
  }

  /// The place right behind a visible item, such that what is visible behind it now stays where it is.
  ///
  /// - Parameters:
  ///   - previous: The slot of the visible item; the trunk means in front of all.
  ///   - wanted: The parent that it should have if possible, the trunk for a root; otherwise, and if nil,
  ///     it is on the level of the visible item unless that shows children.
  /// - Returns: The parent of the place, and the child of it that is in front, or the trunk.
  func place(
    behindVisible previous: Slot,
    parent wanted: Slot?
  ) -> (parent: Slot, previous: Slot) {
    let node = nodes[previous]
    if node.hasChildren && node.isExpanded { return (previous, ItemTree.trunk) }
    if wanted == previous && !node.hasChildren { return (previous, ItemTree.trunk) }
    // Up from the item as far as nothing follows that is its child or a child of what is above it.
    var before = previous
    while let wanted, before != ItemTree.trunk {
      let parent = nodes[before].parent
      if parent == wanted { return (parent, before) }
      guard nodes[before].next == ItemTree.trunk else { break }
      before = parent
    }
    return (node.parent, previous)
  }

  /// Puts an item, as new as it is, into a place, with what goes along.
  mutating func insert(_ item: Item, _ subtree: ItemTree?, at place: (parent: Slot, previous: Slot))
  {
    if var subtree {
      subtree.items[subtree.nodes[ItemTree.trunk].firstChild] = item
      insert(subtree, into: place.parent, after: place.previous)
    } else {
      insert(HashedItems(hashing: [item]), below: place.parent, after: place.previous)
    }
    // A visible item is not the child of a collapsed one.
    if !nodes[place.parent].isExpanded { nodes[place.parent].isExpanded = true }
  }
}
