/// The rules of a target for changes that one batch combines.
struct CombinationRules {
  private let capabilities: ListCapabilities
  private let deleted: Set<Int>
  private let inserted: Set<Int>
  private let movedFrom: Set<Int>
  private let movedTo: Set<Int>

  /// - Parameters:
  ///   - sections: The changes of the sections.
  ///   - capabilities: What the target can do in one batch.
  init(_ sections: Changes<Int>, _ capabilities: ListCapabilities) {
    self.capabilities = capabilities
    (deleted, inserted) = (Set(sections.deletions), Set(sections.insertions))
    movedFrom = Set(sections.moves.map { $0.from })
    movedTo = Set(sections.moves.map { $0.to })
  }

  /// Whether the changes of sections restrict no change of items.
  private var isFree: Bool { capabilities.contains(.itemChangesInsideSectionChanges) }

  /// Whether the section with an old index is deleted.
  func isDeleted(_ section: Int) -> Bool { deleted.contains(section) }

  /// Whether an item must move out of a section in an earlier batch than the deletion of the section.
  func mustPrecedeDeletion(_ move: Move<ItemPath>) -> Bool {
    !isFree && deleted.contains(move.from.section)
  }

  /// Whether an item must move to a path in a later batch than the insertion of the section.
  func mustFollowInsertion(_ path: ItemPath) -> Bool {
    !isFree && inserted.contains(path.section)
  }

  /// Returns whether an item change cannot be in a batch with the section moves.
  ///
  /// - Parameters:
  ///   - from: The old path, or nil for an insertion.
  ///   - to: The new path, or nil for a deletion.
  /// - Returns: Whether the changes conflict.
  func conflictsWithSectionMoves(from: ItemPath?, to: ItemPath?) -> Bool {
    if movedTo.isEmpty || isFree { return false }
    if !capabilities.contains(.itemChangesBesideSectionMoves) { return true }
    if let from, movedFrom.contains(from.section) { return true }
    if let to { return movedTo.contains(to.section) }
    return false
  }

  /// Returns whether one batch can hold the changes.
  func allow(_ changes: ListChanges) -> Bool {
    if changes.hasUpdates && changes.hasStructure && !allowUpdates(beside: changes) { return false }
    guard changes.sections.hasStructure && !isFree else { return true }
    let items = changes.items
    return items.moves.allSatisfy {
      !mustPrecedeDeletion($0) && !mustFollowInsertion($0.to) && $0.from != $0.to
        && !conflictsWithSectionMoves(from: $0.from, to: $0.to)
    } && items.deletions.allSatisfy { !conflictsWithSectionMoves(from: $0, to: nil) }
      && items.insertions.allSatisfy { !conflictsWithSectionMoves(from: nil, to: $0) }
  }

  /// Returns whether one batch can hold the updates and the changes of the structure.
  private func allowUpdates(beside changes: ListChanges) -> Bool {
    guard capabilities.contains(.updatesBesideStructure) else { return false }
    let (sections, items) = (changes.sections, changes.items)
    if !items.moves.isEmpty {
      // A list without sections moves a row before it reloads the row.
      let reloads = capabilities.contains(.sections) ? Set(items.reloads) : []
      let reloadedSections = isFree ? [] : Set(sections.reloads)
      let conflicts = items.moves.contains {
        reloads.contains($0.to) || reloadedSections.contains($0.to.section)
      }
      if conflicts { return false }
    }
    return !sections.reloads.contains(where: movedTo.contains)
      && (items.reloads + items.reconfigurations).allSatisfy {
        !conflictsWithSectionMoves(from: nil, to: $0)
      }
  }
}
