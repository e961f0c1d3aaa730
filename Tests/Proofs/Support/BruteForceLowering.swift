import DiffableSnapshots
import TestSupport

@testable import DiffableSnapshotsTesting

/// Searches for legal sequences of batches in the most obvious way: all snapshots that could hold between
/// two batches, and for each step all choices of what moves and what stays.
///
/// As in the package's own lowering, each change is carried out once: what lives on is there all the time,
/// what goes does so once, and so does what comes. Moves and cells made anew for what lives on *disturb*
/// the list; a sequence may not disturb it more than the one that it is to beat.
struct BruteForceLowering {
  let old: Snapshot<Int, Int>
  let new: Snapshot<Int, Int>
  let capabilities: ListCapabilities
  let mostDisturbances: Int

  /// The reloads and reconfigurations, which belong to the last batch.
  let updates: ListChanges

  /// Whether some legal sequence has this number of batches.
  func exists(batches: Int) -> Bool {
    switch batches {
    case 0: old == new && !updates.hasUpdates
    case 1: step(from: old, to: new, updates: updates) ?? .max <= mostDisturbances
    case 2: existsInTwo
    default: preconditionFailure("Too many to try")
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

  /// All snapshots that hold what lives on, and some of the rest.
  private var intermediates: [Snapshot<Int, Int>] {
    let sectionOrders = orders(old.sectionIdentifiers, new.sectionIdentifiers)
    let itemOrders = orders(old.itemIdentifiers, new.itemIdentifiers)
    return sectionOrders.flatMap { sections in
      itemOrders.flatMap { items in
        SmallWorlds.shapes(sections: sections.count, items: items.count).compactMap { shape in
          var rest = items[...]
          return try? Snapshot(
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

  /// The least disturbance by a legal batch from one snapshot to another, or nil when there is none.
  private func step(
    from before: Snapshot<Int, Int>,
    to after: Snapshot<Int, Int>,
    updates: ListChanges = ListChanges()
  ) -> Int? {
    let common = before.sectionIdentifiers.filter { after.indexOfSection($0) != nil }
    var best: Int?
    for staying in subsets(common) where isIncreasing(staying.map { after.indexOfSection($0) ?? 0 })
    {
      for (changes, kept) in choices(before, after, stayingSections: Set(staying), updates) {
        let livingOn = before.itemIdentifiers.count { after.itemPath(for: $0) != nil }
        let disturbances =
          common.count - staying.count + livingOn - kept + changes.itemMoves.count
        guard disturbances < best ?? .max else { continue }
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

  private func sizes(_ snapshot: Snapshot<Int, Int>) -> [Int] {
    snapshot.sectionIdentifiers.indices.map { snapshot.numberOfItems(inSectionAt: $0) ?? 0 }
  }

  /// All lists of changes between two snapshots that keep some sections in place, each with the number of
  /// items that keep their cells.
  private func choices(
    _ before: Snapshot<Int, Int>,
    _ after: Snapshot<Int, Int>,
    stayingSections: Set<Int>,
    _ updates: ListChanges
  ) -> [(changes: ListChanges, kept: Int)] {
    var base = updates
    var recreated: Set<Int> = []
    for (offset, section) in before.sectionIdentifiers.enumerated() {
      guard let target = after.indexOfSection(section) else {
        base.sectionDeletions.append(offset)
        continue
      }
      if stayingSections.contains(section) { continue }
      if capabilities.contains(.sectionMoves) {
        base.sectionMoves.append(Move(from: offset, to: target))
      } else {
        recreated.insert(section)
        base.sectionDeletions.append(offset)
        base.sectionInsertions.append(target)
      }
    }
    for (offset, section) in after.sectionIdentifiers.enumerated()
    where before.indexOfSection(section) == nil {
      base.sectionInsertions.append(offset)
    }
    let candidates = before.itemIdentifiers.filter { item in
      guard let section = before.sectionIdentifier(containingItem: item) else { return false }
      return after.sectionIdentifier(containingItem: item) == section
        && !recreated.contains(section)
    }
    return subsets(candidates).compactMap { staying in
      itemChanges(base, before, after, Set(staying), recreated).map {
        ($0, staying.count + $0.itemMoves.count)
      }
    }
  }

  private func itemChanges(
    _ base: ListChanges,
    _ before: Snapshot<Int, Int>,
    _ after: Snapshot<Int, Int>,
    _ staying: Set<Int>,
    _ recreated: Set<Int>
  ) -> ListChanges? {
    for section in Set(staying.compactMap { before.sectionIdentifier(containingItem: $0) }) {
      let places = before.itemIdentifiers.filter {
        staying.contains($0) && before.sectionIdentifier(containingItem: $0) == section
      }.compactMap { after.itemPath(for: $0) }
      guard isIncreasing(places) else { return nil }
    }
    var changes = base
    func delete(_ path: ItemPath) {
      if !changes.sectionDeletions.contains(path.section) { changes.itemDeletions.append(path) }
    }
    func insert(_ path: ItemPath) {
      if !changes.sectionInsertions.contains(path.section) { changes.itemInsertions.append(path) }
    }
    for item in Set(before.itemIdentifiers + after.itemIdentifiers).sorted()
    where !staying.contains(item) {
      switch (before.itemPath(for: item), after.itemPath(for: item)) {
      case (let from?, nil): delete(from)
      case (nil, let to?): insert(to)
      case (let from?, let to?):
        let touched = [
          before.sectionIdentifier(containingItem: item),
          after.sectionIdentifier(containingItem: item),
        ].contains { $0.map(recreated.contains) ?? false }
        if capabilities.contains(.itemMoves) && !touched {
          changes.itemMoves.append(Move(from: from, to: to))
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

  private func isIncreasing<Place: Comparable>(_ places: [Place]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy(<)
  }
}
