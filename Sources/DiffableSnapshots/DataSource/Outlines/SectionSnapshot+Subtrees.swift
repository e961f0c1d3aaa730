extension SectionSnapshot {
  /// Inserts an outline before an item; the roots of the outline become children of the item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has stay where
  ///     they are, which is a problem; their children take their positions in the inserted outline.
  ///   - anchor: The item to insert before. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    before anchor: Item
  ) {
    let inserted = insertable(snapshot, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    put(inserted, at: .before(slot))
  }

  /// Inserts an outline after an item and its descendants; the roots of the outline become children of the
  /// item's parent.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has stay where
  ///     they are, which is a problem; their children take their positions in the inserted outline.
  ///   - anchor: The item to insert after. If the outline does not have it, nothing is inserted, which is a problem.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public mutating func insert(
    _ snapshot: SectionSnapshot,
    after anchor: Item
  ) {
    let inserted = insertable(snapshot, call: #function)
    guard let slot = existingSlot(of: anchor, call: #function) else { return }
    put(inserted, at: .after(slot))
  }

  /// Replaces the descendants of an item with an outline, whose roots become the item's children.
  ///
  /// The item itself stays expanded or collapsed.
  ///
  /// - Parameters:
  ///   - parent: The item whose children to replace. If the outline does not have it, nothing changes, which is a
  ///     problem.
  ///   - snapshot: The outline to insert, whose expanded items stay expanded. Items that this outline has elsewhere
  ///     stay where they are, which is a problem; their children take their positions in the inserted outline.
  /// - Complexity: O((*k* + *m*) log *n* + *k* *l*) on average, where *k* is the number of items to insert,
  ///   *m* the number of items to remove, *l* the highest level of an item and *n* the number of all items.
  @preconcurrency
  public mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot
  ) {
    replace(childrenOf: parent, using: snapshot, call: #function)
  }

  /// Replaces the descendants of an item.
  ///
  /// - Returns: The hashes of the removed items, and the inserted outline.
  @inlinable
  @discardableResult
  mutating func replace(
    childrenOf parent: Item,
    using snapshot: SectionSnapshot,
    call: String
  ) -> (removed: [UInt32], inserted: SectionSnapshot) {
    guard let slot = existingSlot(of: parent, call: call) else {
      record(snapshot)
      return ([], SectionSnapshot())
    }
    let removed = shape.hashes(below: slot)
    free(shape.removeChildren(of: slot))
    let inserted = insertable(snapshot, call: call)
    put(inserted, at: .start(of: slot))
    compactIfSparse()
    return (removed, inserted)
  }

  /// Returns the descendants of an item as a separate outline.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is the only root of the new outline; otherwise its
  ///     children are the roots.
  /// - Returns: The new outline, with the same items expanded as in this outline. If this outline does not have the
  ///   item, an empty outline.
  /// - Complexity: O(*k* + log *n*) on average, where *k* is the number of items returned and *n* the
  ///   number of all items.
  @inlinable @preconcurrency
  public func snapshot(
    of parent: Item,
    includingParent: Bool = false
  ) -> SectionSnapshot {
    slot(of: parent).map { subtree(below: $0, includesTop: includingParent) } ?? SectionSnapshot()
  }
}

// MARK: - Implementation

extension SectionSnapshot {
  /// Returns an outline without items that this outline has, and records these items and the problems of
  /// the outline.
  @inlinable
  mutating func insertable(_ snapshot: SectionSnapshot, call: String) -> SectionSnapshot {
    var existing: [Item] = []
    for source in snapshot.shape.slots() {
      let item = snapshot.item(at: source)
      if slot(of: item, snapshot.shape.hash(at: source)) != nil { existing.append(item) }
    }
    record(snapshot)
    return existing.isEmpty ? snapshot : insertable(snapshot, except: existing, call: call)
  }

  /// Records items that this outline has, and returns an outline without them.
  @usableFromInline
  mutating func insertable(
    _ other: SectionSnapshot,
    except existing: [Item],
    call: String
  ) -> SectionSnapshot {
    record(.existingItems(existing, call: call))
    var other = other
    for item in existing {
      if let slot = other.slot(of: item) { other.removeKeepingChildren(slot) }
    }
    return other
  }
}

extension SectionSnapshot {
  /// Inserts an outline among the children of an item, and makes it visible.
  ///
  /// - Returns: Whether the outline was inserted; false if the parent is not in this outline, if the index is out of
  ///   bounds, or if this outline already has one of the items to insert.
  mutating func insertDropped(_ dropped: SectionSnapshot, below parent: Item?, at index: Int)
    -> Bool
  {
    guard let slot = parent.map({ slot(of: $0) }) ?? TreeShape.sentinel else { return false }
    let siblings = shape.children(of: slot)
    guard (0...siblings.count).contains(index) else { return false }
    let inserted = insertable(dropped, call: #function)
    guard problems.isEmpty else { return false }
    put(inserted, at: index == 0 ? .start(of: slot) : .after(siblings[index - 1]))
    var ancestor = slot
    while ancestor != TreeShape.sentinel {
      shape.setExpanded(ancestor, true)
      ancestor = shape.parent(of: ancestor)
    }
    return true
  }
}

extension SectionSnapshot {
  /// Removes an item; its children take its position among the children of its parent.
  @inlinable
  mutating func removeKeepingChildren(_ slot: TreeShape.Slot) {
    shape.removeKeepingChildren(slot)
    stored[slot] = nil
  }

  /// Removes an item, if the outline has it, and its hidden descendants, but keeps its visible descendants.
  ///
  /// If the item is visible and expanded, its children take its position. Otherwise all descendants are
  /// hidden and are removed with the item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isHidden: Whether the item is hidden, which means that its descendants are hidden too. If false, the item
  ///     is treated as visible.
  /// - Returns: The hashes of the removed items, and the removed descendants; nil if the item has no hidden descendants.
  @inlinable
  mutating func removeKeepingVisibleItems(
    _ item: Item,
    isHidden: Bool
  ) -> (hashes: [UInt32], hiddenItems: SectionSnapshot?) {
    guard let slot = slot(of: item) else { return ([], nil) }
    defer { compactIfSparse() }
    let hash = shape.hash(at: slot)
    guard shape.hasChildren(slot) && (isHidden || !shape.isExpanded(slot)) else {
      removeKeepingChildren(slot)
      return ([hash], nil)
    }
    let hidden = subtree(below: slot)
    free(shape.remove(slot))
    return ([hash] + hidden.shape.hashes(), hidden)
  }

  /// Replaces the stored instance of an item with an equal instance, if the outline has the item.
  @inlinable
  mutating func update(_ item: Item) {
    if let slot = slot(of: item) { stored[slot] = item }
  }

  /// Replaces the stored instances of the visible items with equal instances in the same order.
  ///
  /// The snapshot may have newer instances of the items than the outline.
  @inlinable
  mutating func updateVisibleItems(to newItems: [Item]) {
    for (slot, item) in zip(shape.slots(visibleOnly: true), newItems) { stored[slot] = item }
  }
}
