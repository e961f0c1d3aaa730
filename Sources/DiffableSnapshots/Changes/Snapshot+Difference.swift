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
  @inlinable
  public func difference(from old: Snapshot) -> Changeset<Section, Item> {
    Changeset(from: old, to: self, matching(from: old))
  }

  /// Returns which old section and item each section and item of this snapshot is.
  @inlinable
  func matching(from old: Snapshot) -> Matching {
    Matching(sections: sectionRuns(from: old), items: Run.matching(from: old.store, to: store))
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
