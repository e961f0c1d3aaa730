import DiffableSnapshots

/// Rules 5 to 8: sources, destinations and deletions are unique, and no move ends where it starts.
extension BatchRules {
  func checkConflicts() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    let section =
      Self.repeated(sectionSources) ?? Self.common(sections.deletions, sectionSources)
      ?? Self.repeated(sections.reloads, sections.reconfigurations)
    try refuse(.uniqueSources, section) {
      "section \($0) is deleted, moved or updated more than once"
    }
    let item =
      Self.repeated(itemSources) ?? Self.common(items.deletions, itemSources)
      ?? Self.repeated(items.reloads, items.reconfigurations)
    try refuse(.uniqueSources, item) { "item \($0) is deleted, moved or updated more than once" }
    let reloaded = Set(sections.reloads)
    let updated = (items.reloads + items.reconfigurations).first { reloaded.contains($0.section) }
    try refuse(.uniqueSources, updated) { "item \($0) is updated in a section that is reloaded" }
    let isDestination = "is the destination of more than one insertion or move"
    try refuse(.uniqueDestinations, Self.repeated(sections.insertions, sectionDestinations)) {
      "section \($0) \(isDestination)"
    }
    try refuse(.uniqueDestinations, Self.repeated(items.insertions, itemDestinations)) {
      "item \($0) \(isDestination)"
    }
    try refuse(.uniqueDeletions, Self.repeated(sections.deletions)) {
      "section \($0) is deleted twice"
    }
    try refuse(.uniqueDeletions, Self.repeated(items.deletions)) { "item \($0) is deleted twice" }
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
