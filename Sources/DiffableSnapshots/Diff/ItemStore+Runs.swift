extension ItemStore {
  /// Returns the runs of items that two versions have in common.
  ///
  /// - Parameter old: The version before.
  /// - Returns: The longest possible runs, in positions, ascending in this version.
  /// - Complexity: O(1) when both are copies, else O(*s* + *c* log *c*) plus the cost of comparing the
  ///   items of the chunks that are not shared, where *s* is the number of slots, each of which takes
  ///   four bytes, and *c* the number of chunks in groups that are not shared.
  @inlinable
  func runs(from old: ItemStore) -> [Run] {
    if shape.isIdentical(with: old.shape) { return Run.whole(count: shape.count) }
    let comparison = VersionComparison(old.shape, shape) {
      old.equalCount($0, $1, self, $2, $3, limit: $4)
    }
    return comparison.runs(
      adding: Run.matching(
        old: old.items(of: comparison.oldUnmatched),
        oldHashes: comparison.oldUnmatched.hashes,
        new: items(of: comparison.newUnmatched),
        newHashes: comparison.newUnmatched.hashes
      )
    )
  }

  /// Returns the items that a comparison has left.
  @inlinable
  func items(of rest: VersionComparison.UnmatchedItems) -> [Item] {
    if rest.parts.count == 1 && rest.parts[0].range.count == items[rest.parts[0].slot].count {
      return items[rest.parts[0].slot]
    }
    var found: [Item] = []
    found.reserveCapacity(rest.hashes.count)
    for (slot, range) in rest.parts { found += items[slot][range] }
    return found
  }
}

extension Run {
  /// Returns the run of a collection that has not changed.
  @usableFromInline
  static func whole(count: Int) -> [Run] {
    count == 0 ? [] : [Run(old: 0, new: 0, length: count)]
  }
}
