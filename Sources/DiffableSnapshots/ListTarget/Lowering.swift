/// Distributes the changes of a changeset over the stages of a plan.
///
/// It sees numbers only, so that it is the same for lists with sections and for flat ones.
struct Lowering {
  private var changes: ListChanges
  private let vocabulary: Vocabulary
  private let oldCount: Int
  private let newCount: Int

  /// - Parameters:
  ///   - changes: The changes, in sections or in rows.
  ///   - capabilities: What the list can do in one batch.
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  init(
    _ changes: ListChanges,
    _ capabilities: ListCapabilities,
    oldSizes: [Int],
    newSizes: [Int]
  ) {
    vocabulary = Vocabulary(capabilities, changes)
    oldCount = oldSizes.count
    newCount = newSizes.count
    self.changes = vocabulary.adapting(
      changes.withoutItemSelfMoves(oldSizes: oldSizes, newSizes: newSizes)
    )
    if capabilities.contains(.sectionMoves) { avoidSectionSelfMoves() }
  }

  /// The batches of the plan with the fewest.
  func stages() -> [LoweringStage] {
    guard changes.hasStructure || changes.hasUpdates else { return [] }
    for plan in LoweringPlan.plans(for: LoweringPlan.Needs(changes, vocabulary)) {
      if let stages = stages(of: plan) { return stages }
    }
    preconditionFailure("A plan that moves sections in a stage of their own is always legal")
  }

  /// The batches of a plan, or nil when it would move a section onto itself beside items that change.
  ///
  /// With several stages a section can stand at one offset before and after the stage in which it
  /// moves. Others can move instead, but not where items change: those might be theirs.
  private func stages(of plan: LoweringPlan) -> [LoweringStage]? {
    let timeline = SectionTimeline(
      changes,
      oldCount: oldCount,
      newCount: newCount,
      insertion: plan.sectionInsertions,
      move: plan.sectionMoves,
      deletion: plan.sectionDeletions
    )
    var before = timeline.positions(after: 0)
    var stages: [LoweringStage] = []
    for number in 1...plan.count {
      let after = timeline.positions(after: number)
      var stage = LoweringStage(number, of: plan, changes, vocabulary, from: before, to: after)
      if stage.changes.sectionMoves.hasSelfMoves {
        guard !stage.changes.hasItemStructure else { return nil }
        stage.changes.sectionMoves = stage.changes.sectionMoves.withoutSelfMoves(
          oldCount: before.count,
          newCount: after.count,
          departures: stage.changes.sectionDeletions,
          arrivals: stage.changes.sectionInsertions
        )
      }
      if !stage.isComplete { stage.sections = timeline.states(after: number, of: plan) }
      stages.append(stage)
      before = after
    }
    return stages
  }

  /// Where sections would move onto themselves, moves others, preferably such as do not change inside.
  private mutating func avoidSectionSelfMoves() {
    guard changes.sectionMoves.hasSelfMoves else { return }
    let oldChanged = Set(
      (changes.itemDeletions + changes.itemMoves.map { $0.from }).map { $0.section }
    )
    let newChanged = Set(
      (changes.itemInsertions + changes.itemMoves.map { $0.to }).map { $0.section }
    )
    changes.sectionMoves = changes.sectionMoves.withoutSelfMoves(
      oldCount: oldCount,
      newCount: newCount,
      departures: changes.sectionDeletions,
      arrivals: changes.sectionInsertions
    ) { oldChanged.contains($0) || newChanged.contains($1) }
  }
}
