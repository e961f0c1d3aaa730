import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Compares `prependPage` with a naive implementation.
struct PrependPageTests {
  @Test(arguments: [DuplicatePolicy.reject, .keepFirst, .keepLast])
  func matchesANaiveImplementation(_ policy: DuplicatePolicy) {
    var generator = SeededGenerator(seed: Effort.seed)
    var (drops, refusals) = (0, 0)
    for _ in 0..<300 {
      var snapshot = Snapshot<Tagged, Tagged>()
      var naive = NaiveList()
      for number in 0..<4 {
        let page = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          SnapshotSection(
            Tagged(id: .random(in: 0...3, using: &generator), tag: ""),
            items: (0..<Int.random(in: 0...4, using: &generator)).map { offset in
              Tagged(id: .random(in: 0...15, using: &generator), tag: "p\(number)o\(offset)")
            }
          )
        }
        let before = snapshot.notation
        do {
          let dropped = try snapshot.prependPage(page, duplicates: policy)
          #expect(dropped.text == naive.prepend(page, policy)?.text)
          drops += dropped.count
        } catch {
          #expect(naive.prepend(page, policy) == nil)
          guard case .duplicateItems(let culprits, "prependPage(_:duplicates:)") = error else {
            Issue.record("Another error: \(error)")
            continue
          }
          let items = page.flatMap(\.items)
          let repeated = items.filter { item in items.count { $0 == item } > 1 }
          #expect(Set(culprits) == Set(repeated) && culprits.count == Set(repeated).count)
          #expect(snapshot.notation == before)
          refusals += 1
        }
        #expect(snapshot.notation == naive.notation)
      }
    }
    #expect((drops > 100) == (policy != .reject))
    #expect((refusals > 100) == (policy == .reject))
  }

  @Test func newSectionsFollowTheSectionBeforeThemInThePage() throws {
    var snapshot = try Snapshot<Tagged, Tagged>("1 10a | 2 20a | 3 30a")
    let sections: [Tagged] = ["7", "2", "8", "9", "1", "6"]
    try snapshot.prependPage(sections.map { SnapshotSection($0) })
    #expect(snapshot.notation == "7 | 1 10a | 6 | 2 20a | 8 | 9 | 3 30a")
  }
}

/// A naive implementation, with sections and items in plain arrays.
private struct NaiveList {
  private var sections: [(identifier: Tagged, items: [Tagged])] = []

  var notation: String {
    sections.map { section in
      ([section.identifier] + section.items).map(\.description).joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  /// Inserts the items of a page one by one.
  ///
  /// - Returns: The occurrences that were dropped, or nil if the page is rejected.
  mutating func prepend(
    _ page: [SnapshotSection<Tagged, Tagged>],
    _ policy: DuplicatePolicy
  ) -> [Tagged]? {
    let entries = page.flatMap { part in part.items.map { (part.identifier, $0) } }
    let items = entries.map(\.1)
    if policy == .reject, Set(items).count < items.count { return nil }
    // The kept occurrences of the page alone.
    let kept = entries.indices.filter { index in
      policy == .keepLast
        ? !items[(index + 1)...].contains(items[index]) : !items[..<index].contains(items[index])
    }
    let list = sections.flatMap(\.items)
    var dropped = droppedWithinThePage(page, policy)
    // The items of the page in the order of the sections in which they stay.
    let distinctSections = page.map(\.identifier).reduce(into: [Tagged]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    insertSections(distinctSections)
    let ordered = distinctSections.flatMap { section in
      kept.filter { entries[$0].0 == section }.map { entries[$0] }
    }
    if policy == .keepFirst {
      dropped += ordered.map(\.1).filter(list.contains)
    } else if policy == .keepLast {
      dropped += list.filter(ordered.map(\.1).contains)
    }
    for (section, item) in ordered.reversed() where policy != .keepFirst || !list.contains(item) {
      for index in sections.indices { sections[index].items.removeAll { $0 == item } }
      for index in sections.indices where sections[index].identifier == section {
        sections[index].items.insert(item, at: 0)
      }
    }
    return dropped
  }

  /// Returns the occurrences that repeat in the page, in the order in which a snapshot of the page drops them.
  private func droppedWithinThePage(
    _ page: [SnapshotSection<Tagged, Tagged>],
    _ policy: DuplicatePolicy
  ) -> [Tagged] {
    var snapshot = Snapshot<Tagged, Tagged>()
    return (try? snapshot.appendPage(page, duplicates: policy)) ?? []
  }

  private mutating func insertSections(_ page: [Tagged]) {
    let old = sections.map(\.identifier)
    for (offset, section) in page.enumerated() where !old.contains(section) {
      var index = 0
      if offset > 0, let before = sections.firstIndex(where: { $0.identifier == page[offset - 1] })
      {
        index = before + 1
      }
      sections.insert((section, []), at: index)
    }
  }
}
