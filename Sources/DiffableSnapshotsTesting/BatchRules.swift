import DiffableSnapshots

/// Checks the lists of a batch against the rules, in their order.
///
/// Written for clarity, and apart from what finds and lowers changes, so that it can judge that.
struct BatchRules {
  private let changes: ListChanges
  private let capabilities: ListCapabilities
  private let oldSizes: [Int]
  private let newSizes: [Int]

  /// The places that moves leave and enter.
  private let sectionSources: [Int]
  private let sectionDestinations: [Int]
  private let itemSources: [ItemPath]
  private let itemDestinations: [ItemPath]

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

  private func refuse(_ rule: ListRule, _ details: String) throws(StrictListError) {
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

  // MARK: - Rules 5 to 8

  private func checkConflicts() throws(StrictListError) {
    if let section = Self.repeated(sectionSources)
      ?? Self.common(changes.sectionDeletions, sectionSources)
      ?? Self.repeated(changes.sectionReloads, changes.sectionReconfigurations)
    {
      try refuse(.oldPlaceOnce, "section \(section) is deleted, moved or updated twice")
    }
    if let path = Self.repeated(itemSources) ?? Self.common(changes.itemDeletions, itemSources)
      ?? Self.repeated(changes.itemReloads, changes.itemReconfigurations)
    {
      try refuse(.oldPlaceOnce, "item \(path) is deleted, moved or updated twice")
    }
    if let section = Self.repeated(changes.sectionInsertions, sectionDestinations) {
      try refuse(.newPlaceOnce, "section \(section) is entered twice")
    }
    if let path = Self.repeated(changes.itemInsertions, itemDestinations) {
      try refuse(.newPlaceOnce, "item \(path) is entered twice")
    }
    if let section = Self.repeated(changes.sectionDeletions) {
      try refuse(.deletionOnce, "section \(section) is deleted twice")
    }
    if let path = Self.repeated(changes.itemDeletions) {
      try refuse(.deletionOnce, "item \(path) is deleted twice")
    }
    for move in changes.sectionMoves where move.from == move.to {
      try refuse(.moveOntoItself, "section \(move.from) moves to \(move.to)")
    }
    guard changes.itemMoves.contains(where: { $0.from == $0.to }) else { return }
    let origins = sectionOrigins
    for move in changes.itemMoves
    where move.from == move.to && origins[move.to.section] == move.from.section {
      try refuse(.moveOntoItself, "item \(move.from) moves to \(move.to)")
    }
  }

  /// A place that two lists together name twice.
  private static func repeated<Place: Hashable>(
    _ places: [Place],
    _ others: [Place] = []
  ) -> Place? {
    guard places.count + others.count > 1 else { return nil }
    var seen: Set<Place> = []
    for places in [places, others] {
      for place in places where !seen.insert(place).inserted { return place }
    }
    return nil
  }

  /// A place that either list names.
  private static func common<Place: Hashable>(_ places: [Place], _ others: [Place]) -> Place? {
    guard !places.isEmpty && !others.isEmpty else { return nil }
    let places = Set(places)
    return others.first(where: places.contains)
  }

  private var sectionOrigins: [Int?] {
    changes.sectionOrigins(oldCount: oldSizes.count, newCount: newSizes.count)
  }

  // MARK: - Rules 9 to 12

  private func checkSectionsAndItems() throws(StrictListError) {
    for path in changes.itemDeletions where changes.sectionDeletions.contains(path.section) {
      try refuse(.itemsOfSectionChanges, "item \(path) is deleted, and so is its section")
    }
    for path in changes.itemInsertions where changes.sectionInsertions.contains(path.section) {
      try refuse(.itemsOfSectionChanges, "item \(path) is inserted, and so is its section")
    }
    if !changes.itemMoves.isEmpty && !capabilities.contains(.itemMovesAcrossSectionChanges) {
      for move in changes.itemMoves {
        if changes.sectionDeletions.contains(move.from.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.from) moves out of a section that is deleted"
          )
        }
        if changes.sectionInsertions.contains(move.to.section) {
          try refuse(
            .movesAcrossSectionChanges,
            "item \(move.to) moves into a section that is inserted"
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
        "item \(path) changes beside the move of section \(anyMove.from) to \(anyMove.to)"
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

  // MARK: - Rules 13 to 15

  private func checkUpdates() throws(StrictListError) {
    guard changes.hasUpdates else { return }
    if changes.hasStructure && !capabilities.contains(.updatesBesideStructure) {
      if let section = changes.sectionReloads.first {
        try refuse(.reloadsApart, "section \(section) is reloaded beside changes of structure")
      }
      if let path = changes.itemReloads.first {
        try refuse(.reloadsApart, "item \(path) is reloaded beside changes of structure")
      }
      if let section = changes.sectionReconfigurations.first {
        try refuse(
          .reconfigurationsApart,
          "section \(section) is reconfigured beside changes of structure"
        )
      }
      if let path = changes.itemReconfigurations.first {
        try refuse(
          .reconfigurationsApart,
          "item \(path) is reconfigured beside changes of structure"
        )
      }
    }
    let arrivals = Set(changes.itemInsertions + itemDestinations)
    for path in changes.itemReloads
    where arrivals.contains(path) || changes.sectionInsertions.contains(path.section) {
      try refuse(.reloadOfArrival, "item \(path) is reloaded, and inserted or moved there")
    }
    let sectionArrivals = changes.sectionInsertions + sectionDestinations
    for section in changes.sectionReloads where sectionArrivals.contains(section) {
      try refuse(.reloadOfArrival, "section \(section) is reloaded, and inserted or moved there")
    }
  }

  // MARK: - Rules 16 and 17

  private func checkCounts() throws(StrictListError) {
    let (inserted, deleted) = (changes.sectionInsertions.count, changes.sectionDeletions.count)
    if newSizes.count != oldSizes.count + inserted - deleted {
      try refuse(
        .numberOfSections,
        "there were \(oldSizes.count), \(inserted) come and \(deleted) go, "
          + "and there are \(newSizes.count)"
      )
    }
    var expected = oldSizes
    for path in changes.itemDeletions { expected[path.section] -= 1 }
    for path in itemSources { expected[path.section] -= 1 }
    var arrivals = Array(repeating: 0, count: newSizes.count)
    for path in changes.itemInsertions { arrivals[path.section] += 1 }
    for path in itemDestinations { arrivals[path.section] += 1 }
    for (section, origin) in sectionOrigins.enumerated() {
      guard let origin, !changes.sectionReloads.contains(section) else { continue }
      if newSizes[section] != expected[origin] + arrivals[section] {
        try refuse(
          .numberOfItems,
          "section \(section) had \(oldSizes[origin]) items, \(oldSizes[origin] - expected[origin]) "
            + "go and \(arrivals[section]) come, and it has \(newSizes[section])"
        )
      }
    }
  }
}
