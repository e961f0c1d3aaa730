import DiffableSnapshots

/// Rules 9 to 12, for the item changes of a batch that also changes sections.
extension BatchRules {
  func checkSectionsAndItems() throws(StrictListError) {
    for path in changes.itemDeletions where changes.sectionDeletions.contains(path.section) {
      try refuse(
        .itemsOfSectionChanges,
        "item \(path) is deleted, although its section is deleted too"
      )
    }
    for path in changes.itemInsertions where changes.sectionInsertions.contains(path.section) {
      try refuse(
        .itemsOfSectionChanges,
        "item \(path) is inserted, although its section is inserted too"
      )
    }
    if !changes.itemMoves.isEmpty && !capabilities.contains(.itemMovesAcrossSectionChanges) {
      for move in changes.itemMoves {
        if changes.sectionDeletions.contains(move.from.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.from) moves out of a deleted section"
          )
        }
        if changes.sectionInsertions.contains(move.to.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.to) moves into an inserted section"
          )
        }
      }
    }
    try checkSectionMoves()
    if !changes.itemMoves.isEmpty && !capabilities.contains(.itemMovesIntoChangedSections) {
      let changed = sectionDestinations + changes.sectionReloads
      for move in changes.itemMoves where changed.contains(move.to.section) {
        try refuse(
          .movesIntoChangedSections,
          "item \(move.to) moves into a section that moves or is reloaded"
        )
      }
    }
  }

  private func checkSectionMoves() throws(StrictListError) {
    guard let anyMove = changes.sectionMoves.first else { return }
    let old = changes.itemDeletions + itemSources
    let new =
      changes.itemInsertions + itemDestinations + changes.itemReloads
      + changes.itemReconfigurations
    if !capabilities.contains(.itemChangesBesideSectionMoves), let path = (old + new).first {
      try refuse(
        .itemChangesOfSectionMoves,
        "item \(path) changes in the batch that moves section \(anyMove.from) to \(anyMove.to)"
      )
    }
    if capabilities.isSuperset(of: [.itemChangesBesideSectionMoves, .itemChangesInsideSectionMoves])
    {
      return
    }
    for move in changes.sectionMoves {
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
