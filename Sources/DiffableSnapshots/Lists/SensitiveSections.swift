/// The sections whose move conflicts with other changes in the same batch.
struct SensitiveSections {
  private var old: Set<Int> = []
  private var new: Set<Int> = []

  init(_ changes: ListChanges, _ capabilities: ListCapabilities) {
    let isFree = capabilities.contains(.itemChangesInsideSectionChanges)
    let items = changes.items
    if !isFree {
      old = Set((items.deletions + items.moves.map { $0.from }).map { $0.section })
      new = Set((items.insertions + items.moves.map { $0.to }).map { $0.section })
    }
    guard capabilities.contains(.updatesBesideStructure) else { return }
    new.formUnion(changes.sections.reloads)
    if !isFree { new.formUnion((items.reloads + items.reconfigurations).map { $0.section }) }
  }

  /// Whether the section with the given old and new index is sensitive.
  func contains(_ move: Move<Int>) -> Bool { old.contains(move.from) || new.contains(move.to) }
}
