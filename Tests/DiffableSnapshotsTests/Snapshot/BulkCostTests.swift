import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The number of calls of `==` and `hash(into:)` that finding many items needs.
@Suite(.withoutInternalChecks) struct BulkCostTests {
  private let counter = CallCounter()

  /// Returns a snapshot of 100 sections with items, each followed by `gap` empty sections.
  private func snapshot(of size: Int, gap: Int) -> Snapshot<Int, Measured> {
    Snapshot(
      (0..<100 * (gap + 1)).map { section in
        let items = section % (gap + 1) == 0 ? section * size..<(section + 1) * size : 0..<0
        return (section, items.map { Measured(value: $0, counter: counter) })
      }
    )
  }

  private func calls(_ edit: () -> Void) -> (equal: Int, hash: Int) {
    counter.reset()
    edit()
    return (counter.equalCalls, counter.hashCalls)
  }

  /// Items in list order are found without hashing, also across empty sections.
  @Test(arguments: [0, 1, 3])
  func itemsInOrderAreNotHashed(gap: Int) {
    var snapshot = snapshot(of: 20, gap: gap)
    let items = snapshot.itemIdentifiers
    #expect(calls { snapshot.reloadItems(items) } == (2_000, 1))
    #expect(calls { snapshot.reconfigureItems(Array(items[500...])) } == (1_500, 1))
    // The first deleted item is hashed. The first deleted item after each section whose last item is kept is hashed
    // too. Every other deleted item is compared with the items after the previous deleted item, up to the equal item.
    let deletion = calls { snapshot.deleteItems(items.filter { $0.value % 3 > 0 }) }
    #expect(deletion.hash == 34)
    #expect(deletion.equal <= 2_000 + 34)
    #expect(snapshot.itemIdentifiers == items.filter { $0.value % 3 == 0 })
  }

  /// Items in random order are hashed once, regardless of the number of empty sections between them.
  @Test(arguments: [0, 200])
  func itemsInRandomOrderAreHashedOnce(gap: Int) {
    var random = SeededGenerator(seed: 9)
    var snapshot = snapshot(of: 20, gap: gap)
    let items = snapshot.itemIdentifiers.shuffled(using: &random)
    // Each item is compared with the equal item. Until the search has noticed the random order, it also
    // compares each item with up to eight items after the last found item.
    let reload = calls { snapshot.reloadItems(items) }
    #expect(reload.hash == 2_000)
    #expect(reload.equal <= 2_000 + 150)
    let deletion = calls { snapshot.deleteItems(Array(items[1_000...])) }
    #expect(deletion.hash == 1_000)
    #expect(deletion.equal <= 1_000 + 150)
    #expect(snapshot.numberOfItems == 1_000)
  }
}
