import DiffableSnapshots
import TestSupport

/// A snapshot written in the most obvious way: no index, no cleverness, everything searched for.
struct NaiveSnapshot {
  var sections: [(section: Tagged, items: [Tagged])] = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var reconfiguredSections: Set<Int> = []

  struct Refusal: Error {
    var message: String
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

  func has(_ item: Tagged) -> Bool { items.contains(item) }

  func index(of section: Tagged) -> Int? { sections.firstIndex { $0.section == section } }

  func refuse(_ reason: String, _ culprits: [Tagged]) throws {
    if !culprits.isEmpty { throw Refusal(message: "\(reason) \(culprits.map(\.id))") }
  }

  /// Each that stands in front of an equal one, once, in the order in which they are met again.
  func repeated(_ list: [Tagged]) -> [Tagged] {
    list.indices.filter { index in list[..<index].count { $0 == list[index] } == 1 }
      .map { list[$0] }
  }

  func unique(_ list: [Tagged]) -> [Tagged] {
    list.indices.filter { !list[..<$0].contains(list[$0]) }.map { list[$0] }
  }

  mutating func takeOut(_ items: [Tagged]) {
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
  }

  mutating func forget(_ items: [Tagged]) {
    reloaded.subtract(items.map(\.id))
    reconfigured.subtract(items.map(\.id))
  }
}

// MARK: - Items that come

extension NaiveSnapshot {
  func arrivals(
    _ items: [Tagged],
    _ policy: DuplicatePolicy
  ) throws -> (kept: [Tagged], dropped: [Tagged]) {
    switch policy {
    case .reject:
      try refuse("duplicate items", repeated(items))
      return (items, [])
    case .keepFirst:
      let kept = items.indices.filter { !has(items[$0]) && !items[..<$0].contains(items[$0]) }
      return (kept.map { items[$0] }, items.indices.filter { !kept.contains($0) }.map { items[$0] })
    case .keepLast:
      let kept = items.indices.filter { !items[($0 + 1)...].contains(items[$0]) }
      let there = self.items.filter(items.contains)
      let others = items.indices.filter { !kept.contains($0) }.map { items[$0] }
      return (kept.map { items[$0] }, there + others)
    }
  }

  mutating func append(
    _ items: [Tagged],
    to section: Tagged?,
    _ policy: DuplicatePolicy
  ) throws -> [Tagged] {
    let (kept, dropped) = try arrivals(items, policy)
    guard let destination = section ?? sections.last?.section else {
      throw Refusal(message: "no sections")
    }
    guard let index = index(of: destination) else {
      throw Refusal(message: "unknown sections [\(destination.id)]")
    }
    takeOut(kept)
    sections[index].items += kept
    return dropped
  }

  mutating func insert(
    _ items: [Tagged],
    _ side: RandomEdit.Side,
    _ anchor: Tagged,
    _ policy: DuplicatePolicy
  ) throws -> [Tagged] {
    let (kept, dropped) = try arrivals(items, policy)
    if !has(anchor) { try refuse("unknown items", [anchor]) }
    if kept.contains(anchor) { throw Refusal(message: "anchor \(anchor.id)") }
    takeOut(kept)
    put(kept, side, anchor)
    return dropped
  }

  mutating func move(_ item: Tagged, _ side: RandomEdit.Side, _ anchor: Tagged) throws {
    try refuse("unknown items", unique([item, anchor].filter { !has($0) }))
    if item == anchor { return }
    takeOut([item])
    put([item], side, anchor)
  }

  private mutating func put(_ items: [Tagged], _ side: RandomEdit.Side, _ anchor: Tagged) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: anchor) else { continue }
      sections[index].items.insert(contentsOf: items, at: side == .before ? place : place + 1)
      return
    }
  }
}
