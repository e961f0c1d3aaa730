extension Snapshot: Hashable {
  /// Returns whether both snapshots have the same sections and items in the same order, regardless of marks
  /// and problems.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. Memory that both snapshots share is
  ///   not compared. Comparing a snapshot with its unchanged copy is O(1).
  @inlinable
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.storage.isIdentical(with: right.storage)
      || left.sections == right.sections
        && Run.areItemsEqual(left.shape, right.shape) { [left = left.store, right = right.store] in
          left.equalCount($0, $1, right, $2, $3, limit: $4)
        }
  }

  /// Hashes the sections and items in their order, regardless of marks and problems.
  ///
  /// The hashes of the items are stored, so the method does not call their `hash(into:)`.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    hasher.combine(shape.combinedHash)
  }
}
