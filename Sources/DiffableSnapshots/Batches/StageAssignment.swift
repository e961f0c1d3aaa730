/// The stage in which each change takes place.
///
/// A stage becomes a batch; stages count from 1. The order of the stages is fixed: section insertions, item
/// changes, section deletions, updates. Each change takes the first stage that its limits allow, so the
/// stages merge where the target allows that. Only section moves have two orders, because either order may
/// need fewer stages:
///
/// - Sections move first, in the stage of section insertions. The item changes that conflict with section moves
///   take the next stage, as do items that move into an inserted section.
/// - Sections move last, in the stage of section deletions. The item changes that conflict with section moves
///   take an earlier stage, as do items that move out of a deleted section.
struct StageAssignment {
  /// The stage of section insertions.
  let sectionInsertions = 1

  /// The stage of section moves.
  private(set) var sectionMoves = 1

  /// The stage of section deletions.
  private(set) var sectionDeletions = 1

  /// The last stage that changes the structure.
  private(set) var lastStructural = 0

  /// The stage of reloads and reconfigurations, which is the last one, or nil when there are none.
  private(set) var updates: Int?

  /// Whether the sections move in a stage without item changes and updates.
  private let keepsSectionMovesApart: Bool

  /// The number of stages.
  var count: Int { updates ?? lastStructural }

  /// Creates an assignment.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - itemChanges: The item changes, with their limits.
  ///   - capabilities: What the target can do in one batch.
  ///   - movesSectionsLast: Whether section moves follow the item changes that conflict with them.
  ///   - keepsSectionMovesApart: Whether every item change and every update counts as a conflict.
  init(
    _ changes: ListChanges,
    _ itemChanges: [ItemChange],
    _ capabilities: ListCapabilities,
    movesSectionsLast: Bool,
    keepsSectionMovesApart: Bool
  ) {
    self.keepsSectionMovesApart = keepsSectionMovesApart
    let movesSections = capabilities.contains(.sectionMoves) && !changes.sectionMoves.isEmpty
    let isMovedLast = movesSectionsLast && movesSections
    // Until the other stages are known, no item change waits for the section moves.
    if isMovedLast { sectionMoves = .max }
    for change in itemChanges where change.leavesDeletedSection && !change.followsItsSections {
      let first = stage(of: change) + (change.precedesSectionDeletions ? 1 : 0)
      sectionDeletions = max(sectionDeletions, first)
    }
    if !changes.sectionInsertions.isEmpty { lastStructural = sectionInsertions }
    if !changes.sectionDeletions.isEmpty { lastStructural = max(lastStructural, sectionDeletions) }
    for change in itemChanges { lastStructural = max(lastStructural, stage(of: change)) }
    if isMovedLast {
      var last = max(lastStructural, 1)
      for change in itemChanges where conflictsWithSectionMoves(change) {
        last = max(last, stage(of: change) + 1)
      }
      sectionMoves = last
    }
    if !changes.sectionMoves.isEmpty { lastStructural = max(lastStructural, sectionMoves) }
    guard changes.hasUpdates else { return }
    let canJoin =
      lastStructural == 0
      || !keepsSectionMovesApart && capabilities.contains(.updatesBesideStructure)
        && !conflictsWithUpdates(changes, itemChanges, capabilities)
    updates = canJoin ? max(lastStructural, 1) : lastStructural + 1
  }

  private func conflictsWithSectionMoves(_ change: ItemChange) -> Bool {
    guard !change.followsItsSections else { return false }
    return change.conflictsWithSectionMoves || keepsSectionMovesApart && !change.isRecreated
  }

  /// Returns the stage of an item change.
  func stage(of change: ItemChange) -> Int {
    if change.isRecreated { return sectionMoves }
    // The target receives a change of the item in this stage, unless the stage changes both sections. So it
    // must not be the stage of section moves only.
    if change.followsItsSections { return sectionMoves == 1 ? sectionDeletions : 1 }
    let isAfterSectionMoves = sectionMoves == 1 && conflictsWithSectionMoves(change)
    return change.followsSectionInsertions || isAfterSectionMoves ? 2 : 1
  }

  /// Whether the last structural stage cannot hold the updates.
  private func conflictsWithUpdates(
    _ changes: ListChanges,
    _ itemChanges: [ItemChange],
    _ capabilities: ListCapabilities
  ) -> Bool {
    var last = ListChanges()
    if sectionMoves == lastStructural && capabilities.contains(.sectionMoves) {
      last.sectionMoves = changes.sectionMoves
    }
    for change in itemChanges where change.isMove && stage(of: change) == lastStructural {
      if let from = change.from, let to = change.to {
        last.itemMoves.append(Move(from: from, to: to))
      }
    }
    last.copyUpdates(of: changes)
    return last.hasUpdateConflict(capabilities)
  }
}
