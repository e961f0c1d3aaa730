import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Compares `prependPage` with a naive implementation.
struct PrependPageTests {
  @Test(arguments: [DuplicatePolicy.reject, .keepFirst, .keepLast])
  func matchesANaiveImplementation(_ policy: DuplicatePolicy) {
    comparePages(policy, call: "prependPage(_:duplicates:)") { list, page in
      list.prependPage(page, duplicates: policy)
    } naive: {
      $0.prepend($1, policy)
    }
  }

  @Test func newSectionsPrecedeAllOtherSections() {
    var snapshot = Snapshot<Tagged, Tagged>("1 10a | 2 20a | 3 30a")
    let sections: [Tagged] = ["7", "2", "8", "9", "1", "6"]
    snapshot.prependPage(sections.map { SnapshotSection($0) })
    #expect(snapshot.notation == "7 | 8 | 9 | 6 | 1 10a | 2 20a | 3 30a")
  }
}

extension NaiveList {
  /// Inserts the items of a page one by one.
  ///
  /// - Returns: The occurrences that were dropped, or nil if the page is rejected.
  mutating func prepend(
    _ page: TaggedPage,
    _ policy: DuplicatePolicy
  ) -> [Tagged]? {
    let entries = page.flatMap { part in part.items.map { (part.identifier, $0) } }
    let items = entries.map(\.1)
    if policy == .reject, Set(items).count < items.count { return nil }
    // The indexes of the entries that remain when duplicates within the page are dropped.
    let kept = entries.indices.filter { index in
      policy == .keepLast
        ? !items[(index + 1)...].contains(items[index]) : !items[..<index].contains(items[index])
    }
    let list = sections.flatMap(\.items)
    var dropped = droppedWithinThePage(page, policy)
    // A page can name a section several times. Items are ordered by the first occurrence of their section in the page.
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

  /// Returns the occurrences that are dropped when the page is appended to an empty snapshot.
  private func droppedWithinThePage(
    _ page: TaggedPage,
    _ policy: DuplicatePolicy
  ) -> [Tagged] {
    var snapshot = Snapshot<Tagged, Tagged>()
    return snapshot.appendPage(page, duplicates: policy)
  }

  private mutating func insertSections(_ page: [Tagged]) {
    let old = sections.map(\.identifier)
    sections = page.filter { !old.contains($0) }.map { ($0, []) } + sections
  }
}
