/// The changes of one batch, in numbers.
struct LoweredBatch {
  var changes: ListChanges

  /// Which element before the batch each element after it is.
  var matching: Matching

  /// The list after the batch, or nil when it has the sections and items of the new snapshot.
  var list: IntermediateList?
}

/// Divides the changes of a changeset into batches that a target can perform.
///
/// A lowering works only on numbers, so it supports lists with sections and lists without sections. It chooses the
/// lists between the batches. The changes of each batch are what a comparison of two neighboring lists gives.
struct Lowering: ~Copyable {
  private let changes: ListChanges
  private let matching: Matching
  private let rules: CombinationRules

  /// Returns the number of items in each section before and after the changes; most changesets do not need it.
  private let sizes: () -> (old: [Int], new: [Int])

  /// Creates a lowering.
  ///
  /// - Parameters:
  ///   - changes: The changes of sections and items.
  ///   - matching: Which old section and item each new one is.
  ///   - capabilities: What the target can do in one batch.
  ///   - old: The shape of the snapshot before the changes.
  ///   - new: The shape of the snapshot after the changes.
  init(
    _ changes: ListChanges,
    _ matching: Matching,
    _ capabilities: ListCapabilities,
    from old: ListShape,
    to new: ListShape
  ) {
    let layout = ListLayout(capabilities)
    let sizes = { (old: layout.sizes(of: old), new: layout.sizes(of: new)) }
    var (changes, matching) = (changes, matching)
    if case .rows(let headers) = layout {
      matching = matching.inRows(from: old, to: new, headers: headers)
      changes = changes.inRows(matching, from: old, to: new, headers: headers)
    }
    let canMove =
      (capabilities.contains(.itemMoves) || changes.items.moves.isEmpty)
      && (capabilities.contains(.sectionMoves) || changes.sections.moves.isEmpty)
    if !canMove {
      (changes, matching) = changes.withoutMoves(matching, capabilities, sizes())
    }
    if !capabilities.contains(.reconfigurations) && !changes.items.reconfigurations.isEmpty {
      changes.items.reloads = (changes.items.reloads + changes.items.reconfigurations).sorted()
      changes.items.reconfigurations = []
    }
    rules = CombinationRules(capabilities)
    changes.chooseLegalMoves(matching, rules, sizes())
    (self.changes, self.matching, self.sizes) = (changes, matching, sizes)
  }

  /// Returns the batches, in sections or in rows.
  func batches() -> [LoweredBatch] {
    if changes.isEmpty { return [] }
    if rules.allow(changes) { return [LoweredBatch(changes: changes, matching: matching)] }
    if changes.hasUpdates {
      var structure = changes
      structure.setUpdates(of: ListChanges())
      if rules.allow(structure) {
        return [LoweredBatch(changes: structure, matching: matching), updates]
      }
    }
    let schedule = Schedule(changes, rules)
    let batches = batches(of: schedule)
    // Only if sections would move in the last stage, it may save a batch to move them in the first stage.
    if batches.count == 2 || changes.sections.moves.isEmpty || schedule.sectionMoves == 1 {
      return batches
    }
    let others = self.batches(of: Schedule(changes, rules, movesSectionsFirst: true))
    return others.count < batches.count ? others : batches
  }

  /// The batch that only updates sections and items.
  private var updates: LoweredBatch {
    let sizes = sizes()
    var updates = ListChanges()
    updates.setUpdates(of: changes)
    return LoweredBatch(
      changes: updates,
      matching: Matching(
        sections: Run.whole(count: sizes.new.count),
        items: Run.whole(count: sizes.new.reduce(0, +))
      )
    )
  }

  /// Returns the batches of a schedule, if the target does not accept all changes in one batch.
  private func batches(of schedule: Schedule) -> [LoweredBatch] {
    let lists = IntermediateLists(matching, changes, schedule, sizes()).lists()
    let last = lists.count - 1
    var batches: [LoweredBatch] = []
    var start = 0
    while start < last {
      // Every target accepts a single stage, and no batch holds all stages.
      var end = start == 0 ? max(1, last - 1) : last
      var batch = batch(from: lists[start], to: lists[end])
      while end > start + 1 && !rules.allow(batch.changes) {
        end -= 1
        batch = self.batch(from: lists[start], to: lists[end])
      }
      batches.append(batch)
      start = end
    }
    addUpdates(to: &batches)
    return batches
  }

  /// Returns the batch between two lists.
  private func batch(from before: IntermediateList, to after: IntermediateList) -> LoweredBatch {
    let matching = after.matching(from: before)
    let sizes = (old: before.sizes, new: after.sizes)
    var changes = ListChanges(oldSizes: sizes.old, newSizes: sizes.new, matching)
    changes.chooseLegalMoves(matching, rules, sizes)
    return LoweredBatch(changes: changes, matching: matching, list: after)
  }

  /// Adds the updates to the last batch if the target accepts that, or else as another batch.
  private func addUpdates(to batches: inout [LoweredBatch]) {
    let last = batches.count - 1
    batches[last].list = nil
    if !changes.hasUpdates { return }
    var updated = batches[last]
    updated.changes.setUpdates(of: changes)
    updated.changes.chooseLegalSectionMoves(updated.matching, rules)
    if rules.allow(updated.changes) {
      batches[last] = updated
    } else {
      batches.append(updates)
    }
  }
}

extension ListChanges {
  /// Sets the reloads and reconfigurations to those of other changes.
  fileprivate mutating func setUpdates(of other: ListChanges) {
    sections.setUpdates(of: other.sections)
    items.setUpdates(of: other.items)
  }
}
