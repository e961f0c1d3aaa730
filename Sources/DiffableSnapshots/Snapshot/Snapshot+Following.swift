// What the package's other modules need from a snapshot beyond its public interface. Nothing here shows how
// items are stored.

extension Snapshot {
  /// Creates a snapshot whose sections have the items of other snapshots, one after another.
  ///
  /// The caller guarantees that no section and no item repeats. No item is hashed.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - parts: For each section, the snapshots whose items it gets.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  @inlinable
  package init<Other>(
    uncheckedSections sections: [Section],
    joining parts: [[Snapshot<Other, Item>]]
  ) {
    self.init(
      uncheckedSections: sections,
      items: parts.map { parts in
        var items = HashedItems<Item>()
        for part in parts {
          for section in part.sections.indices {
            items.append(contentsOf: part.store.contents(ofSection: section))
          }
        }
        return items
      }
    )
  }

  /// Returns a snapshot with the items of one section, which keep their marks.
  ///
  /// No item is hashed.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - section: The identifier of the section in the result.
  /// - Returns: The snapshot.
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  package func extractingSection<Other>(at index: Int, as section: Other) -> Snapshot<Other, Item> {
    Snapshot<Other, Item>(
      uncheckedSections: [section],
      items: [store.contents(ofSection: index)]
    )
  }

  /// Whether a section shares the memory of all its items with a section of an older version, and none of
  /// its items is marked.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - old: The older version.
  ///   - oldIndex: The section index in the older version.
  /// - Returns: False if an item may have been edited.
  /// - Complexity: O(*b* + log *n*), where *b* is the number of blocks of up to 512 items in the section.
  package func isSection(
    at index: Int,
    untouchedSince old: Snapshot,
    at oldIndex: Int
  ) -> Bool {
    let (slots, oldSlots) = (shape.slots(ofSection: index), old.shape.slots(ofSection: oldIndex))
    return !shape.isSectionMarked(index)
      && slots.elementsEqual(oldSlots) { store.items[$0].isIdentical(with: old.store.items[$1]) }
  }

  /// Whether a section is marked, or an item may be.
  package var hasMarks: Bool { isMarked }

  /// Returns the same snapshot without marks.
  ///
  /// - Complexity: O(1) without marks.
  package func removingMarks() -> Snapshot { withoutMarks() }
}

// MARK: - Following another snapshot

extension Snapshot {
  /// Repeats in a section of this snapshot the edit that led from one version of another snapshot to the
  /// next.
  ///
  /// The section holds one item for each item of the other snapshot, in the same order and without gaps.
  /// Items that stay in place keep their memory, unless the other snapshot may hold other instances now.
  ///
  /// Inlined, so that a generic caller compiles the edit for the items of this snapshot.
  ///
  /// - Parameters:
  ///   - old: The other snapshot before the edit.
  ///   - new: The other snapshot after the edit.
  ///   - start: The position of the first of these items in this snapshot, across all sections.
  ///   - section: The index of the section that holds them.
  ///   - isIdentical: Whether replacing an item by another one that is equal would change nothing.
  ///   - make: Makes an item of this snapshot for an item of the other one.
  /// - Complexity: O(1) when both versions are copies. When one is an edit of the other, O(*k* log *n*) on
  ///   average beside the cost of comparing them, where *k* is the number of items that were edited and up
  ///   to 512 around each edit, and *n* that of all items in this snapshot; else O(*n*).
  @inlinable
  @inline(__always)
  package mutating func follow<OtherSection, Other>(
    from old: Snapshot<OtherSection, Other>,
    to new: Snapshot<OtherSection, Other>,
    at start: Int = 0,
    inSection section: Int = 0,
    isIdentical: (_ item: Item, _ other: Item) -> Bool,
    make: (Other) -> Item
  ) {
    if new.hasSameStorage(as: old) { return }
    // The target's comparison compares them item by item anyway.
    guard new.sharesItems(with: old) else {
      removeItems(atPositions: Array(start..<start + old.numberOfItems))
      insert(new.itemIdentifiers.map(make), atPosition: start, inSection: section)
      return checkInvariants()
    }
    let edit = PositionEdit(from: old, to: new, removesMoved: true)
    removeItems(atPositions: edit.deletions.map { start + $0 })
    for positions in edit.insertions {
      let items = positions.map { make(new.item(atPosition: $0)) }
      insert(items, atPosition: start + positions.lowerBound, inSection: section)
    }
    new.store.forEachUnshared(from: old.store, in: edit.runs) { _, other, position in
      let (item, location) = (make(other), shape.location(at: start + position))
      // Writing an identical item would copy memory that versions share.
      if !isIdentical(item, store.item(at: location)) { store.replace(at: location, item) }
    }
    checkInvariants()
  }

