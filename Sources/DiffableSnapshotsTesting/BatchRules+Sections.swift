import DiffableSnapshots

/// Rules 9 to 12, for the item changes of a batch that also changes sections.
extension BatchRules {
  func checkSectionsAndItems() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    let deleted = items.deletions.first { sections.deletions.contains($0.section) }
    try refuse(.itemsOfSectionChanges, deleted) {
      "item \($0) is deleted, although its section is deleted too"
    }
    let inserted = items.insertions.first { sections.insertions.contains($0.section) }
    try refuse(.itemsOfSectionChanges, inserted) {
      "item \($0) is inserted, although its section is inserted too"
    }
    if capabilities.contains(.itemChangesInsideSectionChanges) { return }
    for move in items.moves {
      if sections.deletions.contains(move.from.section) {
        try refuse(.movesAcrossSectionChanges, move.from) {
          "item \($0) moves out of a deleted section"
        }
      }
      if sections.insertions.contains(move.to.section) {
        try refuse(.movesAcrossSectionChanges, move.to) {
          "item \($0) moves into an inserted section"
        }
      }
    }
    try checkSectionMoves()
    let reloaded = items.destinations.first { sections.reloads.contains($0.section) }
    try refuse(.movesIntoReloadedSections, reloaded) {
      "item \($0) moves into a section that is reloaded"
    }
  }

  private func checkSectionMoves() throws(StrictListError) {
    let moves = changes.sections.moves
    guard let first = moves.first else { return }
    let items = changes.items
    let old = items.deletions + items.sources
    let new = items.insertions + items.destinations + items.reloads + items.reconfigurations
    if !capabilities.contains(.itemChangesBesideSectionMoves) {
      try refuse(.itemChangesOfSectionMoves, (old + new).first) {
        "item \($0) changes in the batch that moves section \(first.from) to \(first.to)"
      }
    }
    for move in moves {
      let path = old.first { $0.section == move.from } ?? new.first { $0.section == move.to }
      try refuse(.itemChangesOfSectionMoves, path) {
        "item \($0) changes inside section \(move.from), which moves to \(move.to)"
      }
    }
  }
}
