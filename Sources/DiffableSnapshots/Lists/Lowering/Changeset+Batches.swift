extension Changeset {
  /// Returns the changes as batches that a target can perform one after the other.
  ///
  /// The batches perform each change once. An item that is in both snapshots keeps its cell, unless the item is
  /// reloaded or the target cannot move the item or its section. An item or a section that would move onto its own
  /// path keeps its place, and other elements move instead.
  ///
  /// With a preset of ``ListCapabilities``, the number of batches is the lowest that the target allows, except when an
  /// element would otherwise move onto its own path, or an item would move to another section as described for
  /// ``ListCapabilities/itemChangesInsideSectionChanges``. Avoiding such a move may need more batches. With other
  /// capabilities, one more batch may be needed when updates conflict with moves.
  ///
  /// - Parameter capabilities: What the target can do in one batch.
  /// - Returns: The batches, or an empty array when no change affects the target. The snapshot of the last
  ///   batch is ``new``.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes.
  ///   In a list without sections, *c* also counts the rows of each section that is inserted, deleted or
  ///   reloaded, and the rows that move. Each snapshot between the old one and the new one adds O(*n*), where
  ///   *n* is the number of items.
  public func batches(for capabilities: ListCapabilities) -> [Batch<Section, Item>] {
    batches(lowered(for: capabilities), ListLayout(capabilities))
  }

  /// Returns the batches that a target will receive, in numbers.
  func lowered(for capabilities: ListCapabilities) -> [LoweredBatch] {
    Lowering(changes, matching, capabilities, from: old.shape, to: new.shape).batches()
  }

  /// Returns the batches with the snapshots before and after each batch.
  func batches(_ lowered: [LoweredBatch], _ layout: ListLayout) -> [Batch<Section, Item>] {
    var before = old.withoutMarksAndProblems()
    var batches: [Batch<Section, Item>] = []
    for (index, batch) in lowered.enumerated() {
      // After the last structural batch the list has the new sections. The marks are kept for the last batch.
      let after =
        batch.list.map { snapshot(of: $0) }
        ?? (index == lowered.count - 1 ? new : new.withoutMarksAndProblems())
      batches.append(Batch(to: after, batch.changes, batch.matching, from: before, layout))
      before = after
    }
    return batches
  }

  /// Returns the snapshot between two batches.
  ///
  /// If an element is in the old and in the new snapshot, the result contains its new instance. An item that a later
  /// batch moves, or deletes and inserts again, is an exception: the result contains its old instance.
  func snapshot(of list: IntermediateList) -> Snapshot<Section, Item> {
    let sections = HashedItems(joining: [old.sectionList.list, new.sectionList.list])
    let items = HashedItems(joining: [old.store.hashedItems, new.store.hashedItems])
    let oldCount = old.numberOfSections
    return Snapshot(
      sections.elements(at: list.sections.map { $0.new.map { oldCount + $0 } ?? $0.old ?? 0 }),
      items: list.sections.map { items.elements(at: $0.items.map { $0.source }) }
    )
  }
}
