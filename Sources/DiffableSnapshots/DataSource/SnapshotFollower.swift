/// Keeps something in step with the newest snapshot of a data source.
///
/// A class to inherit from: what a data source is to keep beside its snapshot is known to those who build
/// on it, not to the data source.
@usableFromInline
class SnapshotFollower<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Called just before the newest snapshot changes, also to one that waits for its turn or is skipped
  /// later.
  ///
  /// It may not call anything that belongs to users of the data source.
  ///
  /// - Parameters:
  ///   - old: The newest snapshot so far.
  ///   - new: The one that takes its place, without marks.
  ///   - move: The drag of the user that is all the difference, if it is one. The fewest changes might
  ///     be to move what the user has dragged the item past.
  func follow(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    by move: Move<ItemPath>?
  ) {}
}
