import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Compares `appendPage` with a naive implementation.
struct AppendPageTests {
  @Test(arguments: [DuplicatePolicy.reject, .keepFirst, .keepLast])
  func matchesANaiveImplementation(_ policy: DuplicatePolicy) {
    var generator = SeededGenerator(seed: Effort.seed)
    var (drops, refusals) = (0, 0)
    for _ in 0..<300 {
      var snapshot = Snapshot<Tagged, Tagged>()
      var naive = NaivePages()
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
          let dropped = try snapshot.appendPage(page, duplicates: policy)
          #expect(dropped.text == naive.append(page, policy)?.text)
          drops += dropped.count
        } catch {
          let items = page.flatMap(\.items)
          let repeated = items.filter { item in items.count { $0 == item } > 1 }
          #expect(naive.append(page, policy) == nil)
          if case .duplicateItems(let culprits, "appendPage(_:duplicates:)") = error {
            #expect(Set(culprits) == Set(repeated) && culprits.count == Set(repeated).count)
          } else {
            Issue.record("Another error: \(error)")
          }
          #expect(snapshot.notation == before)
          refusals += 1
        }
        #expect(snapshot.notation == naive.notation)
      }
    }
    #expect((drops > 100) == (policy != .reject))
    #expect((refusals > 100) == (policy == .reject))
  }
}

/// A naive implementation, with sections and items in plain arrays.
private struct NaivePages {
  private var sections: [(identifier: Tagged, items: [Tagged])] = []

  var notation: String {
    sections.map { section in
      ([section.identifier] + section.items).map(\.description).joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  /// Appends the items of a page one by one.
  ///
  /// - Returns: The occurrences that were dropped, or nil if the page is rejected.
  mutating func append(
    _ page: [SnapshotSection<Tagged, Tagged>],
    _ policy: DuplicatePolicy
  ) -> [Tagged]? {
    let items = page.flatMap(\.items)
    if policy == .reject, Set(items).count < items.count { return nil }
    for section in page where !sections.contains(where: { $0.identifier == section.identifier }) {
      sections.append((section.identifier, []))
    }
    var dropped: [Tagged] = []
    for part in page {
      // The dropped occurrences in the list precede the dropped occurrences in the call.
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
