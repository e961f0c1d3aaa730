extension Snapshot {
  /// Returns the fewest changes that turn another snapshot into this one, with updates of changed content.
  ///
  /// A section or an item in both snapshots is updated if this snapshot marks it, or if the comparison of its two
  /// instances says so. If a mark and the comparison ask for different updates, it is reloaded. Marks of inserted
  /// sections and items and of items in reloaded sections have no effect. Marks of the old snapshot have no effect.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentComparison: How changed content is found.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: O(*n* + *r* log *r*) on average if the identifiers hash well, where *n* is the number
  ///   of sections and items. *r* is the number of runs of items that are adjacent in both snapshots. The
  ///   function hashes no identifier. If the snapshots are edited copies of each other or of a third
  ///   snapshot, *n* counts only the sections, the edited items and up to 512 items around each inserted or
  ///   deleted item. A moved item counts as both. Content is compared once for each section, and for each item that the
  ///   snapshots do not share; sections are not compared if one snapshot is a copy of the other without edits of
  ///   sections.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentComparison: ContentComparison<Section, Item>
  ) -> Changeset<Section, Item> {
    Changeset(from: old, to: self, matching(from: old), contentComparison)
  }

  #if !hasFeature(Embedded)
    /// Returns the fewest changes that turn another snapshot into this one.
    ///
    /// Sections and items that conform to ``ContentEquatable`` are reconfigured if their content has changed. Marks of
    /// this snapshot become reloads and reconfigurations.
    ///
    /// - Parameter old: The snapshot before the change.
    /// - Returns: The changes, which are minimal.
    /// - Complexity: That of ``difference(from:contentComparison:)``.
    @inlinable
    public func difference(from old: Snapshot) -> Changeset<Section, Item> {
      difference(from: old, contentComparison: .automatic)
    }
  #endif

  /// Returns the sections that a function updates, in order.
  @inlinable
  func contentChanges(
    ofSectionsFrom old: Snapshot,
    _ matching: Matching,
    _ update: (_ old: Section, _ new: Section) -> ContentUpdate?
  ) -> [ContentChange] {
    var changes: [ContentChange] = []
    forEachUnsharedSection(from: old, in: matching.sections) { oldSection, section, index in
      if let update = update(oldSection, section) { changes.append((index, update)) }
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
    var indexes: [Int] = []
    new.forEachUnsharedSection(from: old, in: matching.sections) { oldSection, section, index in
      if isIncluded(oldSection, section) { indexes.append(index) }
    }
    return indexes
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
    var paths: [ItemPath] = []
    new.forEachUnsharedItem(from: old, in: matching.items) { oldItem, item, position in
      if isIncluded(oldItem, item) {
        paths.append(new.shape.path(of: new.shape.location(at: position)))
      }
    }
    return paths
  }
}
