import DiffableSnapshots

/// The links between neighbors that a change removes or adds; a fingerprint is the sum of all links of a snapshot.
///
/// A link is identified by the section or the item where it starts. An item that is deleted, inserted, moved or
/// replaced changes its own link and the link that leads to it.
struct ChangedLinks<Section: Hashable & Sendable, Item: Hashable & Sendable>
where Section: StableHashable, Item: StableHashable {
  private var items: [Item] = []

  /// The sections whose link to their first item has changed.
  private var sections: [Section] = []

  private var hasSectionChanges = false

  /// - Parameters:
  ///   - patch: The changes.
  ///   - old: The snapshot before the changes.
  ///   - new: The snapshot after the changes.
  init(
    _ patch: SnapshotPatch<Section, Item>,
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>
  ) {
    let changes = patch.changes
    hasSectionChanges = changes.sections.hasStructure || !patch.replacedSections.isEmpty
    for section in changes.sections.deletions { addSection(section, of: old) }
    for section in changes.sections.insertions { addSection(section, of: new) }
    for section in patch.replacedSections { addStart(of: section, new) }
    for path in changes.items.deletions { addItem(at: path, of: old) }
    for path in changes.items.insertions + patch.replacedItems { addItem(at: path, of: new) }
    for move in changes.items.moves {
      addItem(at: move.from, of: old)
      addItem(at: move.to, of: new)
    }
    (items, sections) = (items.distinct(), sections.distinct())
  }

  /// Returns the sum of the changed links that a snapshot contains.
  func sum(in snapshot: Snapshot<Section, Item>) -> UInt64 {
    var sum = hasSectionChanges ? snapshot.sectionLinks : 0
    for section in sections {
      guard let index = snapshot.indexOfSection(section) else { continue }
      let start = snapshot.sectionIdentifier(for: index).map { sectionHash($0) } ?? startOfList
      sum &+= link(start, hash(at: ItemPath(section: index, item: 0), of: snapshot))
    }
    for item in items {
      guard let path = snapshot.itemPath(for: item) else { continue }
      let next = ItemPath(section: path.section, item: path.item + 1)
      sum &+= link(hash(at: path, of: snapshot), hash(at: next, of: snapshot))
    }
    return sum
  }

  private func hash(at path: ItemPath, of snapshot: Snapshot<Section, Item>) -> UInt64 {
    snapshot.itemIdentifier(for: path).map { itemHash($0) } ?? endOfSection
  }

  private mutating func addSection(_ index: Int, of snapshot: Snapshot<Section, Item>) {
    addStart(of: index, snapshot)
    let count = snapshot.numberOfItems(inSectionAt: index) ?? 0
    items += (0..<count).compactMap {
      snapshot.itemIdentifier(for: ItemPath(section: index, item: $0))
    }
  }

  private mutating func addStart(of index: Int, _ snapshot: Snapshot<Section, Item>) {
    if let section = snapshot.sectionIdentifier(for: index) { sections.append(section) }
  }

  /// Adds the item at a path, and the section or the item before it.
  private mutating func addItem(at path: ItemPath, of snapshot: Snapshot<Section, Item>) {
    if let item = snapshot.itemIdentifier(for: path) { items.append(item) }
    if path.item == 0 {
      addStart(of: path.section, snapshot)
    } else if let previous = snapshot.itemIdentifier(
      for: ItemPath(section: path.section, item: path.item - 1)
    ) {
      items.append(previous)
    }
  }
}

extension SnapshotFingerprint {
  /// Returns the fingerprint of the snapshot after a patch.
  ///
  /// - Parameters:
  ///   - patch: The patch, whose indexes and paths are in bounds.
  ///   - old: The snapshot before the patch, which has this fingerprint.
  ///   - new: The snapshot after the patch.
  /// - Returns: The fingerprint of `new`.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *n* the number of sections and
  ///   items, and *c* the number of changed items, including the items of deleted and inserted sections. O(*c* log *n*)
  ///   if no section changes.
  @usableFromInline
  func advanced<Section: StableHashable, Item: StableHashable>(
    by patch: SnapshotPatch<Section, Item>,
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>
  ) -> SnapshotFingerprint {
    let links = ChangedLinks(patch, from: old, to: new)
    return SnapshotFingerprint(value: value &- links.sum(in: old) &+ links.sum(in: new))
  }
}
