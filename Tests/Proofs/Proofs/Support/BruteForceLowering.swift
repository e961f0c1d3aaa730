import DiffableSnapshots
import TestSupport

@testable import DiffableSnapshotsTesting

/// A naive search for legal sequences of batches.
///
/// The search tries all intermediate snapshots between two batches, and all choices of unmoved sections and items
/// for each batch. As in the package's lowering, all intermediate snapshots contain the sections and items that
/// both the old and the new snapshot contain. Other sections and items are deleted or inserted once.
///
/// A move is a *disturbance*, and so is a section or an item that is in both snapshots but is deleted and inserted
/// again. A sequence may not have more disturbances than the sequence of the package.
struct BruteForceLowering {
  let old: Snapshot<Int, Int>
  let new: Snapshot<Int, Int>
  let capabilities: ListCapabilities
  let mostDisturbances: Int

  /// The reloads and reconfigurations in the last batch.
  let updates: ListChanges

  /// Returns whether a legal sequence with a given number of batches exists.
  func exists(batches: Int) -> Bool {
    switch batches {
    case 0: old == new && !updates.hasUpdates
    case 1: step(from: old, to: new, updates: updates) ?? .max <= mostDisturbances
    case 2: existsInTwo
    default: preconditionFailure("The search supports at most two batches")
    }
  }

  private var existsInTwo: Bool {
    if updates.hasUpdates, step(from: old, to: new) ?? .max <= mostDisturbances,
      step(from: new, to: new, updates: updates) != nil
    {
      return true
    }
    return intermediates.contains { middle in
      guard let first = step(from: old, to: middle), first <= mostDisturbances,
        let second = step(from: middle, to: new, updates: updates)
      else { return false }
      return first + second <= mostDisturbances
    }
  }

  /// All snapshots that contain all kept sections and items, and any of the other sections and items.
  private var intermediates: [Snapshot<Int, Int>] {
    let sectionOrders = orders(old.sectionIdentifiers, new.sectionIdentifiers)
    let itemOrders = orders(old.itemIdentifiers, new.itemIdentifiers)
    return sectionOrders.flatMap { sections in
      itemOrders.flatMap { items in
        SmallWorlds.shapes(sections: sections.count, items: items.count).map { shape in
          var rest = items[...]
          return Snapshot(
            zip(sections, shape).map { section, count in
              defer { rest = rest.dropFirst(count) }
              return (section, Array(rest.prefix(count)))
            }
          )
        }
      }
    }
  }

  private func orders(_ old: [Int], _ new: [Int]) -> [[Int]] {
    let all = Array(Set(old + new)).sorted()
    let needed = Set(old).intersection(new)
    return SmallWorlds.orders(known: all.count, upTo: all.count)
      .filter { $0.allSatisfy { $0 < all.count } }
      .map { $0.map { all[$0] } }
      .filter { needed.isSubset(of: $0) }
  }

  /// Returns the least number of disturbances in a legal batch between two snapshots, or nil if no batch is legal.
  private func step(
    from before: Snapshot<Int, Int>,
    to after: Snapshot<Int, Int>,
    updates: ListChanges = ListChanges()
  ) -> Int? {
    let common = before.sectionIdentifiers.filter { after.indexOfSection($0) != nil }
    var best: Int?
    for unmoved in subsets(common) where isIncreasing(unmoved.map { after.indexOfSection($0) ?? 0 })
    {
      for (changes, keptCells) in choices(before, after, unmovedSections: Set(unmoved), updates) {
        let keptItems = before.itemIdentifiers.count { after.itemPath(for: $0) != nil }
        let disturbances =
          common.count - unmoved.count + keptItems - keptCells + changes.items.moves.count
        guard disturbances < best ?? .max, isAccepted(changes) else { continue }
        let rules = BatchRules(
          changes: changes,
          capabilities: capabilities,
          oldSizes: sizes(before),
          newSizes: sizes(after)
        )
        if (try? rules.check()) != nil { best = disturbances }
      }
    }
    return best
  }

