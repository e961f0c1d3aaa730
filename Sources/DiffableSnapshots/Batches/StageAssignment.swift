/// The assignment of each change to a stage.
///
/// Each stage becomes a batch; the first stage is 1. The usual order of the changes is: section insertions, item
/// changes, section deletions, updates. Each change gets the first stage that the target and the ``Options`` allow,
/// so several kinds of changes share a stage if possible.
///
/// The ``Options`` can put section changes and item changes in separate stages. For example, this prevents a stage in
/// which section B gets the index 1 while an item moves from path 1.0 in section A to path 1.0 in section B: many
/// targets do not accept a move with two equal paths.
///
/// Section moves have two possible positions in this order. Which one needs fewer stages depends on the changes:
///
/// - Sections move first, in stage 1, usually together with the section insertions. Stage 2 has the item changes that
///   conflict with section moves, and the items that move into an inserted section.
/// - Sections move last, in the last stage that changes the structure. The item changes that conflict with section
///   moves are in an earlier stage.
struct StageAssignment {
  /// The stage of section insertions.
  private(set) var sectionInsertions = 1

  /// The stage of section moves.
  private(set) var sectionMoves = 1

  /// The stage of section deletions.
  private(set) var sectionDeletions = 1

  /// The last stage that changes the structure.
  private(set) var lastStructural = 0

  /// The stage of reloads and reconfigurations, or nil when there are none; always the last stage.
  private(set) var updates: Int?

  let options: Options

  /// The order of section changes and item changes in the stages, and the order of items in an intermediate list.
  struct Options {
    /// Whether sections move after the item changes that conflict with section moves.
    var movesSectionsLast = false

    /// Whether every item change and every update is treated as a conflict with section moves.
    var keepsSectionMovesApart = false

    /// Whether all item changes are after the section insertions, and after the section moves unless these are last.
    var changesItemsSecond = false

    /// Whether sections are inserted after all item changes, if no item moves into them.
    var insertsSectionsLast = false

    /// Whether sections are deleted after all item changes.
    var deletesSectionsLast = false

    /// Whether items that are yet to be removed precede items that are already added, between two kept items of an
    /// intermediate list.
    ///
    /// This changes only paths in intermediate lists. It can avoid a move whose two paths are equal.
    var listsRemovedItemsFirst = false
  }

  /// Whether item changes are in stage 2 because stage 1 inserts or moves sections.
  private let followsSections: Bool

  /// The number of stages.
  var count: Int { updates ?? lastStructural }

  /// Creates an assignment.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - itemChanges: The item changes, with the conditions for their stages.
  ///   - capabilities: What the target can do in one batch.
  ///   - options: How far the changes of sections and items are kept apart.
  init(
    _ changes: ListChanges,
    _ itemChanges: [ItemChange],
    _ capabilities: ListCapabilities,
    _ options: Options
  ) {
    self.options = options
    let movesSections = capabilities.contains(.sectionMoves) && !changes.sections.moves.isEmpty
    let isMovedLast = options.movesSectionsLast && movesSections
    followsSections =
      options.changesItemsSecond
      && (!changes.sections.insertions.isEmpty || !changes.sections.moves.isEmpty && !isMovedLast)
    // If sections move last, the stage of their moves is computed below. Until then, no stage may depend on it.
    if isMovedLast { sectionMoves = .max }
    for change in itemChanges where change.movesOutOfDeletedSection && !change.isImpliedBySections {
      let first = stage(of: change) + (change.mustPrecedeSectionDeletions ? 1 : 0)
      sectionDeletions = max(sectionDeletions, first)
    }
    if options.insertsSectionsLast || options.deletesSectionsLast {
      let last = itemChanges.reduce(0) {
        $1.isImpliedBySections ? $0 : max($0, stage(of: $1))
      }
      if options.deletesSectionsLast { sectionDeletions = max(sectionDeletions, last + 1) }
      let canInsertLast = !itemChanges.contains { $0.movesIntoInsertedSection }
      if options.insertsSectionsLast && canInsertLast { sectionInsertions = last + 1 }
    }
    if !changes.sections.insertions.isEmpty { lastStructural = sectionInsertions }
    if !changes.sections.deletions.isEmpty {
      lastStructural = max(lastStructural, sectionDeletions)
    }
    for change in itemChanges { lastStructural = max(lastStructural, stage(of: change)) }
    if isMovedLast {
      var last = max(lastStructural, 1)
      for change in itemChanges where conflictsWithSectionMoves(change) {
        last = max(last, stage(of: change) + 1)
      }
      sectionMoves = last
    }
    if !changes.sections.moves.isEmpty { lastStructural = max(lastStructural, sectionMoves) }
    guard changes.hasUpdates else { return }
    let canJoin =
      lastStructural == 0
      || !options.keepsSectionMovesApart && capabilities.contains(.updatesBesideStructure)
        && !conflictsWithUpdates(changes, itemChanges, capabilities)
    updates = canJoin ? max(lastStructural, 1) : lastStructural + 1
  }

  private func conflictsWithSectionMoves(_ change: ItemChange) -> Bool {
    guard !change.isImpliedBySections else { return false }
    return change.conflictsWithSectionMoves || options.keepsSectionMovesApart && !change.isRecreated
  }

  /// Returns the stage of an item change.
  func stage(of change: ItemChange) -> Int {
    if change.isRecreated { return sectionMoves }
    // The item change has no stage of its own: it is in the stage that deletes the old section, or in stage 1, which
    // inserts the new section. If these are two stages, choose one that moves no sections, because the item change may
    // conflict with section moves.
    if change.isImpliedBySections { return sectionMoves == 1 ? sectionDeletions : 1 }
    let isAfterSectionMoves = sectionMoves == 1 && conflictsWithSectionMoves(change)
    return change.mustFollowSectionInsertions || isAfterSectionMoves || followsSections ? 2 : 1
  }

  /// Whether the updates conflict with moves in the last structural stage.
  private func conflictsWithUpdates(
    _ changes: ListChanges,
    _ itemChanges: [ItemChange],
    _ capabilities: ListCapabilities
  ) -> Bool {
    var last = ListChanges()
    if sectionMoves == lastStructural && capabilities.contains(.sectionMoves) {
      last.sections.moves = changes.sections.moves
    }
    for change in itemChanges where change.isMove && stage(of: change) == lastStructural {
      if let from = change.from, let to = change.to {
        last.items.moves.append(Move(from: from, to: to))
      }
    }
    last.copyUpdates(of: changes)
    return last.hasUpdateConflict(capabilities)
  }
}
