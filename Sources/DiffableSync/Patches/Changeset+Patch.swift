import DiffableSnapshots

extension Changeset where Section: StableHashable, Item: StableHashable {
  /// The change as a value to send to another process.
  ///
  /// If a section or an item is in both snapshots and its stable hash has changed, the patch contains its new instance,
  /// even without a mark. Instances that both snapshots share in memory have not changed, so they are not compared.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. ``DiffableSync/SnapshotReplica/update(to:)`` knows the
  ///   fingerprint of the old snapshot, so its cost depends on the change.
  @inlinable public var patch: SnapshotPatch<Section, Item> { patch(from: old.fingerprint) }

  /// Returns the patch for a known fingerprint of the old snapshot.
  ///
  /// - Parameter fingerprint: The fingerprint of the old snapshot.
  /// - Returns: The patch.
  /// - Complexity: O(*s* + *c* log *n*) on average plus one hash for each item that the snapshots do not share, where *s*
  ///   is the number of sections, *c* the number of changed items and *n* the number of sections and items.
  @inlinable
  func patch(from fingerprint: SnapshotFingerprint) -> SnapshotPatch<Section, Item> {
    var patch = SnapshotPatch<Section, Item>(from: fingerprint, to: fingerprint)
    patch.changes = changes
    patch.insertedSections = insertedSections
    patch.insertedItems = insertedItems
    patch.replacedSections = keptSections { sectionHash($0) != sectionHash($1) }
    patch.sectionInstances = patch.replacedSections.compactMap { new.sectionIdentifier(for: $0) }
    patch.replacedItems = keptItems { itemHash($0) != itemHash($1) }
    patch.itemInstances = patch.replacedItems.compactMap { new.itemIdentifier(for: $0) }
    patch.newFingerprint = fingerprint.advanced(by: patch, from: old, to: new)
    return patch
  }
}
