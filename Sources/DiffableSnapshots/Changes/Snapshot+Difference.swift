extension Snapshot {
  /// Returns the fewest changes that turn another snapshot into this one.
  ///
  /// Marks of this snapshot become reloads and reconfigurations. Marks of inserted sections and items and
  /// of items in reloaded sections have no effect. Marks of the old snapshot have no effect.
  ///
  /// If sections or items conform to ``ContentEquatable``, an overload compares their content too.
  /// Generic code that requires only `Hashable` calls this function.
  ///
  /// - Parameter old: The snapshot before the change.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: O(*n* + *r* log *r*) on average if the identifiers hash well, where *n* is the number
  ///   of sections and items. *r* is the number of runs of items that are adjacent in both snapshots. The
  ///   function hashes no identifier. If the snapshots are edited copies of each other or of a third
  ///   snapshot, *n* counts only the sections, the edited items and up to 512 items around each inserted or
  ///   deleted item. A moved item counts as both.
  @_disfavoredOverload
  public func difference(from old: Snapshot) -> Changeset<Section, Item> {
    Changeset(from: old, to: self, matching(from: old))
  }

  /// Returns which old section and item each section and item of this snapshot is.
  @inlinable
  func matching(from old: Snapshot) -> Matching {
    let (before, after) = (old.sectionList.list, sectionList.list)
    return Matching(
      sections: after.items.isIdentical(with: before.items)
        ? Run.whole(count: after.items.count)
        : Run.matching(
          old: before.items,
          oldHashes: before.hashes,
          new: after.items,
          newHashes: after.hashes
        ),
      items: Run.matching(from: old.store, to: store)
    )
  }
}

extension Snapshot where Item: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including items whose content
  /// has changed.
  ///
  /// An item in both snapshots is updated if this snapshot marks it or if the content of its two
  /// instances differs. If a mark and a content change ask for different updates, the item is reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for cells whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each item that the
  ///   snapshots do not share. An edited copy shares all but up to 512 items around each edit.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(
      from: old,
      sectionUpdate: nil,
      itemUpdate: { $1.isContentEqual(to: $0) ? nil : contentChanges }
    )
  }
}

extension Snapshot where Section: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including sections whose
  /// content has changed.
  ///
  /// A section in both snapshots is updated if this snapshot marks it or if the content of its two
  /// instances differs. If a mark and a content change ask for different updates, the section is
  /// reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for sections whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each section. The
  ///   content is not compared if one snapshot is a copy of the other without edits of sections.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(
      from: old,
      sectionUpdate: { $1.isContentEqual(to: $0) ? nil : contentChanges },
      itemUpdate: nil
    )
  }
}

extension Snapshot where Section: ContentEquatable, Item: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including sections and items
  /// whose content has changed.
  ///
  /// A section or an item in both snapshots is updated if this snapshot marks it or if the content of
  /// its two instances differs. If a mark and a content change ask for different updates, it is reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for sections and items whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each section and for
  ///   each item that the snapshots do not share. An edited copy shares all but up to 512 items around
  ///   each edit. The content of sections is not compared if one snapshot is a copy of the other without
  ///   edits of sections.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(
      from: old,
      sectionUpdate: { $1.isContentEqual(to: $0) ? nil : contentChanges },
      itemUpdate: { $1.isContentEqual(to: $0) ? nil : contentChanges }
    )
  }
}

extension Snapshot {
  /// Returns the fewest changes that turn another snapshot into this one, with updates that two functions
  /// choose.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - sectionUpdate: Returns the update for the headers and footers of a section in both snapshots, or
  ///     nil if they are up to date. Nil to compare no sections.
  ///   - itemUpdate: Returns the update for the cell of an item in both snapshots, or nil if the cell is up
  ///     to date. Nil to compare no items.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one call for each section and for each item that
  ///   the snapshots do not share.
  @inlinable
  package func difference(
    from old: Snapshot,
    sectionUpdate: ((_ old: Section, _ new: Section) -> ContentUpdate?)?,
    itemUpdate: ((_ old: Item, _ new: Item) -> ContentUpdate?)?
  ) -> Changeset<Section, Item> {
    let matching = matching(from: old)
    return Changeset(
      from: old,
      to: self,
      matching,
      sectionContent: sectionUpdate.map { contentChanges(ofSectionsFrom: old, matching, $0) } ?? [],
      itemContent: itemUpdate.map { contentChanges(ofItemsFrom: old, matching, $0) } ?? []
    )
  }

