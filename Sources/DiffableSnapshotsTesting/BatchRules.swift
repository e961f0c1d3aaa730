import DiffableSnapshots

/// Checks the changes of a batch against the rules.
///
/// The checks share no code with the diff and the lowering, so that they can test both.
struct BatchRules {
  let changes: ListChanges
  let capabilities: ListCapabilities
  let oldSizes: [Int]
  let newSizes: [Int]

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

  /// Throws an error that names the first position that breaks a rule, if there is one.
  func refuse<Position>(
    _ rule: ListRule,
    _ position: Position?,
    _ details: (Position) -> String
  ) throws(StrictListError) {
    if let position { throw StrictListError(rule, details(position)) }
  }

  // MARK: - Capabilities (rule 25)

  private func checkCapabilities() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    if !capabilities.contains(.sections) {
      let touched =
        sections.deletions + sections.insertions + sections.sources + sections.reloads
        + sections.reconfigurations
      try refuse(.capabilities, touched.first) {
        "section \($0) changes in a list without sections"
      }
    }
    if !capabilities.contains(.sectionMoves) {
      try refuse(.capabilities, sections.moves.first) {
        "section \($0.from) moves to \($0.to) in a list that cannot move sections"
      }
    }
    if !capabilities.contains(.itemMoves) {
      try refuse(.capabilities, items.moves.first) {
        "item \($0.from) moves to \($0.to) in a list that cannot move items"
      }
    }
    if !capabilities.contains(.reconfigurations) {
      try refuse(.capabilities, items.reconfigurations.first) {
        "item \($0) is reconfigured in a list that cannot reconfigure items"
      }
    }
  }

  // MARK: - Rules 3 and 4

  private func checkBounds() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    let oldSections = sections.deletions + sections.sources
    try refuse(.oldBounds, oldSections.first { !oldSizes.indices.contains($0) }) {
      "section \($0) is deleted or moved, but the list had \(oldSizes.count) sections"
    }
    let oldItems = items.deletions + items.sources
    try refuse(.oldBounds, oldItems.first { !Self.contains($0, oldSizes) }) {
      "item \($0) is deleted or moved, but the list had \(oldSizes) items per section"
    }
    let newSections =
      sections.insertions + sections.destinations + sections.reloads + sections.reconfigurations
    try refuse(.newBounds, newSections.first { !newSizes.indices.contains($0) }) {
      "section \($0) is inserted, moved to or updated, but the snapshot has \(newSizes.count) sections"
    }
    let newItems = items.insertions + items.destinations + items.reloads + items.reconfigurations
    try refuse(.newBounds, newItems.first { !Self.contains($0, newSizes) }) {
      "item \($0) is inserted, moved to or updated, but the snapshot has \(newSizes) items per section"
    }
  }

  private static func contains(_ path: ItemPath, _ sizes: [Int]) -> Bool {
    sizes.indices.contains(path.section) && path.item >= 0 && path.item < sizes[path.section]
  }
}

extension Changes {
  /// The old positions of what moves.
  var sources: [Position] { moves.map { $0.from } }

  /// The new positions of what moves.
  var destinations: [Position] { moves.map { $0.to } }
}
