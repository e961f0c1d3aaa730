import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Compares `appendPage` with a naive implementation.
struct AppendPageTests {
  @Test(arguments: [DuplicatePolicy.reject, .keepFirst, .keepLast])
  func matchesANaiveImplementation(_ policy: DuplicatePolicy) {
    comparePages(policy, call: "appendPage(_:duplicates:)") { list, page in
      list.appendPage(page, duplicates: policy)
    } naive: {
      $0.append($1, policy)
    }
  }
}

extension NaiveList {
  /// Appends the items of a page one by one.
  ///
  /// - Returns: The occurrences that were dropped, or nil if the page is rejected.
  mutating func append(
    _ page: TaggedPage,
    _ policy: DuplicatePolicy
  ) -> [Tagged]? {
    let items = page.flatMap(\.items)
    if policy == .reject, Set(items).count < items.count { return nil }
    for section in page where !sections.contains(where: { $0.identifier == section.identifier }) {
      sections.append((section.identifier, []))
    }
    var dropped: [Tagged] = []
    for part in page {
      // For each section of the page, occurrences dropped from the list precede occurrences dropped from the page.
      var (inList, inCall): ([(Int, Tagged)], [Tagged]) = ([], [])
      let old = sections.flatMap(\.items)
      for (offset, item) in part.items.enumerated() {
        switch policy {
        case .keepFirst:
          if sections.contains(where: { $0.items.contains(item) }) {
            inCall.append(item)
          } else {
            add(item, to: part.identifier)
          }
        case .keepLast where part.items[(offset + 1)...].contains(item): inCall.append(item)
        case .keepLast, .reject:
          if let index = old.firstIndex(of: item) {
            if policy == .keepLast { inList.append((index, old[index])) }
            for index in sections.indices { sections[index].items.removeAll { $0 == item } }
          }
          add(item, to: part.identifier)
        }
      }
      dropped += inList.sorted { $0.0 < $1.0 }.map(\.1) + inCall
    }
    return dropped
  }

  private mutating func add(_ item: Tagged, to section: Tagged) {
    for index in sections.indices where sections[index].identifier == section {
      sections[index].items.append(item)
    }
  }
}
