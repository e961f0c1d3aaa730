extension ItemTree {
  /// Removes an item: what it hides goes with it, what it shows takes its place.
  ///
  /// - Parameters:
  ///   - slot: The item's slot.
  ///   - isHidden: Whether the item itself is hidden, and so all that is below it.
  /// - Returns: What was hidden below it, if anything was.
  @inlinable
  @discardableResult
  mutating func takeOut(_ slot: Slot, isHidden: Bool = false) -> ItemTree? {
    defer { compactIfSparse() }
    guard nodes[slot].hasChildren && (isHidden || !nodes[slot].isExpanded) else {
      removeSparingChildren(slot)
      return nil
    }
    let hidden = subtree(below: slot, includingTop: false)
    remove(slot)
    return hidden
  }

  /// The place right after a visible item, such that what is visible after it now stays where it is.
  ///
  /// - Parameters:
  ///   - previous: The slot of the visible item; the trunk means before all.
  ///   - wanted: The parent that it should have if possible, the trunk for a root; otherwise, and if nil,
  ///     it is on the level of the visible item unless that shows children.
  /// - Returns: The parent of the place, and the child of it that is in front, or the trunk.
  @inlinable
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
}