  /// Returns whether the target accepts the changes according to ``ListCapabilities/itemChangesInsideSectionChanges``.
  ///
  /// The target may accept a move to another section even if both paths are equal because sections change in the same
  /// batch. The package does not send such a batch.
  private func isAccepted(_ changes: ListChanges) -> Bool {
    capabilities.contains(.itemChangesInsideSectionChanges) || !changes.sections.hasStructure
      || changes.items.moves.allSatisfy { $0.from != $0.to }
  }

  private func sizes(_ snapshot: Snapshot<Int, Int>) -> [Int] {
    snapshot.sectionIdentifiers.indices.map { snapshot.numberOfItems(inSectionAt: $0) ?? 0 }
  }

  /// Returns all possible changes between two snapshots that do not move given sections.
  ///
  /// - Returns: The changes, each with the number of items that keep their cells.
  private func choices(
    _ before: Snapshot<Int, Int>,
    _ after: Snapshot<Int, Int>,
    unmovedSections: Set<Int>,
    _ updates: ListChanges
  ) -> [(changes: ListChanges, keptCells: Int)] {
    var base = updates
    var recreated: Set<Int> = []
    for (offset, section) in before.sectionIdentifiers.enumerated() {
      guard let target = after.indexOfSection(section) else {
        base.sections.deletions.append(offset)
        continue
      }
      if unmovedSections.contains(section) { continue }
      if capabilities.contains(.sectionMoves) {
        base.sections.moves.append(Move(from: offset, to: target))
      } else {
        recreated.insert(section)
        base.sections.deletions.append(offset)
        base.sections.insertions.append(target)
      }
    }
    for (offset, section) in after.sectionIdentifiers.enumerated()
    where before.indexOfSection(section) == nil {
      base.sections.insertions.append(offset)
    }
    let candidates = before.itemIdentifiers.filter { item in
      guard let section = before.sectionIdentifier(containingItem: item) else { return false }
      return after.sectionIdentifier(containingItem: item) == section
        && !recreated.contains(section)
    }
    return subsets(candidates).compactMap { unmoved in
      itemChanges(base, before, after, Set(unmoved), recreated).map {
        ($0, unmoved.count + $0.items.moves.count)
      }
    }
  }

  private func itemChanges(
    _ base: ListChanges,
    _ before: Snapshot<Int, Int>,
    _ after: Snapshot<Int, Int>,
    _ unmoved: Set<Int>,
    _ recreated: Set<Int>
  ) -> ListChanges? {
    for section in Set(unmoved.compactMap { before.sectionIdentifier(containingItem: $0) }) {
      let paths = before.itemIdentifiers.filter {
        unmoved.contains($0) && before.sectionIdentifier(containingItem: $0) == section
      }.compactMap { after.itemPath(for: $0) }
      guard isIncreasing(paths) else { return nil }
    }
    var changes = base
    func delete(_ path: ItemPath) {
      if !changes.sections.deletions.contains(path.section) { changes.items.deletions.append(path) }
    }
    func insert(_ path: ItemPath) {
      if !changes.sections.insertions.contains(path.section) {
        changes.items.insertions.append(path)
      }
    }
    for item in Set(before.itemIdentifiers + after.itemIdentifiers).sorted()
    where !unmoved.contains(item) {
      switch (before.itemPath(for: item), after.itemPath(for: item)) {
      case (let from?, nil): delete(from)
      case (nil, let to?): insert(to)
      case (let from?, let to?):
        let isInRecreatedSection = [
          before.sectionIdentifier(containingItem: item),
          after.sectionIdentifier(containingItem: item),
        ].contains { $0.map(recreated.contains) ?? false }
        if capabilities.contains(.itemMoves) && !isInRecreatedSection {
          changes.items.moves.append(Move(from: from, to: to))
        } else {
          delete(from)
          insert(to)
        }
      case (nil, nil): break
      }
    }
    return changes
  }

  private func subsets(_ elements: [Int]) -> [[Int]] {
    elements.reduce([[]]) { subsets, element in subsets + subsets.map { $0 + [element] } }
  }

  private func isIncreasing(_ positions: [some Comparable]) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy(<)
  }
}
