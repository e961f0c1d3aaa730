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
  /// Inlined, so that a caller that is generic in the other snapshot compiles the edit for this one.
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
    guard let edit = new.positionEdit(from: old) else { return }
    perform(edit, at: start, inSection: section, isIdentical) { positions in
      new.items(atPositions: positions).map(make)
    }
  }

  /// Returns the positions that an edit has changed; nil if both are copies of one version.
  @inlinable
  func positionEdit(from old: Snapshot) -> PositionEdit? {
    if shape.isIdentical(with: old.shape) { return nil }
    // Without shared items a comparison finds little, and the list compares all of them anyway.
    guard store.sharesItems(with: old.store) else {
      return PositionEdit(from: old.numberOfItems, to: numberOfItems, in: [])
    }
    let runs = Run.stayingRuns(of: store.runs(from: old.store))
    var edit = PositionEdit(from: old.numberOfItems, to: numberOfItems, in: runs)
    store.forEachUnshared(from: old.store, in: runs) { _, _, position in edit.replace(position) }
    return edit
  }

  /// Returns the items at a range of positions, across all sections.
  @inlinable
  func items(atPositions positions: Range<Int>) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(positions.count)
    while items.count < positions.count {
      let location = shape.location(at: positions.lowerBound + items.count)
      let stored = store.items[location.slot]
      let end = min(stored.count, location.offset + positions.count - items.count)
      items.append(contentsOf: stored[location.offset..<end])
    }
    return items
  }

  /// Deletes, inserts and replaces items in a section.
  ///
  /// - Parameters:
  ///   - edit: The positions, from the first item that takes part.
  ///   - start: The position of that item across all sections.
  ///   - section: The index of its section.
  ///   - isIdentical: Whether replacing an item by another one that is equal would change nothing.
  ///   - items: Returns the new items at a range of positions.
  @inlinable
  mutating func perform(
    _ edit: PositionEdit,
    at start: Int,
    inSection section: Int,
    _ isIdentical: (_ item: Item, _ other: Item) -> Bool,
    items: (Range<Int>) -> [Item]
  ) {
    if !edit.deletions.isEmpty {
      store.remove(atPositions: edit.deletions.map { start + $0 })
    }
    for positions in edit.insertions {
      let position = start + positions.lowerBound
      let isEnd = position == shape.start(section) + shape.size(section)
      store.insert(
        HashedItems(hashing: items(positions)),
        at: isEnd ? shape.endLocation(ofSection: section) : shape.location(at: position)
      )
    }
    for positions in edit.replacements {
      for (position, item) in zip(positions, items(positions)) {
        let location = shape.location(at: start + position)
        // Writing an identical item would copy memory that versions share.
        if !isIdentical(item, store.item(at: location)) { store.replace(at: location, item) }
      }
    }
    checkInvariants()
  }
}

extension ItemStore {
  /// Whether two versions have items in the same memory.
  ///
  /// - Complexity: O(*s*), where *s* is the number of slots.
  @inlinable
  func sharesItems(with old: ItemStore) -> Bool {
    let oldCount = old.shape.slotCount
    return shape.slots.contains {
      Int($0) < oldCount && !items[$0].isEmpty && items[$0].isIdentical(with: old.items[$0])
    }
  }
}

/// The positions at which an edit has deleted, inserted or replaced items.
@usableFromInline
struct PositionEdit {
  /// The old positions of deleted items, ascending.
  @usableFromInline let deletions: [Int]

  /// The new positions of inserted items, ascending; no range is empty.
  @usableFromInline let insertions: [Range<Int>]

  /// The new positions of items that may be other instances now, ascending; no range is empty.
  @usableFromInline private(set) var replacements: [Range<Int>] = []

