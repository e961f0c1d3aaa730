/// A batch to be: the changes of one stage, in the coordinates before and after it.
struct LoweringStage {
  /// What a section holds between two batches.
  enum SectionState: Hashable {
    /// All that the old section held.
    case old(Int)

    /// All that the new section is to hold.
    case new(Int)

    /// Of an old section that goes, the items that go with it.
    case remaining(Int)

    /// Of a new section that comes, the items that come with it.
    case born(Int)
  }

  var changes = ListChanges()

  /// The sections after the stage, unless it `isComplete`.
  var sections: [SectionState] = []

  /// Whether the list has all of its new structure after the stage.
  let isComplete: Bool

  init(
    _ number: Int,
    of plan: LoweringPlan,
    _ all: ListChanges,
    _ vocabulary: Vocabulary,
    from before: SectionTimeline.Positions,
    to after: SectionTimeline.Positions
  ) {
    isComplete = number >= plan.lastStructural
    if number == plan.sectionDeletions {
      changes.sectionDeletions = all.sectionDeletions.compactMap { before.old[$0] }
    }
    if number == plan.sectionInsertions {
      changes.sectionInsertions = all.sectionInsertions.compactMap { after.new[$0] }
    }
    if number == plan.sectionMoves { addSectionMoves(all, vocabulary, before, after) }
    if number == plan.items { addItems(all, vocabulary, before, after) }
    if number == plan.updates {
      changes.sectionReloads = all.sectionReloads
      changes.itemReloads = all.itemReloads
      changes.itemReconfigurations = all.itemReconfigurations
    }
  }

  private mutating func addSectionMoves(
    _ all: ListChanges,
    _ vocabulary: Vocabulary,
    _ before: SectionTimeline.Positions,
    _ after: SectionTimeline.Positions
  ) {
    let moves = all.sectionMoves.compactMap { move in
      before.old[move.from].flatMap { from in after.new[move.to].map { Move(from: from, to: $0) } }
    }
    if vocabulary.capabilities.contains(.sectionMoves) {
      changes.sectionMoves = moves
    } else {
      changes.sectionDeletions = (changes.sectionDeletions + moves.map { $0.from }).sorted()
      changes.sectionInsertions = (changes.sectionInsertions + moves.map { $0.to }).sorted()
    }
  }

  /// Items go and come with sections that are deleted and inserted in this stage, so these must be
  /// known before.
  private mutating func addItems(
    _ all: ListChanges,
    _ vocabulary: Vocabulary,
    _ before: SectionTimeline.Positions,
    _ after: SectionTimeline.Positions
  ) {
    let moves = all.itemMoves.filter(vocabulary.isMove)
    let remade = all.itemMoves.filter { !vocabulary.isMove($0) }
    changes.itemMoves = moves.compactMap { move in
      before.path(old: move.from).flatMap { from in
        after.path(new: move.to).map { Move(from: from, to: $0) }
      }
    }
    let deletedSections = Set(changes.sectionDeletions)
    let insertedSections = Set(changes.sectionInsertions)
    changes.itemDeletions = (all.itemDeletions + remade.map { $0.from })
      .filter { !vocabulary.isRecreated(old: $0) }
      .compactMap(before.path(old:))
      .filter { !deletedSections.contains($0.section) }
      .sorted()
    changes.itemInsertions = (all.itemInsertions + remade.map { $0.to })
      .filter { !vocabulary.isRecreated(new: $0) }
      .compactMap(after.path(new:))
      .filter { !insertedSections.contains($0.section) }
      .sorted()
  }
}

extension SectionTimeline {
  /// What each section holds after a stage of a plan.
  func states(after stage: Int, of plan: LoweringPlan) -> [LoweringStage.SectionState] {
    let itemsAreNew = stage >= plan.items
    return slots.filter { $0.isTaken(after: stage) }.map { slot in
      switch (slot.old, slot.new) {
      case (let old?, nil): itemsAreNew ? .remaining(old) : .old(old)
      case (nil, let new?): itemsAreNew ? .new(new) : .born(new)
      case (let old?, let new?): itemsAreNew ? .new(new) : .old(old)
      case (nil, nil): preconditionFailure("A slot belongs to a section")
      }
    }
  }
}
