/// Items in a tree, found by their hash.
///
/// It is the unchecked core of the section snapshot. Callers see to it that no item is there twice.
///
/// Each item has a *slot*, a number that it keeps as long as it is there. At a slot stand the links to
/// the slots around it, and, apart from them, the item itself, so that expanding an item after a copy
/// copies a page of numbers only. Nothing here holds a node by reference: no tree is too deep to walk, to
/// compare or to free.
@usableFromInline
struct ItemTree<Item: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Slot = UInt32

  /// What the items' slots are linked by.
  @usableFromInline var nodes = Pages<Node>(pageSize: 512)

  /// The item at each slot, nil at the trunk and at free slots.
  @usableFromInline var items = Pages<Item?>(pageSize: 512)

  /// Leads from the hash of an item to its slot.
  @usableFromInline var index = HashIndex()

  /// The number of items.
  @usableFromInline var count = 0

  /// The first of the free slots, each of which links to the next one, or the trunk.
  @usableFromInline var firstFree: Slot = 0

  /// The slot whose children are the roots; as a link it means that there is none.
  @inlinable static var trunk: Slot { 0 }

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
    var trunk = Node()
    trunk.isExpanded = true
    nodes.append(trunk)
    items.append(nil)
  }

  /// The item at a slot other than the trunk.
  @inlinable
  func item(at slot: Slot) -> Item {
    guard let item = items[slot] else { preconditionFailure("A slot in use has an item") }
    return item
  }

  /// The slot of an item, or nil.
  @inlinable
  func slot(of item: Item) -> Slot? { slot(of: item, shortHash(item)) }

  /// The slot of an item whose hash is known, or nil.
  @inlinable
  func slot(of item: Item, _ hash: UInt32) -> Slot? {
    var next: Slot = 0
    while let slot = index.slot(for: hash, from: next) {
      if self.item(at: slot) == item { return slot }
      next = slot + 1
    }
    return nil
  }

  /// The number of items above an item; -1 for the trunk.
  @inlinable
  func level(of slot: Slot) -> Int {
    var (level, slot) = (-1, slot)
    while slot != ItemTree.trunk {
      level += 1
      slot = nodes[slot].parent
    }
    return level
  }

  /// Whether all items above an item are expanded.
  @inlinable
  func isVisible(_ slot: Slot) -> Bool {
    var parent = nodes[slot].parent
    while nodes[parent].isExpanded {
      if parent == ItemTree.trunk { return true }
      parent = nodes[parent].parent
    }
    return false
  }
}