  /// Whether both are copies of one version, as far as items are concerned.
  @inlinable
  func hasSameStorage(as old: Snapshot) -> Bool {
    shape.isIdentical(with: old.shape)
  }

  /// Whether two versions have items in the same memory.
  ///
  /// - Complexity: O(*s*), where *s* is the number of slots.
  @usableFromInline
  func sharesItems(with old: Snapshot) -> Bool {
    let oldCount = old.shape.slotCount
    return shape.slots.contains {
      Int($0) < oldCount && !store.items[$0].isEmpty
        && store.items[$0].isIdentical(with: old.store.items[$0])
    }
  }

  @inlinable
  func item(atPosition position: Int) -> Item { store.item(at: shape.location(at: position)) }

  @inlinable
  mutating func removeItems(atPositions positions: [Int]) {
    if !positions.isEmpty { store.remove(atPositions: positions) }
  }

  /// Inserts items that the snapshot does not hold into a section.
  @inlinable
  mutating func insert(_ items: [Item], atPosition position: Int, inSection section: Int) {
    if items.isEmpty { return }
    let start = shape.start(section)
    let location =
      position < start + shape.size(section)
      ? shape.location(at: position) : shape.endLocation(ofSection: section)
    store.insert(HashedItems(hashing: items), at: location)
  }
}

/// Which positions an edit has deleted and inserted.
@usableFromInline
struct PositionEdit {
  /// The runs of items that both versions have in common.
  @usableFromInline let runs: [Run]

  /// The positions of all other items of the old version, ascending.
  @usableFromInline let deletions: [Int]

  /// The ranges of the positions of all other items of the new version, ascending; none is empty.
  @usableFromInline let insertions: [Range<Int>]

  /// Compares two versions of a snapshot.
  ///
  /// - Parameters:
  ///   - old: The version before the edit.
  ///   - new: The version after the edit.
  ///   - removesMoved: Whether a moved item is deleted and inserted.
  @inlinable
  init<Section, Item>(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    removesMoved: Bool
  ) {
    self.init(
      new.store.runs(from: old.store),
      counts: (old.numberOfItems, new.numberOfItems),
      removesMoved: removesMoved
    )
  }

  @usableFromInline
  init(_ allRuns: [Run], counts: (old: Int, new: Int), removesMoved: Bool) {
    var runs = allRuns
    if removesMoved {
      let stays = Run.staying(allRuns)
      runs = allRuns.indices.filter { stays.contains($0) }.map { allRuns[$0] }
    }
    var (deletions, insertions) = ([Int](), [Range<Int>]())
    Run.forEachOldGap(in: runs, count: counts.old) { deletions += $0 }
    Run.forEachNewGap(in: runs, count: counts.new) { if !$0.isEmpty { insertions.append($0) } }
    (self.runs, self.deletions, self.insertions) = (runs, deletions, insertions)
  }
}

/// How the items of a snapshot come from those of an older one.
package struct ItemComparison<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: Snapshot<Section, Item>
  private let new: Snapshot<Section, Item>
  private let edit: PositionEdit

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - new: The snapshot after the change.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  package init(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
    (self.old, self.new) = (old, new)
    edit = PositionEdit(from: old, to: new, removesMoved: false)
  }

  /// The items that only the old snapshot holds, in order.
  package var deletedItems: [Item] { edit.deletions.map { old.item(atPosition: $0) } }

  /// The items that only the new snapshot holds, in order.
  package var insertedItems: [Item] {
    edit.insertions.flatMap { positions in positions.map { new.item(atPosition: $0) } }
  }

  /// Returns the items of both snapshots whose instances meet a condition.
  ///
  /// - Parameter isIncluded: The condition. Not called for items that both snapshots have in the same memory.
  /// - Returns: The new instances, in order.
  /// - Complexity: O(*g* + *r* log *g* + *k*), where *g* is the number of blocks of items, *r* that of the
  ///   runs of items that stayed together, and *k* that of the items that may have changed.
  package func items(where isIncluded: (_ item: Item, _ old: Item) -> Bool) -> [Item] {
    var items: [Item] = []
    new.store.forEachUnshared(from: old.store, in: edit.runs) { oldItem, item, _ in
      if isIncluded(item, oldItem) { items.append(item) }
    }
    return items
  }
}
