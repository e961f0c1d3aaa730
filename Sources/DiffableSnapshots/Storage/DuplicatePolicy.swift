/// How an edit treats an item that occurs more than once.
///
/// An item *occurs* once for each equal instance in the snapshot and in the call. The instance in the snapshot
/// is the first occurrence; the instances in the call follow in their order. Data from a server often repeats
/// items:
///
/// - Use ``reject`` when a call must not insert any of its items if one of them repeats.
/// - Use ``keepFirst`` to append a page that overlaps the previous page.
/// - Use ``keepLast`` for a log in which the newest entry replaces older ones.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Inserts nothing if an item repeats within the call, which is a ``SnapshotProblem/duplicateItems(_:call:)``.
  ///
  /// An item that the snapshot already contains moves to the new path.
  case reject

  /// Keeps the first occurrence.
  ///
  /// An item that the snapshot already contains does not change or move.
  case keepFirst

  /// Keeps the last occurrence.
  ///
  /// An item that the snapshot already contains is replaced, and moves to the new path.
  case keepLast
}
