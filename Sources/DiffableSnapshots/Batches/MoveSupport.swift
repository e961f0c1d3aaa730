/// Decides which moves a target receives as moves, and which as a deletion and an insertion.
struct MoveSupport {
  let capabilities: ListCapabilities

  /// The old indexes of the sections that are deleted and inserted because the target cannot move sections.
  private let oldRecreated: Set<Int>

  /// The new indexes of the sections in `oldRecreated`.
  private let newRecreated: Set<Int>

  init(_ capabilities: ListCapabilities, _ changes: ListChanges) {
    self.capabilities = capabilities
    let recreated = capabilities.contains(.sectionMoves) ? [] : changes.sections.moves
    oldRecreated = Set(recreated.map { $0.from })
    newRecreated = Set(recreated.map { $0.to })
  }

  /// Whether the target can perform all moves as moves.
  func covers(_ changes: ListChanges) -> Bool {
    (capabilities.contains(.itemMoves) || changes.items.moves.isEmpty)
      && (capabilities.contains(.sectionMoves) || changes.sections.moves.isEmpty)
  }

  /// Whether the section of an old path is deleted and inserted because it cannot move.
  func isRecreated(old path: ItemPath) -> Bool { oldRecreated.contains(path.section) }

  /// Whether the section of a new path is deleted and inserted because it cannot move.
  func isRecreated(new path: ItemPath) -> Bool { newRecreated.contains(path.section) }

  /// Whether the target receives the move of an item as a move.
  func isMove(_ move: Move<ItemPath>) -> Bool {
    capabilities.contains(.itemMoves) && !isRecreated(old: move.from) && !isRecreated(new: move.to)
  }

  /// Returns the changes with only the updates that the target supports and needs.
  ///
  /// An item or a section that is deleted and inserted gets new cells, so it needs no update. If the target cannot
  /// reconfigure items, the result reloads them instead.
  func adapting(_ changes: ListChanges) -> ListChanges {
    let recreatedItems = Set(changes.items.moves.filter { !isMove($0) }.map { $0.to })
    let isKept = { (path: ItemPath) in !isRecreated(new: path) && !recreatedItems.contains(path) }
    var result = changes
    result.sections.reloads.removeAll(where: newRecreated.contains)
    result.sections.reconfigurations.removeAll(where: newRecreated.contains)
    result.items.reloads = changes.items.reloads.filter(isKept)
    result.items.reconfigurations = changes.items.reconfigurations.filter(isKept)
    if !capabilities.contains(.reconfigurations) {
      result.items.reloads = (result.items.reloads + result.items.reconfigurations).sorted()
      result.items.reconfigurations = []
    }
    return result
  }
}
