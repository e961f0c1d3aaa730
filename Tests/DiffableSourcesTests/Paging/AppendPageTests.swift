import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

private typealias TaggedPage = [SnapshotSection<Tagged, Tagged>]

struct AppendPageTests {
  /// Adds random pages to snapshots and to naive lists, and compares the results.
  @Test(arguments: [DuplicatePolicy.reject, .keepFirst, .keepLast], [false, true])
  func matchesANaiveImplementation(_ policy: DuplicatePolicy, _ isPrevious: Bool) {
    let function = isPrevious ? "prependPage(_:duplicates:)" : "appendPage(_:duplicates:)"
    var generator = SeededGenerator(seed: Effort.seed)
    var (drops, refusals) = (0, 0)
    for _ in 0..<300 {
      var snapshot = Snapshot<Tagged, Tagged>()
      var list = NaiveList()
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
        let expected = isPrevious ? list.prepend(page, policy) : list.append(page, policy)
        let dropped =
          isPrevious
          ? snapshot.prependPage(page, duplicates: policy)
          : snapshot.appendPage(page, duplicates: policy)
        if let problem = snapshot.problems.first {
          #expect(expected == nil)
          #expect(dropped.isEmpty && snapshot.numberOfProblems == 1)
          guard case .duplicateItems(let culprits, function) = problem else {
            Issue.record("Another problem: \(problem)")
            continue
          }
          let items = page.flatMap(\.items)
          let repeated = items.filter { item in items.count { $0 == item } > 1 }
          #expect(Set(culprits) == Set(repeated) && culprits.count == Set(repeated).count)
          #expect(snapshot.notation == before)
          refusals += 1
          snapshot.removeProblems()
        } else {
          #expect(dropped.text == expected?.text)
          drops += dropped.count
        }
        #expect(snapshot.notation == list.notation)
      }
    }
    #expect((drops > 100) == (policy != .reject))
    #expect((refusals > 100) == (policy == .reject))
  }

  @Test func previousItemsAreAtTheBeginningOfTheirSections() {
    var snapshot = Snapshot<Tagged, Tagged>("1 10a | 2 20a")
    snapshot.prependPage(TestPage("2 21a 22a | 7 71a | 2 23a | 1 11a | 8").sections)
    #expect(snapshot.notation == "7 71a | 8 | 1 11a 10a | 2 21a 22a 23a 20a")
  }
}

/// A naive list, with sections and items in plain arrays.
private struct NaiveList {
  var sections: [(identifier: Tagged, items: [Tagged])] = []

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

  /// Inserts the items of a page before the others.
  ///
  /// - Returns: The occurrences that were dropped, or nil if the page is rejected.
  mutating func prepend(_ page: TaggedPage, _ policy: DuplicatePolicy) -> [Tagged]? {
    var added = NaiveList()
    guard var dropped = added.append(page, policy) else { return nil }
    let (old, new) = (sections.flatMap(\.items), added.sections.flatMap(\.items))
    if policy == .keepFirst { dropped += new.filter { old.contains($0) } }
    if policy == .keepLast { dropped += old.filter { new.contains($0) } }
    var newSections: [(identifier: Tagged, items: [Tagged])] = []
    for index in sections.indices where policy != .keepFirst {
      sections[index].items.removeAll { new.contains($0) }
    }
    for (section, items) in added.sections {
      let items = items.filter { policy != .keepFirst || !old.contains($0) }
      if let index = sections.firstIndex(where: { $0.identifier == section }) {
        sections[index].items = items + sections[index].items
      } else {
        newSections.append((section, items))
      }
    }
    sections = newSections + sections
    return dropped
  }

  private mutating func add(_ item: Tagged, to section: Tagged) {
    for index in sections.indices where sections[index].identifier == section {
      sections[index].items.append(item)
    }
  }
}
