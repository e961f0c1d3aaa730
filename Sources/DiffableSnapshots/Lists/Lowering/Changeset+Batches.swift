extension Changeset {
  /// Returns the changes as batches that a target can perform one after the other.
  ///
  /// The batches perform each change once. An item that is in both snapshots keeps its cell, unless the item is
  /// reloaded, the target cannot move the item or its section, or the item leaves a deleted section and the target lacks
  /// ``ListCapabilities/itemChangesInsideSectionChanges``. Such an item is deleted and inserted. An item or a section that
  /// would move onto its own path keeps its place, and other elements move instead.
  ///
  /// At most two batches change the structure. If the target does not accept one, the first changes the sections and the
  /// second the items, so that the target shows the new sections from the first batch on. Updates follow in another
  /// batch if the target does not accept them beside other changes.
  ///
  /// - Parameter capabilities: What the target can do in one batch.
  /// - Returns: The batches, or an empty array when no change affects the target. The snapshot of the last
  ///   batch is ``new``.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes.
  ///   In a list without sections, *c* also counts the rows of each section that is inserted, deleted or
  ///   reloaded, and the rows that move. If a section moves in one of two batches, the snapshot between them adds
  ///   O(*k*), where *k* is the number of chunks of up to 512 items.
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
    // In a debug build, a loop over the batches copies each of them.
    for index in lowered.indices {
      // After each batch but the first of two structural ones, the list is the new one. Only the last batch has marks.
      let after: Snapshot<Section, Item>
      if let list = lowered[index].list {
        let moved = lowered[index].changes.sections.moves.map { $0.to }
        after = snapshot(of: list, from: before, moving: moved)
      } else {
        after = index == lowered.count - 1 ? new : new.withoutMarksAndProblems()
      }
      batches.append(
        Batch(to: after, lowered[index].changes, lowered[index].matching, from: before, layout)
      )
      before = after
    }
    return batches
  }

  /// Returns the snapshot between two batches, which shares the memory of the items in sections that stay.
  ///
  /// The sections are the new instances, and kept items are the old instances.
  private func snapshot(
    of list: IntermediateList,
    from before: Snapshot<Section, Item>,
    moving moved: [Int]
  ) -> Snapshot<Section, Item> {
    var sections = new.sectionList
    sections.list.marks = []
    return Snapshot(
      sections,
      before.store.arranged(
        list.oldSections,
        sizes: list.sizes,
        moving: moved,
        insertingFrom: new.store
      )
    )
  }
}
