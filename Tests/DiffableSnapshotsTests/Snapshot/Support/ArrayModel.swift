import DiffableSnapshots
import TestSupport

/// An array-based model of a snapshot, which supports only edits that succeed.
///
/// The model also uses sets, because searching arrays of thousands of items would take too long.
struct ArrayModel<Item: NumberedIdentifier> {
  var sections: [(section: Int, items: [Item])] = []
  var numbers: Set<Int> = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var reconfiguredSections: Set<Int> = []

  var items: [Item] { sections.flatMap(\.items) }

  func items(markedIn marked: Set<Int>) -> [Int] {
    items.map(\.number).filter(marked.contains)
  }

  func index(ofSection section: Int) -> Int? {
    sections.firstIndex { $0.section == section }
  }

  /// Returns a new snapshot with the same contents and marks, which shares no memory with other snapshots.
  func makeSnapshot() -> Snapshot<Int, Item> {
    var snapshot = Snapshot(sections.map { ($0.section, $0.items) })
    let items = items
    snapshot.reloadItems(items.filter { reloaded.contains($0.number) })
    snapshot.reconfigureItems(items.filter { reconfigured.contains($0.number) })
    snapshot.reloadSections(Array(reloadedSections))
    snapshot.reconfigureSections(Array(reconfiguredSections))
    return snapshot
  }

  // MARK: - Items

  /// Returns the items that a duplicate policy inserts, and the items that it drops.
  func resolve(_ items: [Item], _ policy: DuplicatePolicy) -> (kept: [Item], dropped: [Item]) {
    var seen = policy == .keepFirst ? numbers : []
    var (kept, dropped): ([Item], [Item]) = ([], [])
    for item in policy == .keepLast ? items.reversed() : items {
      if seen.insert(item.number).inserted { kept.append(item) } else { dropped.append(item) }
    }
    guard policy == .keepLast else { return (kept, dropped) }
    let replaced = self.items.filter { seen.contains($0.number) }
    return (kept.reversed(), replaced + dropped.reversed())
  }

  /// Removes items but not their marks, so that the items can be inserted elsewhere.
  mutating func remove(_ items: [Item]) {
    let removed = Set(items.map(\.number)).intersection(numbers)
    guard !removed.isEmpty else { return }
    for index in sections.indices {
      sections[index].items.removeAll { removed.contains($0.number) }
    }
    numbers.subtract(removed)
  }

  /// Deletes items and their marks.
  mutating func delete(_ items: [Item]) {
    remove(items)
    reloaded.formIntersection(numbers)
    reconfigured.formIntersection(numbers)
  }

  /// Moves or inserts items at the end of the section at an index.
  mutating func insert(_ items: [Item], atEndOf section: Int) {
    remove(items)
    sections[section].items += items
    numbers.formUnion(items.map(\.number))
  }

  /// Moves or inserts items before an anchor for a distance of 0, or after the anchor for a distance of 1.
  mutating func insert(_ items: [Item], at anchor: Item, distance: Int) {
    remove(items)
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: anchor) else { continue }
      sections[section].items.insert(contentsOf: items, at: index + distance)
    }
    numbers.formUnion(items.map(\.number))
  }

  mutating func mark(sections: [Int], reloads: Bool) {
    if reloads {
      reloadedSections.formUnion(sections)
    } else {
      reconfiguredSections.formUnion(sections)
    }
    reconfiguredSections.subtract(reloadedSections)
  }

  mutating func mark(_ items: [Item], reloads: Bool) {
    let instances = Dictionary(items.map { ($0.number, $0) }) { $1 }
    for index in sections.indices {
      sections[index].items = sections[index].items.map { instances[$0.number] ?? $0 }
    }
    if reloads {
      reloaded.formUnion(instances.keys)
    } else {
      reconfigured.formUnion(instances.keys)
    }
    reconfigured.subtract(reloaded)
  }
}
