/// The changes of one batch, in numbers.
struct LoweredBatch {
  var changes: ListChanges

  /// Which element before the batch each element after it is.
  var matching: Matching

  /// The list after the batch, or nil when it has the sections and items of the new snapshot.
  var list: IntermediateList?
}

extension ListChanges {
  /// Returns the batches in which a target can perform the changes between two shapes.
  ///
  /// - Parameters:
  ///   - matching: Which old section and item each new one is.
  ///   - capabilities: What the target can do in one batch.
  ///   - old: The shape of the snapshot before the changes.
  ///   - new: The shape of the snapshot after the changes.
  /// - Returns: The batches, in sections or in rows.
  consuming func lowered(
    _ matching: consuming Matching,
    _ capabilities: ListCapabilities,
    from old: ListShape,
    to new: ListShape
  ) -> [LoweredBatch] {
    if case .rows(let headers) = ListLayout(capabilities) {
      matching = matching.inRows(from: old, to: new, headers: headers)
      self = inRows(matching, from: old, to: new, headers: headers)
    }
    return Lowering(self, matching, capabilities, from: old, to: new).batches()
  }
}

/// Divides the changes of a changeset into batches that a target can perform.
///
/// A lowering works only on numbers, so it supports lists with sections and lists without sections. It chooses the lists
/// between the batches. The changes of each batch are what a comparison of two neighboring lists gives.
struct Lowering: ~Copyable {
  private let changes: ListChanges
  private let matching: Matching
  private let capabilities: ListCapabilities
  private let rules: CombinationRules

  /// Returns the number of items in each section before and after the changes; most changesets do not need it.
  private let sizes: () -> (old: [Int], new: [Int])

  /// Creates a lowering.
  ///
  /// - Parameters:
  ///   - changes: The changes, in sections or in rows.
  ///   - matching: Which old element each new element is, in sections or in rows.
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
    changes.chooseLegalMoves(matching, capabilities, sizes())
    rules = CombinationRules(changes.sections, capabilities)
    (self.changes, self.matching) = (changes, matching)
    (self.capabilities, self.sizes) = (capabilities, sizes)
  }

  /// Returns the batches.
  func batches() -> [LoweredBatch] {
    scheduledBatches() ?? batches(of: Schedule(changes, rules, .apart)) ?? []
  }

  /// Returns the batches, or nil if the target accepts only changes that are kept apart.
  func scheduledBatches() -> [LoweredBatch]? {
    if changes.isEmpty { return [] }
    if rules.allow(changes) { return [LoweredBatch(changes: changes, matching: matching)] }
    if changes.hasUpdates {
      var structure = changes
      structure.removeUpdates()
      if rules.allow(structure) {
        return [LoweredBatch(changes: structure, matching: matching), updates]
      }
    }
    var orders: [Schedule.Order] = [.sectionMovesFirst, .sectionMovesLast]
    if changes.sections.moves.isEmpty { orders.removeLast() }
    var schedules = orders.map { Schedule(changes, rules, $0) }
    if schedules.count > 1 && schedules[1].stageCount < schedules[0].stageCount {
      schedules.swapAt(0, 1)
    }
    for schedule in schedules {
      if let batches = batches(of: schedule) { return batches }
    }
    return nil
  }

  /// The batch that only updates sections and items.
  private var updates: LoweredBatch {
    let sizes = sizes()
    var updates = ListChanges()
    updates.copyUpdates(of: changes)
    return LoweredBatch(
      changes: updates,
      matching: Matching(
        sections: Run.whole(count: sizes.new.count),
        items: Run.whole(count: sizes.new.reduce(0, +))
      )
    )
  }

  /// Returns the batches of a schedule, or nil if the target does not accept one of them.
  private func batches(of schedule: Schedule) -> [LoweredBatch]? {
    let all = IntermediateLists(matching, changes, schedule, sizes()).lists(last: schedule.last)
    var batches: [LoweredBatch] = []
    var stage = 0
    stages: while stage < schedule.last {
      // Changes that are kept apart can share a batch with the changes of later stages if the target accepts that.
      let farthest = schedule.order == .apart ? schedule.last : stage + 1
      for next in (stage + 1...farthest).reversed() {
        let hasUpdates = next == schedule.last
        guard let batch = batch(from: all[stage], to: all[next], hasUpdates: hasUpdates) else {
          continue
        }
        if !batch.changes.isEmpty { batches.append(batch) }
        stage = next
        continue stages
      }
      return nil
    }
    batches[batches.count - 1].list = nil
    let needsUpdates = changes.hasUpdates && !batches[batches.count - 1].changes.hasUpdates
    return needsUpdates ? batches + [updates] : batches
  }

  /// Returns the batch between two lists, with the updates if possible, or nil if the target does not accept it.
  private func batch(
    from before: IntermediateList,
    to after: IntermediateList,
    hasUpdates: Bool
  ) -> LoweredBatch? {
    let matching = after.matching(from: before)
    let sizes = (old: before.sizes, new: after.sizes)
    let structure = ListChanges(oldSizes: sizes.old, newSizes: sizes.new, matching)
    var candidates = [structure]
    if hasUpdates && changes.hasUpdates && !structure.isEmpty {
      // If the target does not accept the updates beside the structure, they follow in another batch.
      candidates.insert(structure, at: 0)
      candidates[0].copyUpdates(of: changes)
    }
    for var candidate in candidates {
      candidate.chooseLegalMoves(matching, capabilities, sizes)
      if CombinationRules(candidate.sections, capabilities).allow(candidate) {
        return LoweredBatch(changes: candidate, matching: matching, list: after)
      }
    }
    return nil
  }
}

extension ListChanges {
  /// Copies the reloads and reconfigurations of other changes.
  fileprivate mutating func copyUpdates(of other: ListChanges) {
    sections.setUpdates(of: other.sections)
    items.setUpdates(of: other.items)
  }

  fileprivate mutating func removeUpdates() { copyUpdates(of: ListChanges()) }
}
