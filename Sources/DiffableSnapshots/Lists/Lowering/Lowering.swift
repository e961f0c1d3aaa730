/// The changes of one batch, in numbers.
struct LoweredBatch {
  var changes = ListChanges()

  /// Which element before the batch each element after it is.
  var matching: Matching

  /// The list after the batch, or nil when it has the sections and items of the new snapshot.
  var list: IntermediateList?
}

/// Divides the changes of a changeset into batches that a target can perform.
///
/// A lowering works only on numbers, so it supports lists with sections and lists without sections. At most two batches
/// change the structure: if the target does not accept one batch, the sections change first, and then the items.
struct Lowering: ~Copyable {
  let changes: ListChanges
  let matching: Matching

  /// Which old item each new one is, even if the target deletes it and inserts it again.
  let origins: [Run]

  /// Returns the number of items in each section before and after the changes; most changesets do not need it.
  let sizes: () -> (old: [Int], new: [Int])

  private let rules: CombinationRules

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
    rules = CombinationRules(capabilities)
    origins = matching.items
    if rules.refuseMoves(of: changes) {
      (changes, matching) = changes.withoutRefusedMoves(matching, rules, sizes())
    }
    if !capabilities.contains(.reconfigurations) && !changes.items.reconfigurations.isEmpty {
      changes.items.reloads = (changes.items.reloads + changes.items.reconfigurations).sorted()
      changes.items.reconfigurations = []
    }
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
    var batches = sectionsThenItems()
    addUpdates(to: &batches)
    return batches
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

  /// Adds the updates to the last batch if the target accepts that, or else as another batch.
  private func addUpdates(to batches: inout [LoweredBatch]) {
    let last = batches.count - 1
    if !changes.hasUpdates { return }
    var updated = batches[last]
    updated.changes.setUpdates(of: changes)
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
