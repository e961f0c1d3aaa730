/// A tree of distinct items with a hash index.
///
/// The storage of a section snapshot. It does not check its input: callers must not insert an item that the
/// tree already has.
///
/// Each item has a *slot*, the index of its node. Only ``compactIfSparse()`` changes the slot of an item that the
/// tree keeps. Nodes and items are stored separately, so that expanding an item after a copy copies only one page
/// of nodes. Nodes refer to each other by slot, not by reference. No operation recurses, so the depth of the
/// tree is not limited by the stack.
@usableFromInline
struct ItemTree<Item: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Slot = UInt32

  /// The node at each slot.
  @usableFromInline var nodes = Pages<Node>(pageSize: 512)

  /// The item at each slot; nil for the sentinel and for free slots.
  @usableFromInline var items = Pages<Item?>(pageSize: 512)

  /// Finds the slot of an item by the hash of the item.
  @usableFromInline var index = HashIndex()

  /// The number of items.
  @usableFromInline var count = 0

  /// The first free slot, or the sentinel; the `next` link of a free slot is the next free slot.
  @usableFromInline var firstFree: Slot = 0

  /// The slot of a node without an item, whose children are the root items.
  ///
  /// A link to the sentinel, such as the next sibling of a last child, means that there is no such node.
  @inlinable static var sentinel: Slot { 0 }

  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var parent: Slot = 0
    @usableFromInline var previous: Slot = 0
    @usableFromInline var next: Slot = 0
    @usableFromInline var firstChild: Slot = 0
    @usableFromInline var lastChild: Slot = 0

    /// The short hash of the item.
    @usableFromInline var hash: UInt32 = 0
    @usableFromInline var isExpanded = false

    @inlinable
    init() {}

    @inlinable var hasChildren: Bool { firstChild != 0 }
  }

  @inlinable
  init() {
    var sentinel = Node()
    sentinel.isExpanded = true
    nodes.append(sentinel)
    items.append(nil)
  }

  /// Returns the item at a slot, which must be in use and not the sentinel.
  @inlinable
  func item(at slot: Slot) -> Item {
    guard let item = items[slot] else { preconditionFailure("The slot is not in use") }
    return item
  }

  /// Returns the slot of an item, or nil if the tree does not have the item.
  @inlinable
  func slot(of item: Item) -> Slot? { slot(of: item, shortHash(item)) }

  /// Returns the slot of an item with a known hash, or nil if the tree does not have the item.
  @inlinable
  func slot(of item: Item, _ hash: UInt32) -> Slot? {
    var next: Slot = 0
    while let slot = index.slot(for: hash, from: next) {
      if self.item(at: slot) == item { return slot }
      next = slot + 1
    }
    return nil
  }

  /// Returns the number of ancestors of an item; -1 for the sentinel.
  @inlinable
  func level(of slot: Slot) -> Int {
    var (level, slot) = (-1, slot)
    while slot != ItemTree.sentinel {
      level += 1
      slot = nodes[slot].parent
    }
    return level
  }

  /// Returns whether all ancestors of an item are expanded.
  @inlinable
  func isVisible(_ slot: Slot) -> Bool {
    var parent = nodes[slot].parent
    while nodes[parent].isExpanded {
      if parent == ItemTree.sentinel { return true }
      parent = nodes[parent].parent
    }
    return false
  }
}

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
