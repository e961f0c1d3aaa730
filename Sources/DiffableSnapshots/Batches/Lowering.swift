/// Distributes the changes of a changeset over the stages of a plan.
///
/// It sees numbers only, so that it is the same for lists with sections and for flat ones.
@usableFromInline
struct Lowering {
  private var changes: ListChanges
  private let vocabulary: Vocabulary
  private let oldSizes: [Int]
  private let newSizes: [Int]

  /// - Parameters:
  ///   - changes: The changes, in sections or in rows.
  ///   - capabilities: What the list can do in one batch.
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  @usableFromInline
  init(
    _ changes: ListChanges,
    _ capabilities: ListCapabilities,
    oldSizes: [Int],
    newSizes: [Int]
  ) {
    vocabulary = Vocabulary(capabilities, changes)
    self.oldSizes = oldSizes
    self.newSizes = newSizes
    self.changes = changes.withoutItemSelfMoves(oldSizes: oldSizes, newSizes: newSizes)
    self.changes = vocabulary.adapting(self.changes)
    if capabilities.contains(.sectionMoves) { chooseSectionMoves() }
  }

  /// The batches of the shortest plan.
  @usableFromInline
  func stages() -> [LoweringStage] {
    guard !changes.isEmpty else { return [] }
    if vocabulary.suffices(for: changes) && !needsPlan { return [LoweringStage(changes: changes)] }
    let events = ItemEvent.events(of: changes, vocabulary)
    let needs = LoweringPlan.Needs(changes, vocabulary, events)
    for needs in [needs, needs.apart] {
      for count in 1...LoweringPlan.mostStages {
        for plan in LoweringPlan.plans(count: count, for: needs) {
          if let stages = stages(of: plan, events) { return stages }
        }
      }
    }
    preconditionFailure("With sections, items and updates in stages of their own, all is legal")
  }

  /// Whether there may be changes that have to be kept apart.
  private var needsPlan: Bool {
    if changes.hasUpdates { return changes.hasStructure }
    return changes.hasSectionStructure && !vocabulary.capabilities.isSuperset(of: .everything)
  }

  /// The stages of a plan, or nil when one of them would move something onto itself and it cannot be
  /// helped.
  private func stages(of plan: LoweringPlan, _ events: [ItemEvent]) -> [LoweringStage]? {
    if plan.count == 1 && vocabulary.suffices(for: changes) {
      // All at once, and as it is. Self-moves were seen to before.
      return [LoweringStage(changes: changes)]
    }
    let schedule = Schedule(changes, vocabulary, plan, events, oldSizes, newSizes)
    var stages: [LoweringStage] = []
    var before = schedule.places(after: 0)
    for number in 1...plan.count {
      let after = schedule.places(after: number)
      guard
        let changes = schedule.changes(of: number, from: before, to: after)
          .withoutSelfMoves(schedule.sizes(around: number))
      else { return nil }
      before = after
      stages.append(LoweringStage(changes: changes, sections: schedule.sections(after: number)))
    }
    return stages
  }

  /// Takes, of all the choices of the fewest sections to move, one that avoids what the list cannot do in
  /// one batch: a section that moves onto itself, or one that moves although something else happens to it.
  private mutating func chooseSectionMoves() {
    guard !changes.sectionMoves.isEmpty else { return }
    let sensitive = SensitiveSections(changes, vocabulary.capabilities)
    guard
      changes.sectionMoves.contains(where: {
        $0.from == $0.to || sensitive.contains(old: $0.from, new: $0.to)
      })
    else { return }
    changes.sectionMoves = changes.sectionMoves.chosenAgain(
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      deletions: changes.sectionDeletions,
      insertions: changes.sectionInsertions,
      isSensitive: sensitive.contains
    )
  }
}

/// The sections that a list had better not move in the batch that holds the other changes.
private struct SensitiveSections {
  private var old: Set<Int> = []
  private var new: Set<Int> = []

  init(_ changes: ListChanges, _ capabilities: ListCapabilities) {
    if !capabilities.contains(.itemChangesInsideSectionMoves) {
      old.formUnion((changes.itemDeletions + changes.itemMoves.map { $0.from }).map { $0.section })
      new.formUnion((changes.itemInsertions + changes.itemMoves.map { $0.to }).map { $0.section })
    }
    if !capabilities.contains(.itemMovesIntoChangedSections) {
      new.formUnion(changes.itemMoves.map { $0.to.section })
    }
    guard capabilities.contains(.updatesBesideStructure) else { return }
    new.formUnion(changes.sectionReloads)
    if !capabilities.contains(.itemChangesInsideSectionMoves) {
      new.formUnion((changes.itemReloads + changes.itemReconfigurations).map { $0.section })
    }
  }

  func contains(old oldSection: Int, new newSection: Int) -> Bool {
    old.contains(oldSection) || new.contains(newSection)
  }
}
