extension SectionSnapshot {
  /// All items, whether visible or not.
  ///
  /// - Complexity: O(*n*), where *n* is their number.
  @inlinable public var items: [Item] { tree.items(below: ItemTree<Item>.trunk) }

  /// The items without a parent.
  ///
  /// - Complexity: O(*k*), where *k* is their number.
  @inlinable public var rootItems: [Item] {
    var roots: [Item] = []
    var slot = tree.nodes[ItemTree<Item>.trunk].firstChild
    while slot != ItemTree<Item>.trunk {
      roots.append(tree.item(at: slot))
      slot = tree.nodes[slot].next
    }
    return roots
  }

  /// The items that show: those whose parents are all expanded.
  ///
  /// - Complexity: O(*k*), where *k* is their number.
  @inlinable public var visibleItems: [Item] {
    tree.items(below: ItemTree<Item>.trunk, visibleOnly: true)
  }

  /// The items that are expanded, also where they have no children or are not visible themselves.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all items.
  @inlinable public var expandedItems: [Item] {
    var expanded: [Item] = []
    for slot in tree.walk(below: ItemTree<Item>.trunk) where tree.nodes[slot].isExpanded {
      expanded.append(tree.item(at: slot))
    }
    return expanded
  }

  /// Whether an item is in the outline, visible or not.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether it is there.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @inlinable
  public func contains(_ item: Item) -> Bool { tree.slot(of: item) != nil }

  /// Whether an item is expanded, so that its children show if it is visible itself.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether it is expanded; false when the outline does not have it.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @inlinable
  public func isExpanded(_ item: Item) -> Bool {
    tree.slot(of: item).map { tree.nodes[$0].isExpanded } ?? false
  }

  /// Whether all parents of an item are expanded.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether it is visible; false when the outline does not have it.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the item's level and *n* the number of items.
  @inlinable
  public func isVisible(_ item: Item) -> Bool {
    tree.slot(of: item).map { tree.isVisible($0) } ?? false
  }

  /// How many parents an item has above it.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Its level, 0 for a root; nil when the outline does not have it.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items.
  @inlinable
  public func level(of item: Item) -> Int? { tree.slot(of: item).map { tree.level(of: $0) } }

  /// The offset of an item in ``items``.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The offset; nil when the outline does not have the item.
  /// - Complexity: O(*i* + log *n*) on average, where *i* is the offset and *n* the number of items.
  @inlinable
  public func index(of item: Item) -> Int? {
    guard let wanted = tree.slot(of: item) else { return nil }
    var index = 0
    for slot in tree.walk(below: ItemTree<Item>.trunk) {
      if slot == wanted { break }
      index += 1
    }
    return index
  }

  /// The item that an item is a child of.
  ///
  /// - Parameter child: Any item.
  /// - Returns: Its parent; nil for a root, and when the outline does not have the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items.
  @inlinable
  public func parent(of child: Item) -> Item? {
    tree.slot(of: child).flatMap { tree.items[tree.nodes[$0].parent] }
  }
}