  /// - Parameters:
  ///   - oldCount: The number of items before the edit.
  ///   - newCount: The number of items after the edit.
  ///   - runs: The runs of items that are neither deleted nor inserted.
  @usableFromInline
  init(from oldCount: Int, to newCount: Int, in runs: [Run]) {
    var (deletions, insertions) = ([Int](), [Range<Int>]())
    Run.forEachOldGap(in: runs, count: oldCount) { deletions += $0 }
    Run.forEachNewGap(in: runs, count: newCount) { if !$0.isEmpty { insertions.append($0) } }
    (self.deletions, self.insertions) = (deletions, insertions)
  }

  /// Adds a replaced item after all others.
  @usableFromInline
  mutating func replace(_ position: Int) {
    if let last = replacements.last, last.upperBound == position {
      replacements[replacements.count - 1] = last.lowerBound..<position + 1
    } else {
      replacements.append(position..<position + 1)
    }
  }
}

extension Run {
  /// Returns the runs that keep their relative order.
  @usableFromInline
  static func stayingRuns(of runs: [Run]) -> [Run] {
    let stays = staying(runs)
    return runs.indices.filter { stays.contains($0) }.map { runs[$0] }
  }
}

// MARK: - Comparing with another snapshot

extension Snapshot {
  /// Finds the fewest changes that turn another snapshot into this one, and lets functions say what changed
  /// in sections and items that both hold.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - sectionUpdate: Returns how headers and footers come to show a new instance of a section; nil if
  ///     they are up to date.
  ///   - itemUpdate: Returns how a cell comes to show a new instance of an item; nil if it is up to date.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: That of ``difference(from:)``, and a call for each item that both snapshots do not share.
  @inlinable
  package func difference(
    from old: Snapshot,
    sectionUpdate: @escaping (_ old: Section, _ new: Section) -> ContentUpdate?,
    itemUpdate: @escaping (_ old: Item, _ new: Item) -> ContentUpdate?
  ) -> Changeset<Section, Item> {
    var content = ContentComparison<Section, Item>()
    content.sectionMark = { Mark(sectionUpdate($0, $1)) }
    content.itemMark = { Mark(itemUpdate($0, $1)) }
    return difference(from: old, content)
  }
}

extension Mark {
  @inlinable
  init(_ update: ContentUpdate?) {
    self =
      switch update {
      case nil: .none
      case .reconfigure: .reconfigure
      case .reload: .reload
      }
  }
}

/// How the items of a snapshot come from those of an older one.
package struct ItemComparison<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: Snapshot<Section, Item>
  private let new: Snapshot<Section, Item>
  private let runs: [Run]
  private let edit: PositionEdit

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - new: The snapshot after the change.
  /// - Complexity: That of ``Snapshot/difference(from:)``.
  package init(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
    (self.old, self.new) = (old, new)
    runs = new.store.runs(from: old.store)
    edit = PositionEdit(from: old.numberOfItems, to: new.numberOfItems, in: runs)
  }

  /// The items that only the old snapshot holds, in order.
  package var deletedItems: [Item] {
    edit.deletions.map { old.store.item(at: old.shape.location(at: $0)) }
  }

  /// The items that only the new snapshot holds, in order.
  package var insertedItems: [Item] {
    edit.insertions.flatMap { new.items(atPositions: $0) }
  }

  /// Returns the items of both snapshots whose instances meet a condition.
  ///
  /// - Parameter isIncluded: The condition. Not called for items that both snapshots have in the same memory.
  /// - Returns: The new instances, in order.
  /// - Complexity: O(*g* + *r* log *g* + *k*), where *g* is the number of blocks of items, *r* that of the
  ///   runs of items that stayed together, and *k* that of the items that may have changed.
  package func items(where isIncluded: (_ item: Item, _ old: Item) -> Bool) -> [Item] {
    var items: [Item] = []
    new.store.forEachUnshared(from: old.store, in: runs) { oldItem, item, _ in
      if isIncluded(item, oldItem) { items.append(item) }
    }
    return items
  }
}
