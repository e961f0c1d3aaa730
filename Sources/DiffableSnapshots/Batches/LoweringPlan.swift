/// In which stage each change takes place, so that the stages are legal for a list and as few as can be.
///
/// A stage becomes a batch. The rules say which changes may not be in one stage, and which must come before
/// which. Items have no influence on each other's time, so a plan is three numbers, for sections that
/// come, move and go, with which each item finds a stage. All plans are tried, the shortest first.
struct LoweringPlan {
  /// The number of stages; they count from 1.
  ///
  /// Updates are in the last.
  let count: Int

  let sectionInsertions: Int
  let sectionMoves: Int
  let sectionDeletions: Int

  /// What an item must not be subject to, to be in a stage; the first stage is the first.
  private var excluded: [ItemEvent.Limits] = []

  /// The most stages that a plan can need: sections come, sections move, items change, sections go, cells
  /// are updated.
  static let mostStages = 5

  func stage(of event: ItemEvent) -> Int { stage(for: event.limits) ?? 1 }

  /// The first stage that limits allow.
  private func stage(for limits: ItemEvent.Limits) -> Int? {
    excluded.firstIndex { limits.rawValue & $0.rawValue == 0 }.map { $0 + 1 }
  }

  /// The plans with a number of stages that satisfy all limits.
  static func plans(count: Int, for needs: Needs) -> [LoweringPlan] {
    let structural = needs.hasUpdates && !needs.updatesJoin ? count - 1 : count
    // Where nothing of a kind happens, one number is as good as another.
    let insertions = needs.insertsSections ? Array(1...count) : [1]
    let moves = needs.movesSections ? Array(1...count) : [1]
    let deletions = needs.deletesSections ? Array(1...count) : [count]
    var plans: [LoweringPlan] = []
    for insertion in insertions {
      for move in moves {
        for deletion in deletions {
          if let plan = LoweringPlan(needs, count, structural, insertion, move, deletion) {
            plans.append(plan)
          }
        }
      }
    }
    return plans
  }

  private init?(
    _ needs: Needs,
    _ count: Int,
    _ structural: Int,
    _ insertion: Int,
    _ move: Int,
    _ deletion: Int
  ) {
    guard !needs.insertsSections || insertion <= structural,
      !needs.movesSections || move <= structural,
      !needs.deletesSections || deletion <= structural,
      !(needs.updatesConflictWithSectionMoves && move == count)
    else { return nil }
    self.count = count
    sectionInsertions = insertion
    sectionMoves = move
    sectionDeletions = deletion
    for stage in 1..<structural + 1 {
      var excluded: ItemEvent.Limits = stage == move ? .notWithSectionMoves : .withSectionMoves
      if stage == move && insertion != deletion { excluded.insert(.onlySilentWithSectionMoves) }
      if stage < insertion { excluded.formUnion(.notBeforeInsertions) }
      if stage <= insertion { excluded.formUnion(.notWithInsertions) }
      if stage > deletion { excluded.formUnion(.notAfterDeletions) }
      if stage >= deletion { excluded.formUnion(.notWithDeletions) }
      if stage == count && needs.hasUpdates { excluded.formUnion(.notWithUpdates) }
      self.excluded.append(excluded)
    }
    for limits in needs.limits where stage(for: limits) == nil { return nil }
  }
}

extension LoweringPlan {
  /// What about the changes and the list matters for the plan.
  struct Needs {
    let insertsSections: Bool
    let movesSections: Bool
    let deletesSections: Bool
    let hasUpdates: Bool

    /// Whether updates may be in a stage with structure.
    private(set) var updatesJoin: Bool
    let updatesConflictWithSectionMoves: Bool

    /// The sets of limits that occur.
    private(set) var limits: Set<ItemEvent.Limits>

    init(_ changes: ListChanges, _ vocabulary: Vocabulary, _ events: [ItemEvent]) {
      let capabilities = vocabulary.capabilities
      insertsSections = !changes.sectionInsertions.isEmpty
      movesSections = !changes.sectionMoves.isEmpty
      deletesSections = !changes.sectionDeletions.isEmpty
      hasUpdates = changes.hasUpdates
      updatesJoin = capabilities.contains(.updatesBesideStructure)
      let moved = Set(changes.sectionMoves.map { $0.to })
      let updated = changes.itemReloads + changes.itemReconfigurations
      let beside = capabilities.contains(.itemChangesBesideSectionMoves)
      let inside = beside && capabilities.contains(.itemChangesInsideSectionMoves)
      updatesConflictWithSectionMoves =
        movesSections && hasUpdates && capabilities.contains(.sectionMoves)
        && (changes.sectionReloads.contains(where: moved.contains)
          || !beside && !updated.isEmpty
          || !inside && updated.contains { moved.contains($0.section) })
      limits = Set(events.map { $0.limits })
    }

    /// The same, but sections move in a stage without items, and updates have a stage of their own.
    var apart: Needs {
      var result = self
      result.updatesJoin = false
      result.limits = Set(
        limits.map { $0.contains(.withSectionMoves) ? $0 : $0.union(.notWithSectionMoves) }
      )
      return result
    }
  }
}
