/// The rules of a target for the changes that one batch combines.
///
/// Every target can perform a batch that changes only sections, only items, or only updates elements. The rules
/// restrict batches that do several of these, and moves.
struct CombinationRules {
  let allowItemMoves: Bool
  let allowSectionMoves: Bool

  /// Whether the changes of sections restrict no change of items.
  let isFree: Bool

  /// Whether items can change in a batch that moves other sections.
  private let allowItemChangesBesideSectionMoves: Bool

  /// Whether updates can be in a batch that changes the structure.
  private let allowUpdatesBesideStructure: Bool

  private let hasSections: Bool

  init(_ capabilities: ListCapabilities) {
    allowItemMoves = capabilities.contains(.itemMoves)
    allowSectionMoves = capabilities.contains(.sectionMoves)
    isFree = capabilities.contains(.itemChangesInsideSectionChanges)
    allowItemChangesBesideSectionMoves =
      isFree || capabilities.contains(.itemChangesBesideSectionMoves)
    allowUpdatesBesideStructure = capabilities.contains(.updatesBesideStructure)
    hasSections = capabilities.contains(.sections)
  }

  /// Returns whether the target deletes some elements and inserts them again instead of moving them.
  ///
  /// An item that leaves a deleted section is deleted with it, unless the target accepts all moves.
  func refuseMoves(of changes: ListChanges) -> Bool {
    if !allowSectionMoves && !changes.sections.moves.isEmpty { return true }
    if changes.items.moves.isEmpty { return false }
    if !allowItemMoves { return true }
    if isFree || changes.sections.deletions.isEmpty { return false }
    let deleted = Set(changes.sections.deletions)
    return changes.items.moves.contains { deleted.contains($0.from.section) }
  }

  /// Returns whether one batch can hold the changes.
  func allow(_ changes: ListChanges) -> Bool {
    if !changes.hasStructure { return true }
    return (!changes.hasUpdates || allowUpdates(in: changes))
      && (!changes.sections.hasStructure
        || allowSectionMoves(in: changes) && allowItemMoves(in: changes))
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

  /// Returns whether the item moves can be beside the deletions and insertions of sections; none is out of a deleted one.
  private func allowItemMoves(in changes: ListChanges) -> Bool {
    if isFree || changes.items.moves.isEmpty { return true }
    let inserted = Set(changes.sections.insertions)
    return changes.items.moves.allSatisfy { !inserted.contains($0.to.section) && $0.from != $0.to }
  }

  /// Returns whether the section moves can be beside the other changes.
  private func allowSectionMoves(in changes: ListChanges) -> Bool {
    if changes.sections.moves.isEmpty { return true }
    if !allowItemChangesBesideSectionMoves && !changes.items.isEmpty { return false }
    let sensitive = sensitiveSections(in: changes)
    return !changes.sections.moves.contains { sensitive.contains(from: $0.from, to: $0.to) }
  }

  /// Returns the sections that cannot move in a batch with the other changes.
  ///
  /// If no section can move beside changes of items, another batch changes the items.
  func sensitiveSections(in changes: ListChanges) -> SectionSet {
    var sections = SectionSet()
    let items = changes.items
    let areItemsSensitive = !isFree && allowItemChangesBesideSectionMoves
    if areItemsSensitive {
      for index in items.deletions.indices { sections.old.insert(items.deletions[index].section) }
      for index in items.insertions.indices { sections.new.insert(items.insertions[index].section) }
      for index in items.moves.indices {
        sections.old.insert(items.moves[index].from.section)
        sections.new.insert(items.moves[index].to.section)
      }
    }
    if allowUpdatesBesideStructure {
      for section in changes.sections.reloads { sections.new.insert(section) }
      if areItemsSensitive {
        for path in items.reloads + items.reconfigurations { sections.new.insert(path.section) }
      }
    }
    return sections
  }
}

/// Some sections of the list before or after a change.
struct SectionSet {
  /// For each section up to the last one of the set, whether the set contains it.
  fileprivate var old: [Bool] = []
  fileprivate var new: [Bool] = []

  /// Returns whether the set contains a section that moves, with its old or its new index.
  func contains(from oldIndex: Int, to newIndex: Int) -> Bool {
    oldIndex < old.count && old[oldIndex] || newIndex < new.count && new[newIndex]
  }
}

extension [Bool] {
  /// Notes that the set contains a section.
  @_transparent
  fileprivate mutating func insert(_ section: Int) {
    while section >= count { append(false) }
    self[section] = true
  }
}
