import DiffableSnapshots

/// Rules 5 to 8: sources, destinations and deletions are unique, and no move ends where it starts.
extension BatchRules {
  func checkConflicts() throws(StrictListError) {
    if let section = Self.repeated(sectionSources)
      ?? Self.common(changes.sections.deletions, sectionSources)
      ?? Self.repeated(changes.sections.reloads, changes.sections.reconfigurations)
    {
      try refuse(.uniqueSources, "section \(section) is deleted, moved or updated more than once")
    }
    if let path = Self.repeated(itemSources) ?? Self.common(changes.items.deletions, itemSources)
      ?? Self.repeated(changes.items.reloads, changes.items.reconfigurations)
    {
      try refuse(.uniqueSources, "item \(path) is deleted, moved or updated more than once")
    }
    let reloadedSections = Set(changes.sections.reloads)
    for path in changes.items.reloads + changes.items.reconfigurations
    where reloadedSections.contains(path.section) {
      try refuse(.uniqueSources, "item \(path) is updated in a section that is reloaded")
    }
    if let section = Self.repeated(changes.sections.insertions, sectionDestinations) {
      try refuse(
        .uniqueDestinations,
        "section \(section) is the destination of more than one insertion or move"
      )
    }
    if let path = Self.repeated(changes.items.insertions, itemDestinations) {
      try refuse(
        .uniqueDestinations,
        "item \(path) is the destination of more than one insertion or move"
      )
    }
    if let section = Self.repeated(changes.sections.deletions) {
      try refuse(.uniqueDeletions, "section \(section) is deleted twice")
    }
    if let path = Self.repeated(changes.items.deletions) {
      try refuse(.uniqueDeletions, "item \(path) is deleted twice")
    }
    for move in changes.sections.moves where move.from == move.to {
      try refuse(.moveOntoItself, "section \(move.from) moves to \(move.to)")
    }
    guard changes.items.moves.contains(where: { $0.from == $0.to }) else { return }
    let origins = sectionOrigins
    let allowsEqualPaths = capabilities.contains(.itemChangesInsideSectionChanges)
    for move in changes.items.moves where move.from == move.to {
      if allowsEqualPaths && origins[move.to.section] != move.from.section { continue }
      try refuse(.moveOntoItself, "item \(move.from) moves to \(move.to)")
    }
  }

  /// Returns an index or a path that occurs more than once in two lists together, or nil.
  private static func repeated<Position: Hashable>(
    _ positions: [Position],
    _ others: [Position] = []
  ) -> Position? {
    guard positions.count + others.count > 1 else { return nil }
    var seen: Set<Position> = []
    for positions in [positions, others] {
      for position in positions where !seen.insert(position).inserted { return position }
    }
    return nil
  }

  /// Returns an index or a path that occurs in both lists, or nil.
  private static func common<Position: Hashable>(
    _ positions: [Position],
    _ others: [Position]
  ) -> Position? {
    guard !positions.isEmpty && !others.isEmpty else { return nil }
    let positions = Set(positions)
    return others.first(where: positions.contains)
  }
}
