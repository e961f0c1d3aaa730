/// Distributes the changes of a changeset over stages that a target can perform.
///
/// A lowering works only on indexes, so it supports lists with sections and lists without sections.
struct Lowering {
  private var changes: ListChanges
  private let support: MoveSupport
  private let layout: ListLayout
  private let old: ListShape
  private let new: ListShape

  // Computed only when needed: most changesets need no sizes, and a snapshot can have many sections.
  private var oldSizes: [Int] { layout.sizes(of: old) }
  private var newSizes: [Int] { layout.sizes(of: new) }

  private var capabilities: ListCapabilities { support.capabilities }

  /// Creates a lowering.
  ///
  /// - Parameters:
  ///   - changes: The changes, in sections or in rows.
  ///   - capabilities: What the target can do in one batch.
  ///   - layout: Whether the target shows sections or rows.
  ///   - old: The shape of the snapshot before the changes.
  ///   - new: The shape of the snapshot after the changes.
  init(
    _ changes: ListChanges,
    _ capabilities: ListCapabilities,
    _ layout: ListLayout,
    from old: ListShape,
    to new: ListShape
  ) {
    support = MoveSupport(capabilities, changes)
    self.layout = layout
    self.old = old
    self.new = new
    self.changes = changes
    if !changes.items.moves.isEmpty {
      self.changes = changes.withoutItemMovesToSamePath((oldSizes, newSizes))
    }
    if changes.hasUpdates { self.changes = support.adapting(self.changes) }
    if capabilities.contains(.sectionMoves) { chooseSectionMoves() }
  }

  /// Returns the stages, each of which becomes a batch.
  func stages() -> [LoweringStage] {
    guard !changes.isEmpty else { return [] }
    if support.covers(changes) && !mayHaveConflicts { return [LoweringStage(changes: changes)] }
    let itemChanges = ItemChange.all(of: changes, support)
    for keepsSectionMovesApart in [false, true] {
      var options = StageAssignment.Options(keepsSectionMovesApart: keepsSectionMovesApart)
      if let stages = stages(of: [options], itemChanges) { return stages }
      if capabilities.contains(.itemMovesToEqualPaths) || changes.items.moves.isEmpty { continue }
      // An item moves to a path with the same indexes in another section only if the same stage shifts sections. So
      // the candidates insert, delete and move sections before or after the item changes, in all combinations.
      let candidates = (1..<16).map { bits in
        options.listsRemovedItemsFirst = bits & 1 != 0
        options.insertsSectionsLast = bits & 2 != 0
        options.deletesSectionsLast = bits & 4 != 0
        options.changesItemsSecond = bits & 8 != 0
        return options
      }
      if let stages = stages(of: candidates, itemChanges) { return stages }
    }
    preconditionFailure("Changes of sections in separate stages conflict with no item change")
  }

  /// Returns the stages of the first possible assignment, trying assignments with the fewest stages first.
  private func stages(
    of options: [StageAssignment.Options],
    _ itemChanges: [ItemChange]
  ) -> [LoweringStage]? {
    var assignments = options.map { StageAssignment(changes, itemChanges, capabilities, $0) }
    assignments += options.map {
      var options = $0
      options.movesSectionsLast = true
      return StageAssignment(changes, itemChanges, capabilities, options)
    }
    for assignment in assignments.sorted(by: { $0.count < $1.count }) {
      if let stages = stages(of: assignment, itemChanges) { return stages }
    }
    return nil
  }

  /// Whether changes may conflict with each other in one batch.
  private var mayHaveConflicts: Bool {
    if changes.hasUpdates { return changes.hasStructure }
    return changes.sections.hasStructure && !capabilities.isSuperset(of: .everything)
  }

  /// Returns the stages of an assignment, or nil when it needs a move that the target does not accept.
  ///
  /// Such a move has equal old and new paths.
  private func stages(
    of assignment: StageAssignment,
    _ itemChanges: [ItemChange]
  ) -> [LoweringStage]? {
    if assignment.count == 1 && support.covers(changes) {
      return hasMovesToEqualPaths(changes) ? nil : [LoweringStage(changes: changes)]
    }
    let list = StagedList(
      changes,
      itemChanges,
      assignment,
      capabilities,
      oldSizes: oldSizes,
      newSizes: newSizes
    )
    var stages: [LoweringStage] = []
    var before = list.positions(after: 0)
    for stage in 1...assignment.count {
      let after = list.positions(after: stage)
      let changes = list.changes(of: stage, from: before, to: after)
      guard let changes = changes.withoutMovesToSamePath(capabilities, list.sizes(around: stage))
      else {
        return nil
      }
      if hasMovesToEqualPaths(changes) { return nil }
      before = after
      stages.append(LoweringStage(changes: changes, sections: list.sections(after: stage)))
    }
    return stages
  }

  /// Whether an item moves to another section but keeps an equal path, which the target does not accept.
  private func hasMovesToEqualPaths(_ changes: ListChanges) -> Bool {
    !capabilities.contains(.itemMovesToEqualPaths)
      && changes.items.moves.contains { $0.from == $0.to }
  }

  /// Replaces section moves by other moves that avoid conflicts in one batch.
  ///
  /// A section cannot move to its own index. Some sections cannot move because of other changes in the same batch.
  private mutating func chooseSectionMoves() {
    guard !changes.sections.moves.isEmpty else { return }
    let sensitive = SensitiveSections(changes, capabilities)
    guard changes.sections.moves.contains(where: { $0.from == $0.to || sensitive.contains($0) })
    else { return }
    changes.sections.moves = changes.sections.moves.withoutMovesToSamePath(
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      deletions: changes.sections.deletions,
      insertions: changes.sections.insertions,
      isSensitive: sensitive.contains
    )
  }
}
