extension Changeset where Section: StableHashable, Item: StableHashable {
  /// The change as a value to send to another process.
  ///
  /// If a section or an item is in both snapshots and its stable hash has changed, the patch contains its new instance,
  /// even without a mark. Instances that both snapshots share in memory have not changed, so they are not compared.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items. ``SnapshotReplica/update(to:)`` knows the
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
    patch.add(insertedFrom: new)
    // If both snapshots share the sections in memory, the instances are the same.
    if !new.sections.isIdentical(with: old.sections) {
      Run.forEachPair(in: matching.sections) { oldIndex, index in
        let section = new.sections[index]
        if sectionHash(section) != sectionHash(old.sections[oldIndex]) {
          patch.replacedSections.append(index)
          patch.sectionInstances.append(section)
        }
      }
    }
    new.store.forEachUnshared(from: old.store, in: matching.items) { oldItem, item, position in
      if itemHash(item) != itemHash(oldItem) {
        patch.replacedItems.append(new.shape.path(of: new.shape.location(at: position)))
        patch.itemInstances.append(item)
      }
    }
    patch.newFingerprint = fingerprint.advanced(by: patch, from: old, to: new)
    return patch
  }
}

extension SnapshotPatch {
  /// Adds the inserted sections and items.
  @usableFromInline
  mutating func add(insertedFrom new: Snapshot<Section, Item>) {
    let destinations = Set(changes.items.moves.map { $0.to })
    insertedSections = changes.sections.insertions.map { index in
      var items = new.store.items(ofSection: index)
      if !destinations.isEmpty {
        items = items.indices
          .filter { !destinations.contains(ItemPath(section: index, item: $0)) }
          .map { items[$0] }
      }
      return SnapshotSection(new.sections[index], items: items)
    }
    insertedItems = changes.items.insertions.compactMap { new.itemIdentifier(for: $0) }
  }
}
