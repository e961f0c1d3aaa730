extension Snapshot {
  /// Finds the fewest changes that turn another snapshot into this one.
  ///
  /// Marks of this snapshot become reloads and reconfigurations, except on what is new anyway and on
  /// items inside a section that is reloaded. Marks of the old snapshot do not count.
  ///
  /// Sections and items that adopt ``ContentEquatable`` have a function of their own, which compares
  /// their content too. Generic code that knows them as `Hashable` only gets this one.
  ///
  /// - Parameter old: The snapshot before the change.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: O(*n*) on average plus O(*r* log *r*), where *n* is the number of sections and
  ///   items and *r* that of the runs of items that stayed together, provided that the identifiers
  ///   hash well; no identifier is hashed. Where one snapshot is an edit of the other, or both of a
  ///   third one, *n* counts only what was edited, up to 512 items around each edit, and the sections.
  @_disfavoredOverload
  @inlinable
  public func difference(from old: Snapshot) -> Changeset<Section, Item> {
    difference(from: old, ContentComparison())
  }

  /// The same for all: with content, where it can be compared.
  @inlinable
  func difference(
    from old: Snapshot,
    _ content: ContentComparison<Section, Item>
  ) -> Changeset<Section, Item> {
    let sectionRuns = sectionRuns(from: old)
    let itemRuns = store.runs(from: old.store)
    var changes = ListChanges(
      oldSizes: old.store.sizes,
      newSizes: store.sizes,
      sectionRuns: sectionRuns,
      itemRuns: itemRuns
    )
    if isMarked || content.isCompared {
      addSectionUpdates(to: &changes, from: old, sectionRuns, content)
      addItemUpdates(to: &changes, from: old, itemRuns, content)
    }
    return Changeset(from: old, to: self, changes)
  }

  @inlinable
  func sectionRuns(from old: Snapshot) -> [Run] {
    if sections.isIdentical(with: old.sections) {
      return sections.isEmpty ? [] : [Run(old: 0, new: 0, length: sections.count)]
    }
    return Run.matching(
      old: old.sections,
      oldHashes: old.sectionHashes,
      new: sections,
      newHashes: sectionHashes
    )
  }
}
