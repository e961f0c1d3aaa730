/// Which moves a list is told as moves, and which as deletions and insertions.
struct Vocabulary {
  let capabilities: ListCapabilities

  /// The sections that move where the list cannot move sections: they go and come with their items.
  private let oldRecreated: Set<Int>
  private let newRecreated: Set<Int>

  init(_ capabilities: ListCapabilities, _ changes: ListChanges) {
    self.capabilities = capabilities
    let recreated = capabilities.contains(.sectionMoves) ? [] : changes.sectionMoves
    oldRecreated = Set(recreated.map { $0.from })
    newRecreated = Set(recreated.map { $0.to })
  }

  /// Whether the list can be told each of some changes as what it is.
  func suffices(for changes: ListChanges) -> Bool {
    (capabilities.contains(.itemMoves) || changes.itemMoves.isEmpty)
      && (capabilities.contains(.sectionMoves) || changes.sectionMoves.isEmpty)
  }

  /// Whether an item goes with its old section, which is deleted to be inserted elsewhere.
  func isRecreated(old path: ItemPath) -> Bool { oldRecreated.contains(path.section) }

  /// Whether an item comes with its new section, which was deleted elsewhere.
  func isRecreated(new path: ItemPath) -> Bool { newRecreated.contains(path.section) }

  /// Whether an item that lives on moves, rather than being deleted and inserted.
  func isMove(_ move: Move<ItemPath>) -> Bool {
    capabilities.contains(.itemMoves) && !isRecreated(old: move.from) && !isRecreated(new: move.to)
  }

  /// The changes with those updates only that the list needs and knows: cells that are made anyway
  /// need none.
  func adapting(_ changes: ListChanges) -> ListChanges {
    guard changes.hasUpdates else { return changes }
    let remade = Set(changes.itemMoves.filter { !isMove($0) }.map { $0.to })
    let isKept = { (path: ItemPath) in !isRecreated(new: path) && !remade.contains(path) }
    var result = changes
    result.sectionReloads.removeAll(where: newRecreated.contains)
    result.sectionReconfigurations.removeAll(where: newRecreated.contains)
    result.itemReloads = changes.itemReloads.filter(isKept)
    result.itemReconfigurations = changes.itemReconfigurations.filter(isKept)
    if !capabilities.contains(.reconfigurations) {
      result.itemReloads = (result.itemReloads + result.itemReconfigurations).sorted()
      result.itemReconfigurations = []
    }
    return result
  }
}
