extension Snapshot {
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

extension Run {
  /// Returns the runs of items that are in both versions.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  /// - Returns: The longest possible runs, in positions across all sections, ascending in the new version.
  /// - Complexity: O(1) if one version is an unedited copy of the other. Otherwise O(*s* + *c* log *c*) plus
  ///   the cost of comparing the items in chunks that are not shared. *s* is the number of slots, and *c* the
  ///   number of chunks in groups that are not shared.
  // Inlined, it would keep the compiler from merging its callers for different types of a client.
  @inlinable
  @inline(never)
  static func matching<Item>(from old: ItemStore<Item>, to new: ItemStore<Item>) -> [Run] {
    let matching = ChunkMatching(old.shape, new.shape) {
      old.equalCount($0, $1, new, $2, $3, limit: $4)
    }
    return matching.runs(
      adding: Run.matching(
        old: matching.oldUnmatched.items(of: old),
        oldHashes: matching.oldUnmatched.hashes,
        new: matching.newUnmatched.items(of: new),
        newHashes: matching.newUnmatched.hashes
      )
    )
  }
}
