/// A deletion, an insertion or a move of an item, with the limits that a target sets for its stage.
struct ItemChange {
  /// The old path, or nil for an insertion.
  var from: ItemPath?

  /// The new path, or nil for a deletion.
  var to: ItemPath?

  /// Whether the target receives a move; otherwise a deletion, an insertion, or both.
  var isMove = false

  /// Whether the item moves into an inserted section, which an earlier stage must insert.
  var followsSectionInsertions = false

  /// Whether the item leaves a deleted section, which the same stage or a later one deletes.
  var leavesDeletedSection = false

  /// Whether the item moves out of a deleted section, which a later stage must delete.
  var precedesSectionDeletions = false

  /// Whether a section of the item is deleted and inserted because the target cannot move it.
  var isRecreated = false

  /// Whether the target does not accept the change beside the section moves.
  var conflictsWithSectionMoves = false

  /// Whether the item leaves a deleted section for an inserted one without a move.
  ///
  /// The target receives no change of the item when one stage deletes and inserts the two sections.
  var followsItsSections = false
}

extension ItemChange {
  /// Returns the item changes of a changeset, with their limits.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - support: How the target receives moves.
  /// - Returns: The deletions, then the insertions, then the moves.
  static func all(of changes: ListChanges, _ support: MoveSupport) -> [ItemChange] {
    let limits = Limits(changes, support)
    return changes.itemDeletions.map { limits.change(from: $0, to: nil) }
      + changes.itemInsertions.map { limits.change(from: nil, to: $0) }
      + changes.itemMoves.map { limits.change(from: $0.from, to: $0.to) }
  }

  /// The limits of all item changes of a changeset.
  private struct Limits {
    let support: MoveSupport
    let movesAcross: Bool
    let isBesideAllowed: Bool
    let isInsideAllowed: Bool
    let isMoveIntoAllowed: Bool
    let movesSections: Bool
    let inserted: Set<Int>
    let deleted: Set<Int>
    let oldMoved: Set<Int>
    let newMoved: Set<Int>

    init(_ changes: ListChanges, _ support: MoveSupport) {
      let capabilities = support.capabilities
      self.support = support
      movesAcross = capabilities.contains(.itemMovesAcrossSectionChanges)
      isBesideAllowed = capabilities.contains(.itemChangesBesideSectionMoves)
      isInsideAllowed = capabilities.contains(.itemChangesInsideSectionMoves)
      isMoveIntoAllowed = capabilities.contains(.itemMovesIntoChangedSections)
      movesSections = capabilities.contains(.sectionMoves) && !changes.sectionMoves.isEmpty
      inserted = Set(changes.sectionInsertions)
      deleted = Set(changes.sectionDeletions)
      oldMoved = Set(changes.sectionMoves.map { $0.from })
      newMoved = Set(changes.sectionMoves.map { $0.to })
    }

    func change(from: ItemPath?, to: ItemPath?) -> ItemChange {
      var change = ItemChange(from: from, to: to)
      if let from, let to { change.isMove = support.isMove(Move(from: from, to: to)) }
      let entersInserted = to.map { inserted.contains($0.section) } ?? false
      let leavesDeleted = from.map { deleted.contains($0.section) } ?? false
      change.leavesDeletedSection = leavesDeleted
      change.followsSectionInsertions = change.isMove && entersInserted && !movesAcross
      change.precedesSectionDeletions = change.isMove && leavesDeleted && !movesAcross
      change.followsItsSections = !change.isMove && entersInserted && leavesDeleted
      change.isRecreated =
        from.map(support.isRecreated(old:)) ?? false || to.map(support.isRecreated(new:)) ?? false
      change.conflictsWithSectionMoves = movesSections && conflictsWithSectionMoves(change)
      return change
    }

    private func conflictsWithSectionMoves(_ change: ItemChange) -> Bool {
      if !isBesideAllowed { return true }
      let leavesMoved = change.from.map { oldMoved.contains($0.section) } ?? false
      let entersMoved = change.to.map { newMoved.contains($0.section) } ?? false
      return !isInsideAllowed && (leavesMoved || entersMoved)
        || !isMoveIntoAllowed && change.isMove && entersMoved
    }
  }
}
