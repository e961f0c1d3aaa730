/// Observes the newest snapshot of a data source.
///
/// A subclass keeps its own state up to date with the snapshot. The data source knows only this base class.
@usableFromInline
class SnapshotObserver<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Called just before the newest snapshot changes, even if the list never shows the new snapshot.
  ///
  /// Overrides must not call closures that users of the data source provide, such as handlers.
  ///
  /// - Parameters:
  ///   - old: The current newest snapshot.
  ///   - new: The snapshot that replaces it, without marks.
  ///   - cause: Why the snapshot changes.
  func snapshotWillChange(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    because cause: SnapshotChangeCause
  ) {}

  /// Returns the descendants of an item that are items of the newest snapshot.
  ///
  /// When the user deletes the item, the data source deletes them too.
  ///
  /// - Parameters:
  ///   - item: An item of the newest snapshot.
  ///   - snapshot: The newest snapshot.
  /// - Returns: The descendants in order; none without an outline.
  func visibleDescendants(of item: Item, in snapshot: Snapshot<Section, Item>) -> [Item] { [] }

  /// Returns the state of the observer for a drag that starts now.
  ///
  /// - Parameters:
  ///   - newest: The newest snapshot, to which the state of the observer belongs.
  ///   - shown: The snapshot that the list shows. It is older while an `async` apply is being prepared.
  /// - Returns: The state for the shown snapshot, or nil if the observer has none.
  func dragContext(
    newest: Snapshot<Section, Item>,
    shown: Snapshot<Section, Item>
  ) -> DragContext<Section, Item>? { nil }
}

/// Why the newest snapshot of a data source changes.
@usableFromInline
enum SnapshotChangeCause {
  /// A snapshot is applied.
  case apply

  /// The user dragged an item.
  ///
  /// The move is the whole difference. The fewest changes between the two snapshots may consist of other moves.
  case drag(Move<ItemPath>)

  /// An outline changed, and the new snapshot shows it.
  case outlineChange
}
