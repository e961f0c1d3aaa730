extension Snapshot where Section: StableHashable, Item: StableHashable {
  /// Returns this snapshot with the change of a patch.
  ///
  /// The result equals the snapshot of the sender after the change, including the content of sections and items.
  /// The sections and items that the patch reloads or reconfigures are marked. The result shares memory with this
  /// snapshot, so a data source finds the change quickly when you apply the result.
  ///
  /// - Parameter patch: The patch, which may come from an untrusted source.
  /// - Returns: The new snapshot, whose fingerprint is ``SnapshotPatch/newFingerprint``.
  /// - Throws: ``SnapshotPatchError`` if the patch is for another snapshot, or if it was damaged.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, plus the size of the patch.
  ///   ``SnapshotReplica/apply(_:)`` knows the fingerprint of its snapshot, so its cost depends on the patch.
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
    let plan = try PatchPlan(patch.changes, shape)
    var result = withoutMarksAndProblems()
    let moved = plan.movedPositions.map { shape.location(at: $0) }
    var added = HashedItems(
      moved.map { store.item(at: $0) },
      hashes: moved.map { shape.hash(at: $0) }
    )
    result.store.remove(atPositions: plan.removedPositions)
    if patch.changes.sections.hasStructure {
      try result.arrangeSections(plan, patch)
    }
    added.append(contentsOf: HashedItems(hashing: patch.insertedItems))
    for section in patch.insertedSections {
      added.append(contentsOf: HashedItems(hashing: section.items))
    }
    try result.add(
      added,
      at: plan.additions(to: result.shape, patch.insertedSections.map { $0.items.count })
    )
    try result.replaceInstances(patch)
    try result.mark(patch.changes)
    result.checkInvariants()
    return result
  }

  /// Deletes and moves sections, and inserts sections without their items.
  private mutating func arrangeSections(
    _ plan: PatchPlan,
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) {
    var inserted: [Int: Section] = [:]
    for (index, section) in zip(patch.changes.sections.insertions, patch.insertedSections) {
      inserted[index] = section.identifier
    }
    var list = HashedItems<Section>()
    for (index, oldIndex) in plan.oldIndexes.enumerated() {
      if let oldIndex {
        list.items.append(sections[oldIndex])
        list.hashes.append(sectionList.hashes[oldIndex])
      } else if let section = inserted[index] {
        list.items.append(section)
        list.hashes.append(shortHash(section))
      }
    }
    let repeated = list.repeatedOffsets()
    guard repeated.isEmpty else { throw .duplicateSections(repeated) }
    sectionList = SectionList(list.items, hashes: list.hashes)
    if plan.changesSectionsInSteps {
      store.removeSections(plan.deletedSections)
      for step in plan.sectionSteps { store.shape.moveSection(from: step.from, to: step.to) }
      for (index, oldIndex) in plan.oldIndexes.enumerated() where oldIndex == nil {
        store.insertSections([HashedItems()], at: index)
      }
    } else {
      store = ItemStore(
        sections: plan.oldIndexes.map { index in
          index.map { store.contents(ofSection: $0) } ?? HashedItems()
        }
      )
    }
  }

  /// Inserts items in runs, or throws if an item repeats or is already in the snapshot.
  private mutating func add(
    _ added: HashedItems<Item>,
    at runs: [(path: ItemPath, offsets: [Int])]
  ) throws(SnapshotPatchError) {
    let known = store.locations(of: added.items, hashes: added.hashes)
    let duplicates = known.indices.filter { known[$0] != nil } + added.repeatedOffsets()
    guard duplicates.isEmpty else {
      throw .duplicateItems(PatchPlan.paths(of: duplicates, in: runs))
    }
    for (path, offsets) in runs {
      let items = HashedItems(
        added.items.elements(at: offsets),
        hashes: added.hashes.elements(at: offsets)
      )
      let location = shape.location(section: path.section, item: path.item)
      store.insert(items, at: location ?? shape.endLocation(ofSection: path.section))
    }
  }

  /// Replaces sections and items by the equal instances of a patch.
  private mutating func replaceInstances(
    _ patch: SnapshotPatch<Section, Item>
  ) throws(SnapshotPatchError) {
    try check(patch.replacedSections, list: "replacedSections")
    let pairs = zip(patch.replacedSections, patch.sectionInstances)
    let unequal = pairs.filter { sections[$0] != $1 }.map { $0.0 }
    guard unequal.isEmpty else { throw .unequalSections(unequal) }
    for (index, section) in pairs { sectionList.identifiers[index] = section }

    let locations = try locations(of: patch.replacedItems, list: "replacedItems")
    let unequalItems = locations.indices.filter {
      store.item(at: locations[$0]) != patch.itemInstances[$0]
    }
    guard unequalItems.isEmpty else {
      throw .unequalItems(patch.replacedItems.elements(at: unequalItems))
    }
    for (location, item) in zip(locations, patch.itemInstances) {
      store.replace(at: location, item)
    }
  }

  /// Marks the sections and items that a patch reloads or reconfigures.
  private mutating func mark(_ changes: ListChanges) throws(SnapshotPatchError) {
    try check(changes.sections.reloads, list: "sectionReloads")
    try check(changes.sections.reconfigurations, list: "sectionReconfigurations")
    let reloaded = try locations(of: changes.items.reloads, list: "itemReloads")
    let reconfigured = try locations(
      of: changes.items.reconfigurations,
      list: "itemReconfigurations"
    )
    for index in changes.sections.reloads { sectionList.mark(.reload, at: index) }
    for index in changes.sections.reconfigurations { sectionList.mark(.reconfigure, at: index) }
    for location in reloaded { store.shape.mark(.reload, at: location) }
    for location in reconfigured { store.shape.mark(.reconfigure, at: location) }
    if changes.hasUpdates { isMarked = true }
  }

  private func check(_ indexes: [Int], list: String) throws(SnapshotPatchError) {
    let wrong = indexes.filter { !sections.indices.contains($0) }
    guard wrong.isEmpty else { throw .invalidSections(wrong, list: list) }
  }

  /// Returns the locations of paths, in the same order.
  private func locations(
    of paths: [ItemPath],
    list: String
  ) throws(SnapshotPatchError) -> [ListShape.Location] {
    let locations = paths.compactMap { shape.location(section: $0.section, item: $0.item) }
    guard locations.count == paths.count else {
      let wrong = paths.filter { itemIdentifier(for: $0) == nil }
      throw .invalidPaths(wrong, list: list)
    }
    return locations
  }
}

extension SnapshotPatch {
  /// Checks that each inserted or replaced section and item has an identifier.
  fileprivate func checkCounts() throws(SnapshotPatchError) {
    for (list, found, expected) in [
      ("insertedSections", insertedSections.count, changes.sections.insertions.count),
      ("insertedItems", insertedItems.count, changes.items.insertions.count),
      ("sectionInstances", sectionInstances.count, replacedSections.count),
      ("itemInstances", itemInstances.count, replacedItems.count),
    ] where found != expected {
      throw .wrongCount(list: list, found: found, expected: expected)
    }
  }
}
