extension Outlines {
  @usableFromInline typealias RelocatedItems = IdentifierMap<
    Item, SectionSnapshot<Item>.RelocatedItem
  >

  /// Changes the outlines to match the changes of the snapshot.
  ///
  /// - An item that stays in its section and does not move keeps its parent, unless the parent is deleted or
  ///   moves away.
  /// - The hidden descendants of a deleted item are deleted. The visible children of a deleted item take its
  ///   position.
  /// - An item that moves, or that was hidden and is now in the snapshot, takes its hidden descendants with
  ///   it.
  @inlinable
  mutating func adapt(to changes: Changeset<Section, Item>) {
    let inserted = insertedPaths(changes)
    let relocated = removeRelocatedItems(changes, inserted)
    for path in changes.items.deletions {
      guard let section = changes.old.sectionIdentifier(for: path.section),
        let item = changes.old.itemIdentifier(for: path)
      else { continue }
      if let outline = trees.slot(of: section) { remove(item, from: outline) }
    }
    for index in changes.sections.deletions {
      if let section = changes.old.sectionIdentifier(for: index) { set(nil, of: section) }
    }
    addMissingOutlines(for: relocated, in: changes.new)
    // An outline that was just created already has all items that are not relocated.
    for path in Self.distinctPaths(inserted + changes.items.moves.map { $0.to }) {
      insertItem(at: path, of: changes.new, relocated)
    }
  }
}

// MARK: - Removing

extension Outlines {
  /// Removes the items that will be inserted at other positions, and returns how to insert them.
  ///
  /// These are the items that move, and the hidden items that the new snapshot contains.
  @inlinable
  mutating func removeRelocatedItems(
    _ changes: Changeset<Section, Item>,
    _ inserted: [ItemPath]
  ) -> RelocatedItems {
    // The level is -1 for an item that is visible.
    var removals: [(outline: UInt32, item: Item, level: Int)] = []
    for move in changes.items.moves {
      guard let section = changes.old.sectionIdentifier(for: move.from.section),
        let outline = trees.slot(of: section),
        let item = changes.old.itemIdentifier(for: move.from)
      else { continue }
      removals.append((outline, item, -1))
    }
    for path in inserted {
      guard let item = changes.new.itemIdentifier(for: path), let outline = outline(hiding: item)
      else { continue }
      removals.append((outline, item, self[outline]?.level(of: item) ?? 0))
    }
    var relocated = RelocatedItems()
    guard !removals.isEmpty else { return relocated }
    // Removing an item removes its hidden descendants. Items on deeper levels are therefore removed first.
    removals = removals.elements(at: Self.offsets(sorting: removals.map { $0.level }))
    // The state of all items is read before the first removal, because removals change parents.
    for (outline, item, _) in removals {
      relocated[item] = self[outline]?.relocatedItem(item)
    }
    for (outline, item, level) in removals {
      if let hidden = remove(item, from: outline, isHidden: level >= 0) {
        relocated[item]?.hiddenItems = hidden
        // The removed descendants are not in the new snapshot, so they must stay hidden.
        relocated[item]?.isExpanded = false
      }
    }
    return relocated
  }

  /// Returns the offsets of levels, the deepest level first.
  @usableFromInline
  static func offsets(sorting levels: [Int]) -> [Int] {
    sortedOffsets(levels.lazy.map { (-$0, 0) })
  }

  /// Returns the new paths of the items that only the new snapshot has, including the items of inserted sections.
  @inlinable
  func insertedPaths(_ changes: Changeset<Section, Item>) -> [ItemPath] {
    var paths = changes.items.insertions
    for section in changes.sections.insertions {
      for (offset, item) in changes.new.store.items(ofSection: section).enumerated()
      where changes.old.location(of: item) == nil {
        paths.append(ItemPath(section: section, item: offset))
      }
    }
    return paths
  }

