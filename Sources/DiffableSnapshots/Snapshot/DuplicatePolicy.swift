/// What an edit does with an item that occurs more than once.
///
/// The *occurrences* of an item are the one that the snapshot already holds, if it does, followed
/// by those in the call, in their order. Data from a server repeats items more often than anyone
/// likes: ``keepFirst`` suits a next page that overlaps the last one, ``keepLast`` a log in which
/// the newest entry counts, and ``reject`` data that must not repeat at all.
public enum DuplicatePolicy: Hashable, Sendable {
  /// A repetition within the call throws ``SnapshotError/duplicateItems(_:call:)``; an item that
  /// the snapshot already holds moves to the new place.
  case reject

  /// The first occurrence counts, so that what is there already stays where and as it is.
  case keepFirst

  /// The last occurrence counts, so that what is there already gives way.
  case keepLast
}
