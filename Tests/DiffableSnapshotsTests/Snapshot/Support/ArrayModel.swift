import DiffableSnapshots
import TestSupport

/// A snapshot as arrays, for edits that succeed.
///
/// Sets spare the searches that would take too long for thousands of items.
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

  func position(ofSection section: Int) -> Int? {
    sections.firstIndex { $0.section == section }
  }

  /// A snapshot with the same contents and marks that shares nothing with any other.
  func built() throws -> Snapshot<Int, Item> {
    var snapshot = try Snapshot(sections.map { ($0.section, $0.items) })
    let items = items
    try snapshot.reloadItems(items.filter { reloaded.contains($0.number) })
    try snapshot.reconfigureItems(items.filter { reconfigured.contains($0.number) })
    try snapshot.reloadSections(Array(reloadedSections))
    try snapshot.reconfigureSections(Array(reconfiguredSections))
    return snapshot
  }

  // MARK: - Items

  /// Those of some items that a policy keeps, and those that it drops.
  func arrivals(_ items: [Item], _ policy: DuplicatePolicy) -> (kept: [Item], dropped: [Item]) {
    var seen = policy == .keepFirst ? numbers : []
    var (kept, dropped): ([Item], [Item]) = ([], [])
    for item in policy == .keepLast ? items.reversed() : items {
      if seen.insert(item.number).inserted { kept.append(item) } else { dropped.append(item) }
    }
    guard policy == .keepLast else { return (kept, dropped) }
    let replaced = self.items.filter { seen.contains($0.number) }
    return (kept.reversed(), replaced + dropped.reversed())
  }

  mutating func takeOut(_ items: [Item]) {
    let leaving = Set(items.map(\.number)).intersection(numbers)
    guard !leaving.isEmpty else { return }
    for index in sections.indices {
      sections[index].items.removeAll { leaving.contains($0.number) }
    }
    numbers.subtract(leaving)
  }

  mutating func delete(_ items: [Item]) {
    takeOut(items)
    reloaded.formIntersection(numbers)
    reconfigured.formIntersection(numbers)
  }

  /// Moves or adds items to the end of a section.
  mutating func put(_ items: [Item], atEndOf position: Int) {
    takeOut(items)
    sections[position].items += items
    numbers.formUnion(items.map(\.number))
  }

  /// Moves or adds items next to another one.
  mutating func put(_ items: [Item], at anchor: Item, distance: Int) {
    takeOut(items)
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: anchor) else { continue }
      sections[index].items.insert(contentsOf: items, at: place + distance)
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
