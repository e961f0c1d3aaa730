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
    let (sectionRuns, itemRuns) = (sectionRuns(from: old), store.runs(from: old.store))
    return changeset(from: old, sectionRuns, itemRuns)
  }

  /// Finds the changes, given what matches and which content has changed.
  @usableFromInline
  func changeset(
    from old: Snapshot,
    _ sectionRuns: [Run],
    _ itemRuns: [Run],
    sectionContent: [ContentChange] = [],
    itemContent: [ContentChange] = []
  ) -> Changeset<Section, Item> {
    var changes = ListChanges(
      oldSizes: old.shape.sizes,
      newSizes: shape.sizes,
      sectionRuns: sectionRuns,
      itemRuns: itemRuns
    )
    if isMarked || !sectionContent.isEmpty || !itemContent.isEmpty {
      changes.addSectionUpdates(sectionRuns, sectionList.marks, sectionContent)
      changes.addItemUpdates(itemRuns, shape, itemContent)
    }
    return Changeset(from: old, to: self, changes)
  }

  @inlinable
  func sectionRuns(from old: Snapshot) -> [Run] {
    let (before, after) = (old.contents.value.sections, contents.value.sections)
    if after.identifiers.isIdentical(with: before.identifiers) {
      return Run.whole(count: after.count)
    }
    return Run.matching(
      old: before.identifiers,
      oldHashes: before.hashes,
      new: after.identifiers,
      newHashes: after.hashes
    )
  }
}
