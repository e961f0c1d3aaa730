import DiffableSnapshotsTesting
import DiffableSources
import TestSupport
import Testing

typealias TaggedPage = [SnapshotSection<Tagged, Tagged>]

/// A naive list, with sections and items in plain arrays.
struct NaiveList {
  var sections: [(identifier: Tagged, items: [Tagged])] = []

  var notation: String {
    sections.map { section in
      ([section.identifier] + section.items).map(\.description).joined(separator: " ")
    }
    .joined(separator: " | ")
  }
}

/// Adds random pages to snapshots and to naive lists, and compares the results.
///
/// - Parameters:
///   - policy: The policy for duplicates of `add` and `naive`.
///   - call: The name of the function that `add` calls. Its problems must contain this name.
///   - add: Adds a page to a snapshot.
///   - naive: Adds a page to a naive list; returns nil if the page is rejected.
func comparePages(
  _ policy: DuplicatePolicy,
  call: String,
  _ add: (inout Snapshot<Tagged, Tagged>, TaggedPage) -> [Tagged],
  naive: (inout NaiveList, TaggedPage) -> [Tagged]?
) {
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
      let expected = naive(&list, page)
      let dropped = add(&snapshot, page)
      if let problem = snapshot.problems.first {
        #expect(expected == nil)
        #expect(dropped.isEmpty && snapshot.numberOfProblems == 1)
        guard case .duplicateItems(let culprits, call) = problem else {
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
