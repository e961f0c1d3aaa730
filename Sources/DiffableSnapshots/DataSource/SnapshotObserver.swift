/// Observes the newest snapshot of a data source.
///
/// A class to inherit from: the data source does not know what its subclasses keep in step with the snapshot.
@usableFromInline
class SnapshotObserver<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Called just before the newest snapshot changes, even if the list never shows the new snapshot.
  ///
  /// Overrides must not call code of the data source's users, such as handlers.
  ///
  /// - Parameters:
  ///   - old: The newest snapshot so far.
  ///   - new: The snapshot that replaces it, without marks.
  ///   - cause: Why the snapshot changes.
  func snapshotWillChange(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    because cause: SnapshotChangeCause
  ) {}
}

/// Why the newest snapshot of a data source changes.
@usableFromInline
enum SnapshotChangeCause {
  /// A snapshot is applied.
  case apply

  /// The user dragged an item. The move is the whole difference. The fewest changes may consist of other
  /// moves.
  case drag(Move<ItemPath>)

  /// An outline changed, and the new snapshot shows it.
  case outlineChange
}
