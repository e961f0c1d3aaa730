/// The stages of a changeset for one target.
///
/// The matching is nil if the target cannot perform all moves as moves.
typealias LoweredChanges = (layout: ListLayout, matching: Matching?, stages: [LoweringStage])

extension Changeset {
  /// Returns the changes as batches that a target can perform one after the other.
  ///
  /// The batches perform each change once. An item that is in both snapshots keeps its cell, unless the item is
  /// reloaded or the target cannot move the item or its section. An item or a section that would move onto its own
  /// path keeps its place, and other elements move instead.
  ///
  /// With a preset of ``ListCapabilities``, the number of batches is the lowest that the target allows, except when an
  /// element would otherwise move onto its own path, or an item would move to another section as described for
  /// ``ListCapabilities/itemMovesToEqualPaths``. Avoiding such a move may need more batches. With other capabilities,
  /// one more batch may be needed when updates conflict with moves.
  ///
  /// - Parameter capabilities: What the target can do in one batch.
  /// - Returns: The batches, or an empty array when no change affects the target. The snapshot of the last
  ///   batch is ``new``.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes.
  ///   In a list without sections, *c* also counts the rows of each section that is inserted, deleted or
  ///   reloaded, and the rows that move. Each snapshot between the old one and the new one adds O(*n*), where
  ///   *n* is the number of items.
  public func batches(for capabilities: ListCapabilities) -> [Batch<Section, Item>] {
    batches(lowered(for: capabilities))
  }

  /// Returns the layout of a target, and a stage for each batch that it will receive.
  func lowered(for capabilities: ListCapabilities) -> LoweredChanges {
    let layout = ListLayout(capabilities)
    var (matching, changes) = (matching, changes)
    if case .rows(let headers) = layout {
      matching = matching.inRows(from: old.shape, to: new.shape, headers: headers)
      changes = changes.inRows(matching, from: old.shape, to: new.shape, headers: headers)
    }
    let stages = Lowering(changes, capabilities, layout, from: old.shape, to: new.shape).stages()
    let isCovered = MoveSupport(capabilities, changes).covers(changes)
    return (layout, isCovered ? matching : nil, stages)
  }

  /// Returns a batch for each stage, with the snapshots before and after the batch.
  func batches(_ lowered: LoweredChanges) -> [Batch<Section, Item>] {
    let layout = lowered.layout
    var before = old.withoutMarksAndProblems()
    if lowered.stages.count == 1, let matching = lowered.matching {
      // Most changesets need one batch. The unspecialized `map` below takes 4 % of the time of an edit.
      return [Batch(to: new, lowered.stages[0].changes, matching, from: before, layout)]
    }
    let last = lowered.stages.count - 1
    return lowered.stages.enumerated().map { index, stage in
      // After the last structural batch the list has the new sections. The marks are kept for the last batch.
      let after =
        stage.sections.map { snapshot(of: $0) }
        ?? (index == last ? new : new.withoutMarksAndProblems())
      defer { before = after }
      let matching = stage.changes.matching(
        oldSizes: layout.sizes(of: before.shape),
        newSizes: layout.sizes(of: after.shape)
      )
      return Batch(to: after, stage.changes, matching, from: before, layout)
    }
  }

  /// Returns the snapshot between two batches.
  ///
  /// If an element is in the old and in the new snapshot, the result contains its new instance. An item that a later
  /// batch moves, or deletes and inserts again, is an exception: the result contains its old instance.
  func snapshot(of sections: [LoweringStage.SectionState]) -> Snapshot<Section, Item> {
    var identifiers: [Section] = []
    let items = sections.map { section in
      let before = section.old.map { old.store.contents(ofSection: $0) } ?? HashedItems()
      let after = section.new.map { new.store.contents(ofSection: $0) } ?? HashedItems()
      identifiers.append(section.new.map { new.sections[$0] } ?? old.sections[section.old ?? 0])
      var result = HashedItems<Item>()
      for (isNew, range) in section.parts(oldCount: before.count, newCount: after.count) {
        result.append(isNew ? after : before, range)
      }
      return result
    }
    return Snapshot(uncheckedSections: identifiers, items: items)
  }
}

extension LoweringStage.SectionState {
  /// Returns the items of the section as ranges of offsets in the new or the old section.
  func parts(oldCount: Int, newCount: Int) -> [(isNew: Bool, range: Range<Int>)] {
    guard let items else { return [new == nil ? (false, 0..<oldCount) : (true, 0..<newCount)] }
    var parts: [(isNew: Bool, range: Range<Int>)] = []
    for item in items {
      let isNew = item.new != nil
      guard let offset = item.new ?? item.old else { continue }
      if let last = parts.last, last.isNew == isNew, last.range.upperBound == offset {
        parts[parts.count - 1].range = last.range.lowerBound..<offset + 1
      } else {
        parts.append((isNew, offset..<offset + 1))
      }
    }
    return parts
  }
}
