/// The outlines of a snapshot, at most one for each section.
///
/// The visible items of an outline are the items of its section. The hidden items of an outline are not in the
/// snapshot. An item is in at most one outline.
///
/// The outlines are changed only in copies. A change of stored outlines would forbid other accesses to them, and `==`
/// and `hash(into:)` of an identifier may read the data source.
@usableFromInline
struct Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The outlines by section.
  @usableFromInline var trees = IdentifierMap<Section, SectionSnapshot<Item>>()

  /// Finds the outline of an item, as a slot of `trees`.
  @usableFromInline var index = OutlineIndex()

  /// Changes outlines to match the changes of the snapshot.
  ///
  /// A closure, so that the module that creates the outlines compiles it for its own identifier types.
  @usableFromInline let adapt: @Sendable (inout Outlines, Changeset<Section, Item>) -> Void

  @inlinable
  init() { adapt = { $0.adapt(to: $1) } }

  /// Returns the outline at a slot of `trees`.
  @inlinable
  subscript(slot: UInt32) -> SectionSnapshot<Item>? { trees.entries[slot]?.value }

  /// Sets the outline of a section; nil removes it.
  ///
  /// - Returns: The slot of the outline, or nil if it was removed.
  @inlinable
  @discardableResult
  mutating func set(_ outline: SectionSnapshot<Item>?, of section: Section) -> UInt32? {
    let hash = shortHash(section)
    let slot = trees.slot(of: section, hash)
    let old = slot.flatMap { self[$0] }?.shape.index ?? HashIndex()
    let new = outline?.shape.index ?? HashIndex()
    if let slot { index.remove(old.hashes(notIn: new), of: slot) }
    let newSlot = trees.set(outline, at: slot, section, hash)
    if let newSlot { index.insert(new.hashes(notIn: old), of: newSlot) }
    return newSlot
  }

  /// Removes an item, if the outline at a slot has it, and its hidden descendants, but keeps its visible descendants.
  ///
  /// - Returns: The removed descendants, or nil if the item has no hidden descendants.
  @inlinable
  @discardableResult
  mutating func remove(
    _ item: Item,
    from slot: UInt32,
    isHidden: Bool = false
  ) -> SectionSnapshot<Item>? {
    let removed = trees.entries[slot]?.value?.removeKeepingVisibleItems(item, isHidden: isHidden)
    guard let removed else { return nil }
    index.remove(removed.hashes, of: slot)
    return removed.hiddenItems
  }

  /// Removes the items of an outline from all outlines but the one at a slot.
  ///
  /// If a removed item is collapsed, its descendants are removed too. If it is expanded, its children take its
  /// position, even if the item is hidden.
  ///
  /// - Complexity: O((*k* + *r*) log *n*) on average, where *k* is the number of items of the outline, *r* the number of
  ///   removed items and *n* the number of items in all outlines.
  @inlinable
  mutating func remove(_ items: SectionSnapshot<Item>, exceptFrom kept: UInt32?) {
    if trees.count == (kept == nil ? 0 : 1) { return }
    for slot in items.shape.slots() {
      let (item, hash) = (items.item(at: slot), items.shape.hash(at: slot))
      let other = index.outline(for: hash) { $0 != kept && self[$0]?.slot(of: item, hash) != nil }
      if let other { remove(item, from: other) }
    }
  }

  /// Returns the section whose outline hides an item, or nil if no outline hides the item.
  @inlinable
  func section(hiding item: Item) -> Section? {
    outline(hiding: item).flatMap { trees.entries[$0]?.key }
  }

  /// Returns the slot of the outline that hides an item, or nil if no outline hides the item.
  @inlinable
  func outline(hiding item: Item) -> UInt32? {
    let hash = shortHash(item)
    return index.outline(for: hash) {
      guard let outline = self[$0], let slot = outline.slot(of: item, hash) else { return false }
      return !outline.shape.isVisible(slot)
    }
  }

  #if DIFFABLE_INTERNAL_CHECKS
    /// Traps if the index does not have exactly the items of the outlines.
    func checkIndex() {
      let items = (0..<UInt32(trees.entries.count)).flatMap { slot in
        self[slot].map { $0.shape.hashes().map { HashIndex.entry($0, slot) } } ?? []
      }
      precondition(index.entries.entries == items.sorted(), "The index of the outlines is outdated")
    }
  #endif
}
