/// A deletion, an insertion or a move of an item, with the conditions for the stage in which it is performed.
struct ItemChange {
  /// The old path, or nil for an insertion.
  var from: ItemPath?

  /// The new path, or nil for a deletion.
  var to: ItemPath?

  /// Whether the target receives the change as a move, and not as a deletion, an insertion or both.
  var isMove = false

  /// Whether the item moves into a section that an earlier stage must insert.
  var mustFollowSectionInsertions = false

  /// Whether the item moves into an inserted section.
  ///
  /// The section must be inserted in the stage of the item change or in an earlier stage.
  var movesIntoInsertedSection = false

  /// Whether the item moves out of a deleted section.
  ///
  /// The section must not be deleted in an earlier stage than the item change.
  var movesOutOfDeletedSection = false

  /// Whether the item moves out of a section that a later stage must delete.
  var mustPrecedeSectionDeletions = false

  /// Whether the old or the new section of the item moves, and the target receives a deletion and an insertion
  /// of the section instead of the move.
  var isRecreated = false

  /// Whether the target does not accept the change in a batch with the section moves.
  var conflictsWithSectionMoves = false

  /// Whether the stage that deletes the old section, or the stage that inserts the new section, performs the change.
  ///
  /// True if the changes delete the item's old section and insert its new section, and the target does not receive
  /// the change as a move.
  var isImpliedBySections = false
}

extension ItemChange {
  /// Returns the item changes of a changeset, with the conditions for their stages.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - support: Decides which moves the target receives as moves.
  /// - Returns: The deletions, then the insertions, then the moves.
  static func all(of changes: ListChanges, _ support: MoveSupport) -> [ItemChange] {
    let rules = Rules(changes, support)
    return changes.items.deletions.map { rules.change(from: $0, to: nil) }
      + changes.items.insertions.map { rules.change(from: nil, to: $0) }
      + changes.items.moves.map { rules.change(from: $0.from, to: $0.to) }
  }

  /// The rules of a target for the item changes of a changeset.
  private struct Rules {
    let support: MoveSupport
    let allowsMovesAcrossSectionChanges: Bool
    let allowsChangesBesideSectionMoves: Bool
    let allowsChangesInsideSectionMoves: Bool
    let allowsMovesIntoChangedSections: Bool
    let movesSections: Bool
    let insertedSections: Set<Int>
    let deletedSections: Set<Int>
    let movedOldSections: Set<Int>
    let movedNewSections: Set<Int>

    init(_ changes: ListChanges, _ support: MoveSupport) {
      let capabilities = support.capabilities
      self.support = support
      allowsMovesAcrossSectionChanges = capabilities.contains(.itemMovesAcrossSectionChanges)
      allowsChangesBesideSectionMoves = capabilities.contains(.itemChangesBesideSectionMoves)
      allowsChangesInsideSectionMoves = capabilities.contains(.itemChangesInsideSectionMoves)
      allowsMovesIntoChangedSections = capabilities.contains(.itemMovesIntoChangedSections)
      movesSections = capabilities.contains(.sectionMoves) && !changes.sections.moves.isEmpty
      insertedSections = Set(changes.sections.insertions)
      deletedSections = Set(changes.sections.deletions)
      movedOldSections = Set(changes.sections.moves.map { $0.from })
      movedNewSections = Set(changes.sections.moves.map { $0.to })
    }

    func change(from: ItemPath?, to: ItemPath?) -> ItemChange {
      var change = ItemChange(from: from, to: to)
      if let from, let to { change.isMove = support.isMove(Move(from: from, to: to)) }
      let isToInserted = to.map { insertedSections.contains($0.section) } ?? false
      let isFromDeleted = from.map { deletedSections.contains($0.section) } ?? false
      change.movesIntoInsertedSection = isToInserted
      change.movesOutOfDeletedSection = isFromDeleted
      let needsOwnStage = change.isMove && !allowsMovesAcrossSectionChanges
      change.mustFollowSectionInsertions = needsOwnStage && isToInserted
      change.mustPrecedeSectionDeletions = needsOwnStage && isFromDeleted
      change.isImpliedBySections = !change.isMove && isToInserted && isFromDeleted
      change.isRecreated =
        from.map(support.isRecreated(old:)) ?? false || to.map(support.isRecreated(new:)) ?? false
      change.conflictsWithSectionMoves = movesSections && conflictsWithSectionMoves(change)
      return change
    }

    private func conflictsWithSectionMoves(_ change: ItemChange) -> Bool {
      if !allowsChangesBesideSectionMoves { return true }
      let isFromMoved = change.from.map { movedOldSections.contains($0.section) } ?? false
      let isToMoved = change.to.map { movedNewSections.contains($0.section) } ?? false
      return !allowsChangesInsideSectionMoves && (isFromMoved || isToMoved)
        || !allowsMovesIntoChangedSections && change.isMove && isToMoved
    }
  }
}
