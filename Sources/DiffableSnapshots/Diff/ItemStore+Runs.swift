extension ItemStore {
  /// Returns the runs of items that are in both versions.
  ///
  /// - Parameter old: The version before.
  /// - Returns: The longest possible runs, in positions across all sections, ascending in this version.
  /// - Complexity: O(1) if one version is an unedited copy of the other. Otherwise O(*s* + *c* log *c*) plus
  ///   the cost of comparing the items in chunks that are not shared. *s* is the number of slots, and *c* the
  ///   number of chunks in groups that are not shared.
  @inlinable
  func runs(from old: ItemStore) -> [Run] {
    let matching = ChunkMatching(old.shape, shape) {
      old.equalCount($0, $1, self, $2, $3, limit: $4)
    }
    return matching.runs(
      adding: Run.matching(
        old: old.items(of: matching.oldUnmatched),
        oldHashes: matching.oldUnmatched.hashes,
        new: items(of: matching.newUnmatched),
        newHashes: matching.newUnmatched.hashes
      )
    )
  }

  /// Returns the items that are not matched yet.
  @inlinable
  func items(of rest: ChunkMatching.UnmatchedItems) -> [Item] {
    if let slot = rest.onlySlot { return items[slot] }
    var found: [Item] = []
    found.reserveCapacity(rest.hashes.count)
    for (slot, range) in rest.parts { found += items[slot][range] }
    return found
  }
}
