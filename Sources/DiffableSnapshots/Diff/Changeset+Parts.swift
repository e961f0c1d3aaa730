// What undo and patches add to the positions of the changes.
extension Changeset {
  /// The inserted sections, each with its inserted items; nil if an index is out of bounds.
  ///
  /// Items that move to an inserted section are not listed.
  @usableFromInline package var insertedSections: [SnapshotSection<Section, Item>]? {
    let destinations = Set(items.moves.map { $0.to })
    var inserted: [SnapshotSection<Section, Item>] = []
    for index in sections.insertions {
      guard let section = new.sectionIdentifier(for: index) else { return nil }
      var items = new.store.items(ofSection: index)
      if !destinations.isEmpty {
        items = items.indices
          .filter { !destinations.contains(ItemPath(section: index, item: $0)) }
          .map { items[$0] }
      }
      inserted.append(SnapshotSection(section, items: items))
    }
    return inserted
  }

  /// The inserted items; nil if a path is out of bounds.
  @usableFromInline package var insertedItems: [Item]? {
    let inserted = items.insertions.compactMap { new.itemIdentifier(for: $0) }
    return inserted.count == items.insertions.count ? inserted : nil
  }

  /// Returns the new positions of sections and items in both snapshots whose old and new instances meet conditions.
  ///
  /// - Parameters:
  ///   - isSectionIncluded: The condition for sections. Not called if the snapshots share all sections in memory.
  ///   - isItemIncluded: The condition for items. Not called for items in memory that the snapshots share.
  /// - Returns: The indexes of the sections and the paths of the items, ascending.
  /// - Complexity: O(*s* + *g* + *r* log *g* + *k* + *m* log *n*), where *s* is the number of sections, *g* the number of
  ///   blocks of items, *r* the number of runs of items that are adjacent in both snapshots, *k* the number of items that
  ///   may have changed, *m* the number of included items and *n* the number of sections and items.
  @inlinable
  package func positions(
    whereSections isSectionIncluded: (_ old: Section, _ new: Section) -> Bool,
    items isItemIncluded: (_ old: Item, _ new: Item) -> Bool
  ) -> (sections: [Int], items: [ItemPath]) {
    var (sections, items) = ([Int](), [ItemPath]())
    if !new.sections.isIdentical(with: old.sections) {
      Run.forEachPair(in: matching.sections) { oldIndex, index in
        if isSectionIncluded(old.sections[oldIndex], new.sections[index]) { sections.append(index) }
      }
    }
    new.forEachUnsharedItem(from: old, in: matching.items) { oldItem, item, position in
      if isItemIncluded(oldItem, item) {
        items.append(new.shape.path(of: new.shape.location(at: position)))
      }
    }
    return (sections, items)
  }
}
