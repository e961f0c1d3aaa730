import DiffableSnapshots

/// A copy of a snapshot that several processes keep equal by sending patches, and the fingerprint of the copy.
///
/// The process that edits the snapshot calls ``update(to:)`` and sends the patch. The others call ``apply(_:)``. All
/// processes start with the same snapshot:
///
/// ```swift
/// // The sender:
/// var sender = SnapshotReplica(snapshot)
/// let patch = sender.update(to: edited)
///
/// // The receiver:
/// var receiver = SnapshotReplica(snapshot)
/// try receiver.apply(patch)
/// dataSource.apply(receiver.snapshot)
/// ```
///
/// Both methods compute the new fingerprint from the old fingerprint and the change. So their cost depends on the
/// change and hardly on the length of the list. `Changeset.patch` and
/// `Snapshot.applying(_:)` do the same without a replica, and compute the fingerprint
/// of the whole list each time.
public struct SnapshotReplica<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
where Section: StableHashable, Item: StableHashable {
  /// The current snapshot.
  ///
  /// After ``apply(_:)``, the snapshot has marks for the reloads and reconfigurations of the patch. After
  /// ``update(to:)``, it has no marks.
  public private(set) var snapshot: Snapshot<Section, Item>

  /// The fingerprint of the snapshot.
  public private(set) var fingerprint: SnapshotFingerprint

  /// Creates a replica.
  ///
  /// - Parameter snapshot: The first snapshot.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable
  public init(_ snapshot: Snapshot<Section, Item> = Snapshot()) {
    self.init(snapshot, fingerprint: snapshot.fingerprint)
  }

  @usableFromInline
  init(_ snapshot: Snapshot<Section, Item>, fingerprint: SnapshotFingerprint) {
    self.snapshot = snapshot
    self.fingerprint = fingerprint
  }

  /// Replaces the snapshot by a new one, and returns the patch for the other replicas.
  ///
  /// Marks of the new snapshot become reloads and reconfigurations of the patch. Items and sections whose stable
  /// hashes have changed are part of the patch without a mark, too.
  ///
  /// - Parameter new: The new snapshot.
  /// - Returns: The patch from the previous snapshot to the new one.
  /// - Complexity: That of ``/DiffableSnapshots/Snapshot/difference(from:)``, and the stable hashes of the old and the
  ///   new instance of each item that the snapshots do not share: in an edited copy, up to 512 items around each edit.
  ///   The patch adds O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed
  ///   items and *n* the number of sections and items.
  @inlinable
  public mutating func update(
    to new: Snapshot<Section, Item>
  ) -> SnapshotPatch<Section, Item> {
    let patch = new.difference(from: snapshot, contentComparison: .none)
      .patch(from: fingerprint)
    // The stored snapshot has no marks. Otherwise `update(to:)` with an edited copy of it would send them again.
    self = SnapshotReplica(new.withoutMarksAndProblems(), fingerprint: patch.newFingerprint)
    return patch
  }

  /// Applies the patch of another replica.
  ///
  /// - Parameter patch: The patch, which may come from an untrusted source.
  /// - Throws: ``SnapshotPatchError`` if the patch is for another snapshot, or if it was damaged. The replica is then
  ///   unchanged.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed
  ///   items and *n* the number of sections and items. O(*n*) if more than 16 sections are inserted or moved.
  public mutating func apply(
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) {
    snapshot = try snapshot.applying(patch, fingerprint: fingerprint)
    fingerprint = patch.newFingerprint
  }
}
