/// The stage in which each change of the structure is performed.
///
/// The first stage is 1, and it inserts sections. With the order ``Order/sectionMovesFirst``, each other change has the
/// first stage that the target allows; with ``Order/sectionMovesLast``, changes of items precede the moves of sections
/// that they conflict with. If the target cannot perform the changes of a stage in one batch with either order, all
/// changes are kept ``Order/apart``. A stage becomes a batch, except that stages without changes need none, and stages
/// that are kept apart share a batch where the target accepts it.
struct Schedule {
  /// When sections move.
  enum Order {
    /// In stage 1. Stage 2 has the item changes that conflict with the moves.
    case sectionMovesFirst

    /// In the last stage, after the item changes that conflict with the moves.
    case sectionMovesLast

    /// In stage 3, together with the deletions of sections. All items change in stage 2. Every target can perform these
    /// stages.
    case apart
  }

  /// The stage of section moves.
  private(set) var sectionMoves = 1

  /// The stage of section deletions.
  private(set) var sectionDeletions = 1

  /// The stages that have changes, as bits.
  private var stages = 0

  /// The number of stages that have changes.
  var stageCount: Int { stages.nonzeroBitCount }

  /// The last stage.
  var last: Int { max(1, Int.bitWidth - 1 - stages.leadingZeroBitCount) }

  private let rules: CombinationRules
  let order: Order

  /// - Parameters:
  ///   - changes: The changes.
  ///   - rules: The rules of the target for the changes.
  ///   - order: When sections move.
  init(_ changes: ListChanges, _ rules: CombinationRules, _ order: Order) {
    self.rules = rules
    self.order = order
    if order == .apart {
      (sectionMoves, sectionDeletions, stages) = (3, 3, 0b1110)
      return
    }
    let items = changes.items
    for move in items.moves where rules.isDeleted(move.from.section) {
      let stage = stage(from: move.from, to: move.to)
      sectionDeletions = max(sectionDeletions, rules.mustPrecedeDeletion(move) ? stage + 1 : stage)
    }
    if !changes.sections.insertions.isEmpty { stages |= 1 << 1 }
    if !changes.sections.deletions.isEmpty { stages |= 1 << sectionDeletions }
    var conflict = 0
    func add(_ from: ItemPath?, _ to: ItemPath?) {
      let stage = stage(from: from, to: to)
      stages |= 1 << stage
      if rules.conflictsWithSectionMoves(from: from, to: to) { conflict = max(conflict, stage) }
    }
    for index in items.deletions.indices { add(items.deletions[index], nil) }
    for index in items.insertions.indices { add(nil, items.insertions[index]) }
    for index in items.moves.indices { add(items.moves[index].from, items.moves[index].to) }
    if order == .sectionMovesLast { sectionMoves = max(last, conflict + 1) }
    if !changes.sections.moves.isEmpty { stages |= 1 << sectionMoves }
  }

  /// Returns the stage of an item change.
  ///
  /// - Parameters:
  ///   - from: The old path, or nil for an insertion.
  ///   - to: The new path, or nil for a deletion.
  /// - Returns: The stage.
  func stage(from: ItemPath?, to: ItemPath?) -> Int {
    switch order {
    case .apart: return 2
    case .sectionMovesFirst where rules.conflictsWithSectionMoves(from: from, to: to): return 2
    default:
      if from != nil, let to, rules.mustFollowInsertion(to) { return 2 }
      return 1
    }
  }
}
