import DiffableSnapshots
import TestSupport

/// A model of a snapshot with the simplest possible implementation: every function searches arrays.
struct NaiveSnapshot {
  var sections: [(section: Tagged, items: [Tagged])] = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var reconfiguredSections: Set<Int> = []

  /// The problems of the last edit.
  var problems: [String] = []

  init(_ snapshot: Snapshot<Tagged, Tagged> = Snapshot()) {
    sections = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    reloaded = Set(snapshot.reloadedItemIdentifiers.map(\.id))
    reconfigured = Set(snapshot.reconfiguredItemIdentifiers.map(\.id))
    reloadedSections = Set(snapshot.reloadedSectionIdentifiers.map(\.id))
    reconfiguredSections = Set(snapshot.reconfiguredSectionIdentifiers.map(\.id))
  }

  var notation: String {
    sections.map { section, items in
      let words = items.map { item in
        "\(item)" + (reloaded.contains(item.id) ? "!" : "")
          + (reconfigured.contains(item.id) ? "?" : "")
      }
      let mark =
        (reloadedSections.contains(section.id) ? "!" : "")
        + (reconfiguredSections.contains(section.id) ? "?" : "")
      return (["\(section)\(mark)"] + words).joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  var items: [Tagged] { sections.flatMap(\.items) }

  func contains(_ item: Tagged) -> Bool { items.contains(item) }

  func index(of section: Tagged) -> Int? { sections.firstIndex { $0.section == section } }

  /// Adds a problem with a reason and identifiers, unless the identifiers are empty.
  mutating func note(_ reason: String, _ identifiers: [Tagged]) {
    if !identifiers.isEmpty { problems.append("\(reason) \(identifiers.map(\.id))") }
  }

  /// Returns the elements that occur more than once, in the order of their second occurrences.
  func repeated(_ list: [Tagged]) -> [Tagged] {
    list.indices.filter { index in list[..<index].count { $0 == list[index] } == 1 }
      .map { list[$0] }
  }

  /// Returns the elements without repetitions.
  func unique(_ list: [Tagged]) -> [Tagged] {
    list.indices.filter { !list[..<$0].contains(list[$0]) }.map { list[$0] }
  }

  /// Removes items but not their marks.
  mutating func remove(_ items: [Tagged]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  mutating func removeMarks(of items: [Tagged]) {
    reloaded.subtract(items.map(\.id))
    reconfigured.subtract(items.map(\.id))
  }
}

// MARK: - Inserting and moving items

extension NaiveSnapshot {
  /// Returns the items that a duplicate policy inserts, and the items that it drops; nil if it rejects the call.
  mutating func resolve(
    _ items: [Tagged],
    _ policy: DuplicatePolicy?
  ) -> (kept: [Tagged], dropped: [Tagged])? {
    switch policy {
    case .reject:
      note("duplicate items", repeated(items))
      return repeated(items).isEmpty ? (items, []) : nil
    case nil, .keepFirst:
      if policy == nil { note("duplicate items", repeated(items)) }
      let kept = items.indices.filter {
        !(policy == .keepFirst && contains(items[$0])) && !items[..<$0].contains(items[$0])
      }
      return (kept.map { items[$0] }, items.indices.filter { !kept.contains($0) }.map { items[$0] })
    case .keepLast:
      let kept = items.indices.filter { !items[($0 + 1)...].contains(items[$0]) }
      let replaced = self.items.filter(items.contains)
      let others = items.indices.filter { !kept.contains($0) }.map { items[$0] }
      return (kept.map { items[$0] }, replaced + others)
    }
  }

  mutating func append(
    _ items: [Tagged],
    to section: Tagged?,
    _ policy: DuplicatePolicy?
  ) -> [Tagged] {
    let resolved = resolve(items, policy)
    guard let destination = section ?? sections.last?.section else {
      problems.append("no sections")
      return []
    }
    guard let index = index(of: destination) else {
      note("unknown sections", [destination])
      return []
    }
    guard let (kept, dropped) = resolved else { return [] }
    remove(kept)
    sections[index].items += kept
    return dropped
  }

  mutating func insert(
    _ items: [Tagged],
    _ side: SnapshotEdit.Side,
    _ anchor: Tagged,
    _ policy: DuplicatePolicy?
  ) -> [Tagged] {
    let resolved = resolve(items, policy)
    guard contains(anchor) else {
      note("unknown items", [anchor])
      return []
    }
    guard !(resolved?.kept ?? items).contains(anchor) else {
      problems.append("anchor \(anchor.id)")
      return []
    }
    guard let (kept, dropped) = resolved else { return [] }
    remove(kept)
    insertNew(kept, side, anchor)
    return dropped
  }

  mutating func move(_ item: Tagged, _ side: SnapshotEdit.Side, _ anchor: Tagged) {
    note("unknown items", unique([item, anchor].filter { !contains($0) }))
    guard item != anchor, contains(item), contains(anchor) else { return }
    remove([item])
    insertNew([item], side, anchor)
  }

  /// Inserts items that are not in the model.
  private mutating func insertNew(_ items: [Tagged], _ side: SnapshotEdit.Side, _ anchor: Tagged) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: anchor) else { continue }
      sections[section].items.insert(contentsOf: items, at: side == .before ? index : index + 1)
      return
    }
  }
}
