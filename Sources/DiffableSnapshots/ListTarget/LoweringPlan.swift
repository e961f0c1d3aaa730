/// In which stage each kind of structural change takes place, so that the stages are legal for a list
/// and as few as can be.
///
/// A stage becomes a batch. The rules leave little choice: sections that items move into must be there
/// before (where the list asks for that), sections that items move out of must stay until after, and
/// sections that move may have to do so apart from the items. Only for the last there are alternatives,
/// and all of them are tried.
struct LoweringPlan {
  /// The stages, counted from 1, of each kind of change.
  private(set) var sectionInsertions: Int
  private(set) var sectionMoves: Int
  private(set) var sectionDeletions: Int
  private(set) var items: Int

  /// The last stage with a change of structure, or 0 when there is none.
  private(set) var lastStructural: Int

  /// The stage of reloads and reconfigurations, which is the last.
  private(set) var updates: Int

  /// The number of stages.
  var count: Int { updates }

  private init(_ needs: Needs, sectionMoves moves: Int) {
    items = 0
    sectionInsertions = needs.insertsFirst ? -1 : 0
    sectionDeletions = needs.deletesLast ? 1 : 0
    sectionMoves = moves
    let stages = [sectionInsertions, sectionMoves, sectionDeletions, items]
    let shift = 1 - (stages.min() ?? 0)
    items += shift
    sectionInsertions += shift
    sectionDeletions += shift
    sectionMoves += shift
    lastStructural = needs.hasStructure ? (stages.max() ?? 0) + shift : 0
    updates = lastStructural
    let canJoin =
      needs.updatesJoin
      && !(items == lastStructural && needs.updatesConflictWithItems)
      && !(sectionMoves == lastStructural && needs.updatesConflictWithSectionMoves)
    if needs.hasUpdates && (!canJoin || lastStructural == 0) { updates += 1 }
  }

  /// The plans that the rules allow, the one with the fewest stages first.
  static func plans(for needs: Needs) -> [LoweringPlan] {
    var candidates = [0]
    if needs.hasSectionMoves && !needs.recreatesSections {
      candidates = [0, -1, 1, -2, 2]
      if needs.movesApart { candidates.removeFirst() }
    }
    return candidates.map { LoweringPlan(needs, sectionMoves: $0) }
      .enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map { $0.element }
  }
}

extension LoweringPlan {
  /// What about the changes and the list matters for the plan.
  struct Needs {
    var hasStructure: Bool
    var hasSectionMoves: Bool
    var hasUpdates: Bool

    /// Sections that move are deleted and inserted, in the stage of the items.
    var recreatesSections: Bool

    /// Items move into sections that come, and the list must have those first.
    var insertsFirst: Bool

    /// Items move out of sections that go, and the list must have those until after.
    var deletesLast: Bool

    /// Sections must not move in the stage of the items.
    var movesApart: Bool

    /// Updates may be in a stage with structure.
    var updatesJoin: Bool
    var updatesConflictWithItems: Bool
    var updatesConflictWithSectionMoves: Bool

    init(_ changes: ListChanges, _ vocabulary: Vocabulary) {
      let capabilities = vocabulary.capabilities
      let moves = changes.itemMoves.filter(vocabulary.isMove)
      let inserted = Set(changes.sectionInsertions)
      let deleted = Set(changes.sectionDeletions)
      let crosses = capabilities.contains(.itemMovesAcrossSectionChanges)
      hasStructure = changes.hasStructure
      hasSectionMoves = !changes.sectionMoves.isEmpty
      recreatesSections = !capabilities.contains(.sectionMoves)
      insertsFirst = !crosses && moves.contains { inserted.contains($0.to.section) }
      deletesLast = !crosses && moves.contains { deleted.contains($0.from.section) }

      let oldMoved = Set(changes.sectionMoves.map { $0.from })
      let newMoved = Set(changes.sectionMoves.map { $0.to })
      let deletions =
        changes.itemDeletions
        + changes.itemMoves.map { $0.from }.filter { !deleted.contains($0.section) }
      let insertions =
        changes.itemInsertions
        + changes.itemMoves.map { $0.to }.filter { !inserted.contains($0.section) }
      let changesItems = !deletions.isEmpty || !insertions.isEmpty || !moves.isEmpty
      let changesInside =
        deletions.contains { oldMoved.contains($0.section) }
        || insertions.contains { newMoved.contains($0.section) }
      let movesInto = moves.contains { newMoved.contains($0.to.section) }
      let beside = capabilities.contains(.itemChangesBesideSectionMoves)
      let inside = beside && capabilities.contains(.itemChangesInsideSectionMoves)
      let into = inside && capabilities.contains(.itemMovesIntoChangedSections)
      movesApart =
        hasSectionMoves
        && (!beside && changesItems || !inside && changesInside || !into && movesInto)

      let updated = changes.itemReloads + changes.itemReconfigurations
      let reloads = Set(changes.itemReloads)
      let sectionReloads = Set(changes.sectionReloads)
      hasUpdates = changes.hasUpdates
      updatesJoin = capabilities.contains(.updatesBesideStructure)
      updatesConflictWithItems =
        moves.contains { reloads.contains($0.to) }
        || !capabilities.contains(.itemMovesIntoChangedSections)
          && moves.contains { sectionReloads.contains($0.to.section) }
      updatesConflictWithSectionMoves =
        hasSectionMoves
        && (!sectionReloads.isDisjoint(with: newMoved)
          || !beside && !updated.isEmpty
          || !inside && updated.contains { newMoved.contains($0.section) })
    }
  }
}
