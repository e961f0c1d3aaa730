/// The rules of a target for the changes that one batch combines.
///
/// Every target can perform a batch that changes only sections, only items, or only updates elements. The rules
/// restrict batches that do several of these.
struct CombinationRules {
  private let hasSections: Bool

  /// Whether updates can be in a batch that changes the structure.
  private let allowUpdatesBesideStructure: Bool

  /// Whether the changes of sections restrict no change of items.
  private let isFree: Bool

  /// Whether items can change in a batch that moves other sections.
  let allowItemChangesBesideSectionMoves: Bool

  init(_ capabilities: ListCapabilities) {
    hasSections = capabilities.contains(.sections)
    allowUpdatesBesideStructure = capabilities.contains(.updatesBesideStructure)
    isFree = capabilities.contains(.itemChangesInsideSectionChanges)
    allowItemChangesBesideSectionMoves =
      isFree || capabilities.contains(.itemChangesBesideSectionMoves)
  }

  /// Returns whether one batch can hold the changes.
  func allow(_ changes: ListChanges) -> Bool {
    if !changes.hasStructure { return true }
    return (!changes.hasUpdates || allowUpdates(in: changes))
      && (!changes.sections.hasStructure
        || allowItemMoves(in: changes) && allowSectionMoves(in: changes))
  }

  /// Returns whether the updates can be beside the item moves.
  private func allowUpdates(in changes: ListChanges) -> Bool {
    guard allowUpdatesBesideStructure else { return false }
    if changes.items.moves.isEmpty { return true }
    // A list without sections moves a row before it reloads the row.
    let reloads = hasSections ? Set(changes.items.reloads) : []
    let reloadedSections = isFree ? [] : Set(changes.sections.reloads)
    return !changes.items.moves.contains {
      reloads.contains($0.to) || reloadedSections.contains($0.to.section)
    }
  }

  /// Returns whether the item moves can be beside the deletions and insertions of sections.
  private func allowItemMoves(in changes: ListChanges) -> Bool {
    if isFree || changes.items.moves.isEmpty { return true }
    let deleted = Set(changes.sections.deletions)
    let inserted = Set(changes.sections.insertions)
    return changes.items.moves.allSatisfy {
      !deleted.contains($0.from.section) && !inserted.contains($0.to.section) && $0.from != $0.to
    }
  }

  /// Returns whether the section moves can be beside the other changes.
  private func allowSectionMoves(in changes: ListChanges) -> Bool {
    if changes.sections.moves.isEmpty { return true }
    if !allowItemChangesBesideSectionMoves && !changes.items.isEmpty { return false }
    let sensitive = sensitiveSections(in: changes)
    return !changes.sections.moves.contains { sensitive.contains(from: $0.from, to: $0.to) }
  }

  /// Returns the sections that cannot move in a batch with the other changes.
  func sensitiveSections(in changes: ListChanges) -> SectionSet {
    var sections = SectionSet()
    let items = changes.items
    if !isFree {
      sections.old = Set((items.deletions + items.moves.map { $0.from }).map { $0.section })
      sections.new = Set((items.insertions + items.moves.map { $0.to }).map { $0.section })
    }
    if allowUpdatesBesideStructure {
      sections.new.formUnion(changes.sections.reloads)
      if !isFree {
        sections.new.formUnion((items.reloads + items.reconfigurations).map { $0.section })
      }
    }
    return sections
  }
}

/// Some sections of the list before or after a change.
struct SectionSet {
  var old: Set<Int> = []
  var new: Set<Int> = []

  /// Returns whether the set contains a section with an old or a new index, if it has one.
  func contains(from oldIndex: Int?, to newIndex: Int?) -> Bool {
    oldIndex.map { old.contains($0) } ?? false || newIndex.map { new.contains($0) } ?? false
  }
}
