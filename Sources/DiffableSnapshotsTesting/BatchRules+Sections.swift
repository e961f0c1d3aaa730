import DiffableSnapshots

/// Rules 9 to 12, for the item changes of a batch that also changes sections.
extension BatchRules {
  func checkSectionsAndItems() throws(StrictListError) {
    for path in changes.items.deletions where changes.sections.deletions.contains(path.section) {
      try refuse(
        .itemsOfSectionChanges,
        "item \(path) is deleted, although its section is deleted too"
      )
    }
    for path in changes.items.insertions where changes.sections.insertions.contains(path.section) {
      try refuse(
        .itemsOfSectionChanges,
        "item \(path) is inserted, although its section is inserted too"
      )
    }
    if !capabilities.contains(.itemChangesInsideSectionChanges) {
      for move in changes.items.moves {
        if changes.sections.deletions.contains(move.from.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.from) moves out of a deleted section"
          )
        }
        if changes.sections.insertions.contains(move.to.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.to) moves into an inserted section"
          )
        }
      }
    }
    try checkSectionMoves()
    if !capabilities.contains(.itemChangesInsideSectionChanges) {
      for move in changes.items.moves
      where changes.sections.reloads.contains(move.to.section) {
        try refuse(
          .movesIntoReloadedSections,
          "item \(move.to) moves into a section that is reloaded"
        )
      }
    }
  }

  private func checkSectionMoves() throws(StrictListError) {
    guard let anyMove = changes.sections.moves.first,
      !capabilities.contains(.itemChangesInsideSectionChanges)
    else { return }
    let old = changes.items.deletions + itemSources
    let new =
      changes.items.insertions + itemDestinations + changes.items.reloads
      + changes.items.reconfigurations
    if !capabilities.contains(.itemChangesBesideSectionMoves), let path = (old + new).first {
      try refuse(
        .itemChangesOfSectionMoves,
        "item \(path) changes in the batch that moves section \(anyMove.from) to \(anyMove.to)"
      )
    }
    for move in changes.sections.moves {
      if let path = old.first(where: { $0.section == move.from })
        ?? new.first(where: { $0.section == move.to })
      {
        try refuse(
          .itemChangesOfSectionMoves,
          "item \(path) changes inside section \(move.from), which moves to \(move.to)"
        )
      }
    }
  }
}
