extension ItemTree {
  /// The slots below one, in depth-first order.
  @usableFromInline
  struct Walk: IteratorProtocol, Sequence {
    @usableFromInline let nodes: Pages<Node>
    @usableFromInline let top: Slot
    @usableFromInline let visibleOnly: Bool
    @usableFromInline var slot: Slot

    /// How many levels below the top's children the last slot was.
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
        if node.next != ItemTree.trunk {
          slot = node.next
          return slot
        }
        level -= 1
        slot = node.parent
      }
      return nil
    }
  }

  /// The slots below one, in depth-first order.
  ///
  /// - Parameters:
  ///   - top: Where to begin; its children come in any case, and it does not.
  ///   - visibleOnly: Whether to leave out what is below collapsed items.
  /// - Returns: The slots, which an edit of the tree does not change.
  @inlinable
  func walk(below top: Slot, visibleOnly: Bool = false) -> Walk {
    Walk(nodes, below: top, visibleOnly: visibleOnly)
  }

  /// The items below a slot, in depth-first order.
  @inlinable
  func items(below top: Slot, visibleOnly: Bool = false) -> [Item] {
    var found: [Item] = []
    if top == ItemTree.trunk && !visibleOnly { found.reserveCapacity(count) }
    for slot in walk(below: top, visibleOnly: visibleOnly) { found.append(item(at: slot)) }
    return found
  }
}
