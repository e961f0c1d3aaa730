import DiffableSnapshots

/// Rules 5 to 8: no place is left or entered twice, and no move leads nowhere.
extension BatchRules {
  func checkConflicts() throws(StrictListError) {
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
}
