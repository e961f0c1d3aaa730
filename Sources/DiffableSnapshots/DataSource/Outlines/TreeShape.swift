/// The nodes of a tree of distinct items.
///
/// The shape contains only numbers and is compiled once, in the library. A ``SectionSnapshot`` stores the items and
/// answers the questions that need `==`. The shape does not check its input: callers must not insert an item that the
/// tree already has.
///
/// Each item has a *slot*, the index of its node. A slot does not change while the tree keeps the item. Nodes refer to
/// each other by slot, not by reference. No operation recurses, so the depth of the tree is not limited by the stack.
@usableFromInline
struct TreeShape: Sendable {
  @usableFromInline typealias Slot = UInt32

  struct Node: Sendable {
    var parent: Slot = 0
    var previous: Slot = 0
    var next: Slot = 0
    var firstChild: Slot = 0
    var lastChild: Slot = 0

    /// The short hash of the item.
    var hash: UInt32 = 0
    var isExpanded = false

    var hasChildren: Bool { firstChild != 0 }
  }

  /// Where items are inserted: among the children of a parent, which the sentinel can be, or beside a child.
  @usableFromInline
  enum Destination {
    case start(of: Slot)
    case end(of: Slot)
    case before(Slot)
    case after(Slot)
  }

  /// A position among the children of a parent.
  struct Position {
    let parent: Slot

    /// The child before the position; the sentinel if the position is before all children.
    let previous: Slot
  }

  /// The node at each slot.
  var nodes = Pages<Node>(pageSize: 512)

  /// Finds the slot of an item by the hash of the item.
  @usableFromInline var index = HashIndex()

  /// The number of items.
  @usableFromInline var count = 0

  /// The first free slot, or the sentinel; the `next` link of a free slot is the next free slot.
  var firstFree: Slot = 0

  /// The slot of a node without an item, whose children are the root items.
  ///
  /// A link to the sentinel, such as the next sibling of a last child, means that there is no such node.
  @inlinable static var sentinel: Slot { 0 }

  @usableFromInline
  init() {
    var sentinel = Node()
    sentinel.isExpanded = true
    nodes.append(sentinel)
  }

  /// Returns the short hash of the item at a slot.
  @usableFromInline
  func hash(at slot: Slot) -> UInt32 { nodes[slot].hash }

  // Slots may be nil in these functions, so that clients contain short calls.

  /// Returns whether an item is expanded; false for nil.
  @usableFromInline
  func isExpanded(_ slot: Slot?) -> Bool { slot.map { nodes[$0].isExpanded } ?? false }

  @usableFromInline
  func hasChildren(_ slot: Slot) -> Bool { nodes[slot].hasChildren }

  /// Returns the parent of an item; the sentinel for a root and for nil.
  @usableFromInline
  func parent(of slot: Slot?) -> Slot { slot.map { nodes[$0].parent } ?? Self.sentinel }

  /// Returns the number of ancestors of an item; 0 for nil.
  @usableFromInline
  func level(of slot: Slot?) -> Int {
    var (level, ancestor) = (0, parent(of: slot))
    while ancestor != TreeShape.sentinel {
      level += 1
      ancestor = nodes[ancestor].parent
    }
    return level
  }

  /// Returns whether all ancestors of an item are expanded; false for nil.
  @usableFromInline
  func isVisible(_ slot: Slot?) -> Bool {
    guard let slot else { return false }
    var parent = nodes[slot].parent
    while nodes[parent].isExpanded {
      if parent == TreeShape.sentinel { return true }
      parent = nodes[parent].parent
    }
    return false
  }

  /// Returns the children of a slot, in order.
  func children(of parent: Slot) -> [Slot] {
    var children: [Slot] = []
    var child = nodes[parent].firstChild
    while child != TreeShape.sentinel {
      children.append(child)
      child = nodes[child].next
    }
    return children
  }

  /// Returns the descendants of a slot, in depth-first order.
  ///
  /// - Parameters:
  ///   - top: The slot whose descendants to return. Its children are included even if it is collapsed.
  ///   - visibleOnly: Whether to skip the descendants of collapsed items.
  /// - Returns: The slots, without the top.
  @usableFromInline
  func slots(below top: Slot = TreeShape.sentinel, visibleOnly: Bool = false) -> [Slot] {
    var slots: [Slot] = []
    if top == TreeShape.sentinel && !visibleOnly { slots.reserveCapacity(count) }
    var walk = Walk(nodes, below: top, visibleOnly: visibleOnly)
    while let slot = walk.next() { slots.append(slot) }
    return slots
  }

