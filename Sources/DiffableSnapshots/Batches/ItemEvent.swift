/// Something that happens to an item on the way from old to new, and what restricts its time.
struct ItemEvent {
  /// The item's old path, unless it comes.
  var from: ItemPath?

  /// The item's new path, unless it goes.
  var to: ItemPath?

  /// Whether the list is told a move; else a deletion, an insertion, or both.
  var isMove: Bool

  var limits: Limits

  /// The reasons for which an event cannot be in some stage.
  ///
  /// Few sets of them occur in one list.
  struct Limits: OptionSet, Hashable {
    var rawValue: UInt8

    /// After the stage in which sections come, or in it.
    static let notBeforeInsertions = Limits(rawValue: 1 << 0)

    /// Not in the stage in which sections come either.
    static let notWithInsertions = Limits(rawValue: 1 << 1)

    /// Before the stage in which sections go, or in it.
    static let notAfterDeletions = Limits(rawValue: 1 << 2)

    /// Not in the stage in which sections go either.
    static let notWithDeletions = Limits(rawValue: 1 << 3)

    /// In the stage in which sections move, which for this list are deleted and inserted.
    static let withSectionMoves = Limits(rawValue: 1 << 4)

    /// Not in the stage in which sections move.
    static let notWithSectionMoves = Limits(rawValue: 1 << 5)

    /// Not in the stage of reloads and reconfigurations.
    static let notWithUpdates = Limits(rawValue: 1 << 6)

    /// Not in the stage in which sections move, unless that stage also inserts and deletes sections.
    ///
    /// The item moves from a deleted section to an inserted one in a list without item moves. In one stage
    /// the two sections stand for the item; otherwise the list receives a deletion or an insertion.
    static let onlySilentWithSectionMoves = Limits(rawValue: 1 << 7)
  }
}

extension ItemEvent {
  /// The events of a changeset, for a list.
  static func events(of changes: ListChanges, _ vocabulary: Vocabulary) -> [ItemEvent] {
    let rules = Rules(changes, vocabulary)
    return changes.itemDeletions.map { rules.event(from: $0, to: nil) }
      + changes.itemInsertions.map { rules.event(from: nil, to: $0) }
      + changes.itemMoves.map { rules.event(from: $0.from, to: $0.to) }
  }

  /// What a list's capabilities mean for the events of a changeset.
  private struct Rules {
    let vocabulary: Vocabulary
    let crosses: Bool
    let beside: Bool
    let inside: Bool
    let into: Bool
    let intoReloaded: Bool
    let movesSections: Bool
    let inserted: Set<Int>
    let deleted: Set<Int>
    let oldMoved: Set<Int>
    let newMoved: Set<Int>
    let reloads: Set<ItemPath>
    let sectionReloads: Set<Int>

    init(_ changes: ListChanges, _ vocabulary: Vocabulary) {
      let capabilities = vocabulary.capabilities
      self.vocabulary = vocabulary
      crosses = capabilities.contains(.itemMovesAcrossSectionChanges)
      beside = capabilities.contains(.itemChangesBesideSectionMoves)
      inside = beside && capabilities.contains(.itemChangesInsideSectionMoves)
      intoReloaded = capabilities.contains(.itemMovesIntoChangedSections)
      into = inside && intoReloaded
      movesSections = capabilities.contains(.sectionMoves) && !changes.sectionMoves.isEmpty
      inserted = Set(changes.sectionInsertions)
      deleted = Set(changes.sectionDeletions)
      oldMoved = Set(changes.sectionMoves.map { $0.from })
      newMoved = Set(changes.sectionMoves.map { $0.to })
      reloads = Set(changes.itemReloads)
      sectionReloads = Set(changes.sectionReloads)
    }

    func event(from: ItemPath?, to: ItemPath?) -> ItemEvent {
      var isMove = false
      if let from, let to { isMove = vocabulary.isMove(Move(from: from, to: to)) }
      let entersNew = to.map { inserted.contains($0.section) } ?? false
      let leavesGone = from.map { deleted.contains($0.section) } ?? false
      let isRecreated =
        from.map(vocabulary.isRecreated(old:)) ?? false
        || to.map(vocabulary.isRecreated(new:)) ?? false
      let touchesMoved =
        from.map { oldMoved.contains($0.section) } ?? false
        || to.map { newMoved.contains($0.section) } ?? false
      let movesIntoMoved = isMove && (to.map { newMoved.contains($0.section) } ?? false)
      let isSilent = !isMove && entersNew && leavesGone
      var limits: Limits = []
      if entersNew { limits.insert(.notBeforeInsertions) }
      if entersNew && isMove && !crosses { limits.insert(.notWithInsertions) }
      if leavesGone { limits.insert(.notAfterDeletions) }
      if leavesGone && isMove && !crosses { limits.insert(.notWithDeletions) }
      if isRecreated { limits.insert(.withSectionMoves) }
      if movesSections
        && (!beside || !inside && touchesMoved || !into && movesIntoMoved)
      {
        limits.insert(isSilent ? .onlySilentWithSectionMoves : .notWithSectionMoves)
      }
      if let to, isMove,
        reloads.contains(to) || !intoReloaded && sectionReloads.contains(to.section)
      {
        limits.insert(.notWithUpdates)
      }
      return ItemEvent(from: from, to: to, isMove: isMove, limits: limits)
    }
  }
}
