import DiffableSnapshots

extension Snapshot where Section: StableHashable, Item: StableHashable {
  /// Returns this snapshot with the change of a patch.
  ///
  /// The result equals the snapshot of the sender after the change, including the content of sections and items.
  /// The sections and items that the patch reloads or reconfigures are marked. The result shares memory with this
  /// snapshot, so a data source finds the change quickly when you apply the result.
  ///
  /// - Parameter patch: The patch, which may come from an untrusted source.
  /// - Returns: The new snapshot, whose fingerprint is ``DiffableSync/SnapshotPatch/newFingerprint``.
  /// - Throws: ``DiffableSync/SnapshotPatchError`` if the patch is for another snapshot, or if it was damaged.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, plus the size of the patch.
  ///   ``DiffableSync/SnapshotReplica/apply(_:)`` knows the fingerprint of its snapshot, so its cost depends on the patch.
  @inlinable
  public func applying(
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) -> Snapshot {
    try applying(patch, fingerprint: fingerprint)
  }

  /// Returns this snapshot, whose fingerprint is known, with the change of a patch.
  @usableFromInline
  func applying(
    _ patch: SnapshotPatch<Section, Item>,
    fingerprint: SnapshotFingerprint
  ) throws(SnapshotPatchError) -> Snapshot {
    guard fingerprint == patch.oldFingerprint else {
      throw .otherSnapshot(found: fingerprint, expected: patch.oldFingerprint)
    }
    let result = try performing(patch)
    let found = fingerprint.advanced(by: patch, from: self, to: result)
    guard found == patch.newFingerprint else {
      throw .otherResult(found: found, expected: patch.newFingerprint)
    }
    return result
  }
}

extension Snapshot {
  /// Returns this snapshot with the change of a patch, without checking fingerprints.
  func performing(
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) -> Snapshot {
    try patch.checkCounts()
    var result = try performing(patch.changes, patch.insertedSections, patch.insertedItems)
    try result.replaceInstances(patch)
    try result.mark(patch.changes, asIn: result)
    return result
  }

  /// Replaces sections and items by the equal instances of a patch.
  private mutating func replaceInstances(
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) {
    let oldSections = try sections(at: patch.replacedSections, list: "replacedSections")
    let unequal = oldSections.indices.filter { oldSections[$0] != patch.sectionInstances[$0] }
    guard unequal.isEmpty else {
      throw .unequalSections(unequal.map { patch.replacedSections[$0] })
    }
    let oldItems = try items(at: patch.replacedItems, list: "replacedItems")
    let unequalItems = oldItems.indices.filter { oldItems[$0] != patch.itemInstances[$0] }
    guard unequalItems.isEmpty else {
      throw .unequalItems(unequalItems.map { patch.replacedItems[$0] })
    }
    reconfigureSections(patch.sectionInstances)
    reconfigureItems(patch.itemInstances)
    self = withoutMarksAndProblems()
  }

  /// Marks the sections and items that another snapshot has at the positions of reloads and reconfigurations.
  ///
  /// The instances of the other snapshot replace the equal instances in this snapshot.
  mutating func mark(
    _ changes: ListChanges,
    asIn other: Snapshot
  ) throws(SnapshotPatchError) {
    let (sections, items) = (changes.sections, changes.items)
    reloadSections(try other.sections(at: sections.reloads, list: "sectionReloads"))
    reconfigureSections(
      try other.sections(at: sections.reconfigurations, list: "sectionReconfigurations")
    )
    reloadItems(try other.items(at: items.reloads, list: "itemReloads"))
    reconfigureItems(try other.items(at: items.reconfigurations, list: "itemReconfigurations"))
  }

  /// Returns the sections at some indexes, in the same order.
  private func sections(at indexes: [Int], list: String) throws(SnapshotPatchError) -> [Section] {
    let sections = indexes.compactMap { sectionIdentifier(for: $0) }
    guard sections.count == indexes.count else {
      throw .invalidSections(indexes.filter { sectionIdentifier(for: $0) == nil }, list: list)
    }
    return sections
  }

  /// Returns the items at some paths, in the same order.
  private func items(at paths: [ItemPath], list: String) throws(SnapshotPatchError) -> [Item] {
    let items = paths.compactMap { itemIdentifier(for: $0) }
    guard items.count == paths.count else {
      throw .invalidPaths(paths.filter { itemIdentifier(for: $0) == nil }, list: list)
    }
    return items
  }
}