  /// Returns the short hashes of the descendants of a slot, in depth-first order.
  @usableFromInline
  func hashes(below top: Slot = TreeShape.sentinel) -> [UInt32] {
    slots(below: top).map { nodes[$0].hash }
  }

  /// Returns the number of items before an item, in depth-first order; nil for nil.
  @usableFromInline
  func index(of slot: Slot?) -> Int? {
    guard let slot else { return nil }
    var index = 0
    var walk = Walk(nodes)
    while let next = walk.next(), next != slot { index += 1 }
    return index
  }

  /// Returns whether two trees share their nodes in memory.
  @usableFromInline
  func isIdentical(with other: TreeShape) -> Bool { nodes.isIdentical(with: other.nodes) }

  /// Returns whether two trees have the same structure and equal items.
  ///
  /// - Parameters:
  ///   - other: The other tree.
  ///   - areEqual: Returns whether the item at a slot is equal to the item at a slot of the other tree.
  /// - Returns: Whether the trees are equal.
  @usableFromInline
  func isEqual(to other: TreeShape, _ areEqual: (Slot, Slot) -> Bool) -> Bool {
    guard count == other.count else { return false }
    var (mine, theirs) = (Walk(nodes), Walk(other.nodes))
    while let left = mine.next(), let right = theirs.next() {
      // In depth-first order, equal levels mean equal parents.
      guard mine.level == theirs.level, nodes[left].isExpanded == other.nodes[right].isExpanded,
        nodes[left].hash == other.nodes[right].hash, areEqual(left, right)
      else { return false }
    }
    return true
  }
}

extension TreeShape {
  /// The descendants of a slot, in depth-first order.
  struct Walk {
    private let nodes: Pages<Node>
    private let top: Slot
    private let visibleOnly: Bool
    private var slot: Slot

    /// The level of the slot that `next()` returned last; 0 for a child of the top.
    private(set) var level = -1

    init(_ nodes: Pages<Node>, below top: Slot = TreeShape.sentinel, visibleOnly: Bool = false) {
      self.nodes = nodes
      self.top = top
      self.visibleOnly = visibleOnly
      slot = top
    }

    mutating func next() -> Slot? {
      let node = nodes[slot]
      if node.hasChildren && (node.isExpanded || !visibleOnly || slot == top) {
        level += 1
        slot = node.firstChild
        return slot
      }
      while slot != top {
        let node = nodes[slot]
        if node.next != TreeShape.sentinel {
          slot = node.next
          return slot
        }
        level -= 1
        slot = node.parent
      }
      return nil
    }
  }
}

// MARK: - Positions

extension TreeShape {
  /// Returns the position of a destination.
  func position(of destination: Destination) -> Position {
    switch destination {
    case .start(let parent): Position(parent: parent, previous: Self.sentinel)
    case .end(let parent): Position(parent: parent, previous: nodes[parent].lastChild)
    case .before(let slot): Position(parent: nodes[slot].parent, previous: nodes[slot].previous)
    case .after(let slot): Position(parent: nodes[slot].parent, previous: slot)
    }
  }

  /// Returns the destination at which an item directly follows a visible item.
  ///
  /// An item at this destination does not change the order of the other visible items.
  ///
  /// - Parameters:
  ///   - previous: The slot of the visible item; the sentinel means before all items.
  ///   - preferredParent: The parent to use if the order permits it; the sentinel makes the item a root. If nil,
  ///     or if the order does not permit this parent, the visible item decides: if it shows children, the item
  ///     becomes its first child, and otherwise its next sibling.
  /// - Returns: The destination.
  @usableFromInline
  func destination(afterVisible previous: Slot, preferredParent: Slot?) -> Destination {
    let node = nodes[previous]
    if node.hasChildren ? node.isExpanded : preferredParent == previous {
      return .start(of: previous)
    }
    // The loop ends at an ancestor that has a next sibling. A new item below a higher ancestor would be after
    // that sibling, and not directly after the visible item.
    var child = previous
    while let preferredParent, child != TreeShape.sentinel {
      if nodes[child].parent == preferredParent { return .after(child) }
      guard nodes[child].next == TreeShape.sentinel else { break }
      child = nodes[child].parent
    }
    return .after(previous)
  }
}