  /// Returns the sections that a function updates, in order.
  @inlinable
  func contentChanges(
    ofSectionsFrom old: Snapshot,
    _ matching: Matching,
    _ update: (_ old: Section, _ new: Section) -> ContentUpdate?
  ) -> [ContentChange] {
    let (before, after) = (old.sections, sections)
    if before.isIdentical(with: after) { return [] }
    var changes: [ContentChange] = []
    Run.forEachPair(in: matching.sections) { oldIndex, index in
      if let update = update(before[oldIndex], after[index]) {
        changes.append((index, update))
      }
    }
    return changes
  }

  /// Returns the items that a function updates, in order; it is not called for items that the snapshots share.
  @inlinable
  func contentChanges(
    ofItemsFrom old: Snapshot,
    _ matching: Matching,
    _ update: (_ old: Item, _ new: Item) -> ContentUpdate?
  ) -> [ContentChange] {
    var changes: [ContentChange] = []
    forEachUnsharedItem(from: old, in: matching.items) { oldItem, item, position in
      if let update = update(oldItem, item) { changes.append((position, update)) }
    }
    return changes
  }
}

extension Changeset {
  /// Returns the sections in both snapshots whose old and new instances meet a condition.
  ///
  /// - Parameter isIncluded: The condition. It is not called if the snapshots share all sections in memory.
  /// - Returns: The new indexes, ascending.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  package func keptSections(
    where isIncluded: (_ old: Section, _ new: Section) -> Bool
  ) -> [Int] {
    new.contentChanges(ofSectionsFrom: old, matching) { isIncluded($0, $1) ? .reload : nil }
      .map { $0.position }
  }

  /// Returns the items in both snapshots whose old and new instances meet a condition.
  ///
  /// - Parameter isIncluded: The condition. It is not called for items in memory that the snapshots share.
  /// - Returns: The new paths, ascending.
  /// - Complexity: O(*g* + *r* log *g* + *k* + *m* log *n*), where *g* is the number of blocks of items, *r* the number of
  ///   runs of items that are adjacent in both snapshots, *k* the number of items that may have changed, *m* the number
  ///   of included items and *n* the number of sections and items.
  @inlinable
  package func keptItems(
    where isIncluded: (_ old: Item, _ new: Item) -> Bool
  ) -> [ItemPath] {
    new.contentChanges(ofItemsFrom: old, matching) { isIncluded($0, $1) ? .reload : nil }
      .map { new.shape.path(of: new.shape.location(at: $0.position)) }
  }
}

/// The update for a section or an item whose content has changed, with the new index of the section, or the new
/// position of the item across all sections.
@usableFromInline
typealias ContentChange = (position: Int, update: ContentUpdate)

// Embedded Swift cannot find out at run time whether a type conforms to a protocol.
#if !hasFeature(Embedded)
  extension Snapshot {
    /// Returns the fewest changes, including sections and items whose content has changed if their types conform to
    /// ``ContentEquatable``.
    ///
    /// In a client, the compiler removes the casts of types that conform. For other types, the comparisons add no code
    /// to the client, because they are functions of their own.
    @inlinable
    func difference(
      from old: Snapshot,
      comparedContent update: ContentUpdate
    ) -> Changeset<Section, Item> {
      let matching = matching(from: old)
      var (sectionContent, itemContent): ([ContentChange], [ContentChange]) = ([], [])
      if let type = Section.self as? any ContentEquatable.Type {
        sectionContent = contentChanges(ofSectionsFrom: old, matching, as: type, update)
      }
      if let type = Item.self as? any ContentEquatable.Type {
        itemContent = contentChanges(ofItemsFrom: old, matching, as: type, update)
      }
      return Changeset(
        from: old,
        to: self,
        matching,
        sectionContent: sectionContent,
        itemContent: itemContent
      )
    }

    @inlinable
    func contentChanges<Content: ContentEquatable>(
      ofSectionsFrom old: Snapshot,
      _ matching: Matching,
      as type: Content.Type,
      _ update: ContentUpdate
    ) -> [ContentChange] {
      contentChanges(ofSectionsFrom: old, matching) { old, new in
        guard let old = old as? Content, let new = new as? Content else { return nil }
        return new.isContentEqual(to: old) ? nil : update
      }
    }

    @inlinable
    func contentChanges<Content: ContentEquatable>(
      ofItemsFrom old: Snapshot,
      _ matching: Matching,
      as type: Content.Type,
      _ update: ContentUpdate
    ) -> [ContentChange] {
      contentChanges(ofItemsFrom: old, matching) { old, new in
        guard let old = old as? Content, let new = new as? Content else { return nil }
        return new.isContentEqual(to: old) ? nil : update
      }
    }
  }
#endif
