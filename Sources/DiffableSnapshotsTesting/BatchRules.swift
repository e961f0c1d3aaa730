import DiffableSnapshots

/// Checks the lists of a batch against the rules, in their order.
///
/// Written for clarity, and apart from what finds and lowers changes, so that it can judge that.
struct BatchRules {
  let changes: ListChanges
  let capabilities: ListCapabilities
  let oldSizes: [Int]
  let newSizes: [Int]

  /// The places that moves leave and enter.
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
    sectionSources = changes.sectionMoves.map { $0.from }
    sectionDestinations = changes.sectionMoves.map { $0.to }
    itemSources = changes.itemMoves.map { $0.from }
    itemDestinations = changes.itemMoves.map { $0.to }
  }

  func check() throws(StrictListError) {
    try checkCapabilities()
    try checkBounds()
    try checkConflicts()
    try checkSectionsAndItems()
    try checkUpdates()
    try checkCounts()
  }

  /// Where each section of the new list was, or `nil` if it is inserted.
  var sectionOrigins: [Int?] {
    changes.sectionOrigins(oldCount: oldSizes.count, newCount: newSizes.count)
  }

  func refuse(_ rule: ListRule, _ details: String) throws(StrictListError) {
    throw StrictListError(rule, details)
  }

  // MARK: - What the list can do at all

  private func checkCapabilities() throws(StrictListError) {
    if !capabilities.contains(.sections) {
      let touched =
        changes.sectionDeletions + changes.sectionInsertions + sectionSources
        + changes.sectionReloads + changes.sectionReconfigurations
      if let section = touched.first {
        try refuse(.capabilities, "section \(section) changes in a list without sections")
      }
    }
    if !capabilities.contains(.sectionMoves), let move = changes.sectionMoves.first {
      try refuse(
        .capabilities,
        "section \(move.from) moves to \(move.to) in a list that moves no sections"
      )
    }
    if !capabilities.contains(.itemMoves), let move = changes.itemMoves.first {
      try refuse(
        .capabilities,
        "item \(move.from) moves to \(move.to) in a list that moves no items"
      )
    }
    if !capabilities.contains(.reconfigurations), let path = changes.itemReconfigurations.first {
      try refuse(
        .capabilities,
        "item \(path) is reconfigured in a list that can only reload"
      )
    }
  }

  // MARK: - Rules 3 and 4

  private func checkBounds() throws(StrictListError) {
    for sections in [changes.sectionDeletions, sectionSources] {
      for section in sections where !oldSizes.indices.contains(section) {
        try refuse(.oldBounds, "section \(section) of \(oldSizes.count) is deleted or moved")
      }
    }
    for paths in [changes.itemDeletions, itemSources] {
      for path in paths where !Self.contains(path, oldSizes) {
        try refuse(.oldBounds, "item \(path) is deleted or moved, where there were \(oldSizes)")
      }
    }
    for sections in [
      changes.sectionInsertions, sectionDestinations, changes.sectionReloads,
      changes.sectionReconfigurations,
    ] {
      for section in sections where !newSizes.indices.contains(section) {
        try refuse(
          .newBounds,
          "section \(section) of \(newSizes.count) is inserted, moved to or updated"
        )
      }
    }
    for paths in [
      changes.itemInsertions, itemDestinations, changes.itemReloads, changes.itemReconfigurations,
    ] {
      for path in paths where !Self.contains(path, newSizes) {
        try refuse(
          .newBounds,
          "item \(path) is inserted, moved to or updated, where there are \(newSizes)"
        )
      }
    }
  }

  private static func contains(_ path: ItemPath, _ sizes: [Int]) -> Bool {
    sizes.indices.contains(path.section) && path.item >= 0 && path.item < sizes[path.section]
  }
}
