extension ItemTree {
  /// The descendants of a slot, in depth-first order.
  @usableFromInline
  struct Walk: IteratorProtocol, Sequence {
    @usableFromInline let nodes: Pages<Node>
    @usableFromInline let top: Slot
    @usableFromInline let visibleOnly: Bool
    @usableFromInline var slot: Slot

    /// The level of the slot that `next()` returned last; 0 for a child of the top.
    @usableFromInline var level = -1

    @inlinable
    init(_ nodes: Pages<Node>, below top: Slot, visibleOnly: Bool) {
      self.nodes = nodes
      self.top = top
      self.visibleOnly = visibleOnly
      slot = top
    }

    @inlinable
    mutating func next() -> Slot? {
      let node = nodes[slot]
      if node.hasChildren && (node.isExpanded || !visibleOnly || slot == top) {
        level += 1
        slot = node.firstChild
        return slot
      }
      while slot != top {
        let node = nodes[slot]
        if node.next != ItemTree.sentinel {
          slot = node.next
          return slot
        }
        level -= 1
        slot = node.parent
      }
      return nil
    }
  }

  /// Returns the descendants of a slot, in depth-first order.
  ///
  /// Edits of the tree do not change a sequence that was returned before.
  ///
  /// - Parameters:
  ///   - top: The slot whose descendants to return. Its children are included even if it is collapsed.
  ///   - visibleOnly: Whether to skip the descendants of collapsed items.
  /// - Returns: The slots, without the top.
  @inlinable
  func walk(below top: Slot, visibleOnly: Bool = false) -> Walk {
    Walk(nodes, below: top, visibleOnly: visibleOnly)
  }

  /// Returns the items of the slots that `walk(below:visibleOnly:)` returns.
  @inlinable
  func items(below top: Slot, visibleOnly: Bool = false) -> [Item] {
    var found: [Item] = []
    if top == ItemTree.sentinel && !visibleOnly { found.reserveCapacity(count) }
    for slot in walk(below: top, visibleOnly: visibleOnly) { found.append(item(at: slot)) }
    return found
  }
}
