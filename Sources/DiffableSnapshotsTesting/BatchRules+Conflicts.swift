import DiffableSnapshots

/// Rules 5 to 8: sources, destinations and deletions are unique, and no move ends where it starts.
extension BatchRules {
  func checkConflicts() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    try checkUniqueness(of: sections, "section")
    try checkUniqueness(of: items, "item")
    let reloaded = Set(sections.reloads)
    let updated = (items.reloads + items.reconfigurations).first { reloaded.contains($0.section) }
    try refuse(.uniqueSources, updated) { "item \($0) is updated in a section that is reloaded" }
    try refuse(.moveOntoItself, sections.moves.first { $0.from == $0.to }) {
      "section \($0.from) moves to \($0.to)"
    }
    let unmoved = items.moves.filter { $0.from == $0.to }
    if unmoved.isEmpty { return }
    let origins = sectionOrigins
    let allowsEqualPaths = capabilities.contains(.itemChangesInsideSectionChanges)
    let move = unmoved.first { !allowsEqualPaths || origins[$0.to.section] == $0.from.section }
    try refuse(.moveOntoItself, move) { "item \($0.from) moves to \($0.to)" }
  }

  private func checkUniqueness<Position>(
    of changes: Changes<Position>,
    _ name: String
  ) throws(StrictListError) {
    let source =
      Self.repeated(changes.sources) ?? Self.common(changes.deletions, changes.sources)
      ?? Self.repeated(changes.reloads, changes.reconfigurations)
    try refuse(.uniqueSources, source) {
      "\(name) \($0) is deleted, moved or updated more than once"
    }
    try refuse(.uniqueDestinations, Self.repeated(changes.insertions, changes.destinations)) {
      "\(name) \($0) is the destination of more than one insertion or move"
    }
    try refuse(.uniqueDeletions, Self.repeated(changes.deletions)) {
      "\(name) \($0) is deleted twice"
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
