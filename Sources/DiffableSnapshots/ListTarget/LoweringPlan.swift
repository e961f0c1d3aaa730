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

  /// The stage of the items under each set of limits that occurs.
  private let items: [ItemEvent.Limits: Int]

  /// The most stages that a plan can need: sections come, sections move, items change, sections go, cells
  /// are updated.
  static let mostStages = 5

  func stage(of event: ItemEvent) -> Int { items[event.limits] ?? 1 }

  /// The plans with a number of stages that satisfy all limits.
  static func plans(count: Int, for needs: Needs) -> [LoweringPlan] {
    let structural = needs.hasUpdates && !needs.updatesJoin ? count - 1 : count
    // Where nothing of a kind happens, one number is as good as another.
    let insertions = needs.insertsSections ? Array(1...count) : [1]
    let moves = needs.movesSections ? Array(1...count) : [1]
    let deletions = needs.deletesSections ? Array(1...count) : [count]
    return insertions.flatMap { insertion in
      moves.flatMap { move in
        deletions.compactMap { deletion in
          LoweringPlan(needs, count, structural, insertion, move, deletion)
        }
      }
    }
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
    var items: [ItemEvent.Limits: Int] = [:]
    for limits in needs.limits {
      let stage = (1..<structural + 1).first { stage in
        !(limits.contains(.notBeforeInsertions) && stage < insertion)
          && !(limits.contains(.notWithInsertions) && stage <= insertion)
          && !(limits.contains(.notAfterDeletions) && stage > deletion)
          && !(limits.contains(.notWithDeletions) && stage >= deletion)
          && !(limits.contains(.withSectionMoves) && stage != move)
          && !(limits.contains(.notWithSectionMoves) && stage == move)
          && !(limits.contains(.notWithUpdates) && stage == count && needs.hasUpdates)
      }
      guard let stage else { return nil }
      items[limits] = stage
    }
    self.items = items
    self.count = count
    sectionInsertions = insertion
    sectionMoves = move
    sectionDeletions = deletion
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
