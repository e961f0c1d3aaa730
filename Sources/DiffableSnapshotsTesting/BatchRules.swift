import DiffableSnapshots

/// Checks the changes of a batch against the rules.
///
/// The checks share no code with the diff and the lowering, so that they can test both.
struct BatchRules {
  let changes: ListChanges
  let capabilities: ListCapabilities
  let oldSizes: [Int]
  let newSizes: [Int]

  // The sources and destinations of the moves.
  let sectionSources: [Int]
  let sectionDestinations: [Int]
  let itemSources: [ItemPath]
  let itemDestinations: [ItemPath]

  init(
    changes: ListChanges,
    capabilities: ListCapabilities,
    oldSizes: [Int],
    newSizes: [Int]
  ) {
    self.changes = changes
    self.capabilities = capabilities
    self.oldSizes = oldSizes
    self.newSizes = newSizes
    sectionSources = changes.sections.moves.map { $0.from }
    sectionDestinations = changes.sections.moves.map { $0.to }
    itemSources = changes.items.moves.map { $0.from }
    itemDestinations = changes.items.moves.map { $0.to }
  }

  func check() throws(StrictListError) {
    try checkCapabilities()
    try checkBounds()
    try checkConflicts()
    try checkSectionsAndItems()
    try checkUpdates()
    try checkCounts()
  }

  /// The old index of each new section; nil for an inserted section.
  var sectionOrigins: [Int?] {
    changes.sectionOrigins(oldCount: oldSizes.count, newCount: newSizes.count)
  }

  func refuse(_ rule: ListRule, _ details: String) throws(StrictListError) {
    throw StrictListError(rule, details)
  }

  // MARK: - Capabilities (rule 25)

  private func checkCapabilities() throws(StrictListError) {
    if !capabilities.contains(.sections) {
      let touched =
        changes.sections.deletions + changes.sections.insertions + sectionSources
        + changes.sections.reloads + changes.sections.reconfigurations
      if let section = touched.first {
        try refuse(.capabilities, "section \(section) changes in a list without sections")
      }
    }
    if !capabilities.contains(.sectionMoves), let move = changes.sections.moves.first {
      try refuse(
        .capabilities,
        "section \(move.from) moves to \(move.to) in a list that cannot move sections"
      )
    }
    if !capabilities.contains(.itemMoves), let move = changes.items.moves.first {
      try refuse(
        .capabilities,
        "item \(move.from) moves to \(move.to) in a list that cannot move items"
      )
    }
    if !capabilities.contains(.reconfigurations), let path = changes.items.reconfigurations.first {
      try refuse(
        .capabilities,
        "item \(path) is reconfigured in a list that cannot reconfigure items"
      )
    }
  }

  // MARK: - Rules 3 and 4

  private func checkBounds() throws(StrictListError) {
    for sections in [changes.sections.deletions, sectionSources] {
      for section in sections where !oldSizes.indices.contains(section) {
        try refuse(
          .oldBounds,
          "section \(section) is deleted or moved, but the list had \(oldSizes.count) sections"
        )
      }
    }
    for paths in [changes.items.deletions, itemSources] {
      for path in paths where !Self.contains(path, oldSizes) {
        try refuse(
          .oldBounds,
          "item \(path) is deleted or moved, but the list had \(oldSizes) items per section"
        )
      }
    }
    for sections in [
      changes.sections.insertions, sectionDestinations, changes.sections.reloads,
      changes.sections.reconfigurations,
    ] {
      for section in sections where !newSizes.indices.contains(section) {
        try refuse(
          .newBounds,
          "section \(section) is inserted, moved to or updated, "
            + "but the snapshot has \(newSizes.count) sections"
        )
      }
    }
    for paths in [
      changes.items.insertions, itemDestinations, changes.items.reloads,
      changes.items.reconfigurations,
    ] {
      for path in paths where !Self.contains(path, newSizes) {
        try refuse(
          .newBounds,
          "item \(path) is inserted, moved to or updated, "
            + "but the snapshot has \(newSizes) items per section"
        )
      }
    }
  }

  private static func contains(_ path: ItemPath, _ sizes: [Int]) -> Bool {
    sizes.indices.contains(path.section) && path.item >= 0 && path.item < sizes[path.section]
  }
}
