extension Snapshot: Equatable {
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
}
