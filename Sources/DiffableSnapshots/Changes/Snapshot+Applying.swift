extension Snapshot {
  /// Returns this snapshot with the changes of a changeset.
  ///
  /// The result takes inserted identifiers, and new instances of reloaded or reconfigured identifiers,
  /// from the changeset's new snapshot. So `changeset.old.applying(changeset)` equals `changeset.new`. Deletions
  /// and moves use only indexes and paths: at these positions, this snapshot may have other identifiers than
  /// `changeset.old`.
  ///
  /// - Parameter changeset: The changes.
  /// - Returns: The snapshot with the changes, and with marks for all reloads and reconfigurations. Nil if an
  ///   index or a path in the changeset is out of bounds or occurs twice, if the result would contain an
  ///   identifier twice, or if it would lack an identifier that the changeset reloads or reconfigures.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed items
  ///   and *n* the number of sections and items. O(*n*) if more than 16 sections are deleted, inserted or moved.
  public func applying(_ changeset: Changeset<Section, Item>) -> Snapshot? {
    let (new, sections, items) = (changeset.new, changeset.sections, changeset.items)
    guard let insertedSections = changeset.insertedSections,
      let insertedItems = changeset.insertedItems,
      var result = try? performing(changeset.changes, insertedSections, insertedItems)
    else { return nil }
    result.reloadSections(sections.reloads.compactMap { new.sectionIdentifier(for: $0) })
    result.reconfigureSections(
      sections.reconfigurations.compactMap { new.sectionIdentifier(for: $0) }
    )
    result.reloadItems(items.reloads.compactMap { new.itemIdentifier(for: $0) })
    result.reconfigureItems(items.reconfigurations.compactMap { new.itemIdentifier(for: $0) })
    return result.hasProblems ? nil : result
  }
}

extension Snapshot {
  /// Returns this snapshot with changes of sections and items, and without marks.
  ///
  /// The positions may come from an untrusted source. The result shares the memory of all other items. The function
  /// ignores reloads and reconfigurations.
  ///
  /// - Parameters:
  ///   - changes: The positions of the changes.
  ///   - insertedSections: The inserted sections, in the order of the insertions, each with its inserted items. Items that
  ///     move to an inserted section are not listed.
  ///   - insertedItems: The inserted items, in the order of the insertions.
  /// - Returns: The new snapshot.
  /// - Throws: The first list that does not fit this snapshot.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed items
  ///   and *n* the number of sections and items. O(*n*) if more than 16 sections are deleted, inserted or moved.
  package func performing(
    _ changes: ListChanges,
    _ insertedSections: [SnapshotSection<Section, Item>],
    _ insertedItems: [Item]
  ) throws(ChangesFault) -> Snapshot {
    let plan = try CheckedChanges(changes, shape)
    var result = withoutMarksAndProblems()
    let moved = plan.movedPositions.map { shape.location(at: $0) }
    var added = HashedItems(
      moved.map { store.item(at: $0) },
      hashes: moved.map { shape.hash(at: $0) }
    )
    result.store.remove(atPositions: plan.removedPositions)
    if changes.sections.hasStructure {
      var inserted: [Int: Section] = [:]
      for (index, section) in zip(changes.sections.insertions, insertedSections) {
        inserted[index] = section.identifier
      }
      try result.arrangeSections(plan, inserted: inserted)
    }
    added.append(contentsOf: HashedItems(hashing: insertedItems))
    for section in insertedSections {
      added.append(contentsOf: HashedItems(hashing: section.items))
    }
    try result.add(
      added,
      at: plan.additions(to: result.shape, insertedSections.map { $0.items.count })
    )
    result.checkInvariants()
    return result
  }

  /// Deletes and moves sections, and inserts sections without their items.
  private mutating func arrangeSections(
    _ plan: CheckedChanges,
    inserted: [Int: Section]
  ) throws(ChangesFault) {
    var list = HashedItems<Section>()
    for (index, oldIndex) in plan.oldIndexes.enumerated() {
      if let oldIndex {
        list.items.append(sections[oldIndex])
        list.hashes.append(sectionList.list.hashes[oldIndex])
      } else if let section = inserted[index] {
        list.items.append(section)
        list.hashes.append(shortHash(section))
      }
    }
    let repeated = list.repeatedOffsets()
    guard repeated.isEmpty else { throw .duplicateSections(repeated) }
    sectionList = SectionList(list)
    if plan.changesSectionsInSteps {
      store.removeSections(plan.deletedSections)
      for step in plan.sectionSteps { store.shape.moveSection(from: step.from, to: step.to) }
      for (index, oldIndex) in plan.oldIndexes.enumerated() where oldIndex == nil {
        store.insertEmptySections(1, at: index)
      }
    } else {
      store = ItemStore(
        sections: plan.oldIndexes.map { index in
          index.map { store.contents(ofSection: $0) } ?? HashedItems()
        }
      )
    }
  }

  /// Inserts items in runs, or throws if an item repeats or is already in the snapshot.
  private mutating func add(
    _ added: HashedItems<Item>,
    at runs: [(path: ItemPath, offsets: [Int])]
  ) throws(ChangesFault) {
    let known = store.locations(of: added.items, hashes: added.hashes)
    let duplicates = known.indices.filter { known[$0] != nil } + added.repeatedOffsets()
    guard duplicates.isEmpty else {
      throw .duplicateItems(CheckedChanges.paths(of: duplicates, in: runs))
    }
    for (path, offsets) in runs {
      let items = HashedItems(
        added.items.elements(at: offsets),
        hashes: added.hashes.elements(at: offsets)
      )
      let location = shape.location(section: path.section, item: path.item)
      store.insert(items, at: location ?? shape.endLocation(ofSection: path.section))
    }
  }
}

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
