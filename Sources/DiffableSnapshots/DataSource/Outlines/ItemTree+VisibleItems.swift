extension ItemTree {
  /// Removes an item, if the tree has it, and its hidden descendants, but keeps its visible descendants.
  ///
  /// If the item is visible and expanded, its children take its position. Otherwise all descendants are
  /// hidden and are removed with the item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isHidden: Whether the item is hidden, which means that its descendants are hidden too. If false, the item
  ///     is treated as visible.
  /// - Returns: The removed descendants as a tree, or nil if the item has no hidden descendants.
  @inlinable
  @discardableResult
  mutating func removeKeepingVisibleItems(_ item: Item, isHidden: Bool = false) -> ItemTree? {
    guard let slot = slot(of: item) else { return nil }
    defer { compactIfSparse() }
    guard nodes[slot].hasChildren && (isHidden || !nodes[slot].isExpanded) else {
      removeKeepingChildren(slot)
      return nil
    }
    let hidden = subtree(below: slot, includingTop: false)
    remove(slot)
    return hidden
  }

  /// Returns where to link an item so that it directly follows a visible item.
  ///
  /// Linking an item there does not change the order of the other visible items.
  ///
  /// - Parameters:
  ///   - previous: The slot of the visible item; the sentinel means before all items.
  ///   - preferredParent: The parent to use if the order permits it; the sentinel makes the item a root. If nil,
  ///     or if the order does not permit this parent, the visible item decides: if it shows children, the item
  ///     becomes its first child, and otherwise its next sibling.
  /// - Returns: The parent, and the child of the parent after which to link the item; the sentinel means
  ///   before all children.
  @inlinable
  func insertionPosition(
    afterVisible previous: Slot,
    preferredParent: Slot?
  ) -> (parent: Slot, previous: Slot) {
    let node = nodes[previous]
    if node.hasChildren && node.isExpanded { return (previous, ItemTree.sentinel) }
    if preferredParent == previous && !node.hasChildren { return (previous, ItemTree.sentinel) }
    // The loop ends at an ancestor that has a next sibling. A new item below a higher ancestor would be after
    // that sibling, and not directly after the visible item.
    var child = previous
    while let preferredParent, child != ItemTree.sentinel {
      let parent = nodes[child].parent
      if parent == preferredParent { return (parent, child) }
      guard nodes[child].next == ItemTree.sentinel else { break }
      child = parent
    }
    return (node.parent, previous)
  }

  /// Replaces the stored instance of an item with an equal instance, if the tree has the item.
  @inlinable
  mutating func update(_ item: Item) {
    if let slot = slot(of: item) { items[slot] = item }
  }

  /// Replaces the stored instances of the visible items with equal instances in the same order.
  ///
  /// The snapshot may have newer instances of the items than the outline.
  @inlinable
  mutating func updateVisibleItems(to newItems: [Item]) {
    var newItems = newItems.makeIterator()
    for slot in walk(below: ItemTree.sentinel, visibleOnly: true) {
      if let item = newItems.next() { items[slot] = item }
    }
  }
}
