/// The sections whose move conflicts with other changes in the same batch.
struct SensitiveSections {
  private var old: Set<Int> = []
  private var new: Set<Int> = []

  init(_ changes: ListChanges, _ capabilities: ListCapabilities) {
    if !capabilities.contains(.itemChangesInsideSectionMoves) {
      old.formUnion(
        (changes.items.deletions + changes.items.moves.map { $0.from }).map { $0.section }
      )
      new.formUnion(
        (changes.items.insertions + changes.items.moves.map { $0.to }).map { $0.section }
      )
    }
    if !capabilities.contains(.itemMovesIntoChangedSections) {
      new.formUnion(changes.items.moves.map { $0.to.section })
    }
    guard capabilities.contains(.updatesBesideStructure) else { return }
    new.formUnion(changes.sections.reloads)
    if !capabilities.contains(.itemChangesInsideSectionMoves) {
      new.formUnion((changes.items.reloads + changes.items.reconfigurations).map { $0.section })
    }
  }

  /// Whether the section with the given old and new index is sensitive.
  func contains(_ move: Move<Int>) -> Bool { old.contains(move.from) || new.contains(move.to) }
}
