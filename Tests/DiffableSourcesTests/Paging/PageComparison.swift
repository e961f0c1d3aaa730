import DiffableSnapshotsTesting
import DiffableSources
import TestSupport
import Testing

typealias TaggedPage = [SnapshotSection<Tagged, Tagged>]
typealias ListError = SnapshotError<Tagged, Tagged>

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
///   - call: The name of the function that `add` calls. Its errors must contain this name.
///   - add: Adds a page to a snapshot.
///   - naive: Adds a page to a naive list; returns nil if the page is rejected.
func comparePages(
  _ policy: DuplicatePolicy,
  call: String,
  _ add: (inout Snapshot<Tagged, Tagged>, TaggedPage) throws(ListError) ->
    [Tagged],
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
      do throws(ListError) {
        let dropped = try add(&snapshot, page)
        #expect(dropped.text == expected?.text)
        drops += dropped.count
      } catch {
        #expect(expected == nil)
        guard case .duplicateItems(let culprits, call) = error else {
          Issue.record("Another error: \(error)")
          continue
        }
        let items = page.flatMap(\.items)
        let repeated = items.filter { item in items.count { $0 == item } > 1 }
        #expect(Set(culprits) == Set(repeated) && culprits.count == Set(repeated).count)
        #expect(snapshot.notation == before)
        refusals += 1
      }
      #expect(snapshot.notation == list.notation)
    }
  }
  #expect((drops > 100) == (policy != .reject))
  #expect((refusals > 100) == (policy == .reject))
}