  /// Returns distinct paths in ascending order.
  ///
  /// The path of an item that breaks the rules of `Hashable` may repeat.
  @usableFromInline
  static func distinctPaths(_ paths: [ItemPath]) -> [ItemPath] { Array(Set(paths)).sorted() }
}

// MARK: - Inserting

extension Outlines {
  /// Creates outlines for sections that receive an item that was expanded or had children.
  ///
  /// Without an outline the section would lose the children of the item and its expanded state.
  @inlinable
  mutating func addMissingOutlines(
    for relocated: RelocatedItems,
    in new: Snapshot<Section, Item>
  ) {
    for (item, relocatedItem) in relocated.elements where relocatedItem.needsOutline {
      guard let section = new.sectionIdentifier(containingItem: item), trees[section] == nil,
        let index = new.indexOfSection(section)
      else { continue }
      let roots = new.store.items(ofSection: index).filter { relocated[$0] == nil }
      set(SectionSnapshot(uncheckedRoots: HashedItems(hashing: roots)), of: section)
    }
  }

  /// Inserts an item into the outline of its section, after the item before it in the snapshot.
  ///
  /// The item before it must already be in the outline.
  @inlinable
  mutating func insertItem(
    at path: ItemPath,
    of new: Snapshot<Section, Item>,
    _ relocated: RelocatedItems
  ) {
    let section = new.sections[path.section]
    guard let outline = trees.slot(of: section), let item = new.itemIdentifier(for: path) else {
      return
    }
    var previous: Item?
    if path.item > 0 {
      previous = new.itemIdentifier(
        for: ItemPath(section: path.section, item: path.item - 1)
      )
    }
    let inserted = trees.entries[outline]?.value?
      .insert(item, relocated[item], afterVisible: previous)
    index.insert(inserted ?? [], of: outline)
  }
}

extension SectionSnapshot {
  /// An item that is removed from one position in an outline and inserted at another one.
  ///
  /// The parent is the previous parent, or nil if the item was a root. An item that was expanded or had children needs
  /// an outline, which alone can represent this. The hidden descendants are inserted again below the item.
  @usableFromInline typealias RelocatedItem = (
    parent: Item?, needsOutline: Bool, isExpanded: Bool, hiddenItems: SectionSnapshot?
  )

  /// Returns the state of an item that moves, or nil if the outline does not have the item.
  ///
  /// The caller restores the state at the new position of the item.
  @inlinable
  func relocatedItem(_ item: Item) -> RelocatedItem? {
    slot(of: item).map { slot in
      let isExpanded = shape.isExpanded(slot)
      let needsOutline = isExpanded || shape.hasChildren(slot)
      return (stored[shape.parent(of: slot)], needsOutline, isExpanded, nil)
    }
  }

  /// Inserts an item after a visible item, or before all items if the visible item is nil.
  ///
  /// - Returns: The hashes of the inserted items.
  @inlinable
  mutating func insert(
    _ item: Item,
    _ relocated: RelocatedItem?,
    afterVisible previous: Item?
  ) -> [UInt32] {
    let hash = shortHash(item)
    if relocated == nil && slot(of: item, hash) != nil { return [] }
    var preferredParent: TreeShape.Slot?
    if let relocated {
      preferredParent = relocated.parent.map { slot(of: $0) } ?? TreeShape.sentinel
    }
    let destination = shape.destination(
      afterVisible: previous.flatMap { slot(of: $0) } ?? TreeShape.sentinel,
      preferredParent: preferredParent
    )
    let new = shape.insert([hash], at: destination)[0]
    store(item, at: new)
    // The item is in the snapshot. Its parent must be expanded to make it visible.
    shape.setExpanded(shape.parent(of: new), true)
    guard let relocated else { return [hash] }
    shape.setExpanded(new, relocated.isExpanded)
    guard let hidden = relocated.hiddenItems else { return [hash] }
    put(hidden, at: .start(of: new))
    return [hash] + hidden.shape.hashes()
  }
}
