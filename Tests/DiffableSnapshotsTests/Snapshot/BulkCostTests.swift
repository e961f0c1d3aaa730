import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

// The checks of the invariants make calls of their own.
#if !DIFFABLE_INTERNAL_CHECKS
  /// What it costs to find many items, in calls of `hash(into:)`.
  @Suite struct BulkCostTests {
    private let counter = CallCounter()

    /// A hundred sections of items, with some sections without any behind each.
    private func snapshot(of size: Int, gap: Int) throws -> Snapshot<Int, Measured> {
      try Snapshot(
        (0..<100 * (gap + 1)).map { section in
          let items = section % (gap + 1) == 0 ? section * size..<(section + 1) * size : 0..<0
          return (section, items.map { Measured(value: $0, counter: counter) })
        }
      )
    }

    private func hashCalls(_ edit: () throws -> Void) rethrows -> Int {
      counter.reset()
      try edit()
      return counter.hashCalls
    }

    /// Those in the list's order are followed, also from one section to the next that has any.
    @Test(arguments: [0, 1, 3])
    func itemsInOrderAreNotHashed(gap: Int) throws {
      var snapshot = try snapshot(of: 20, gap: gap)
      let items = snapshot.itemIdentifiers
      #expect(try hashCalls { try snapshot.reloadItems(items) } == 1)
      #expect(try hashCalls { try snapshot.reconfigureItems(Array(items[500...])) } == 1)
      // Where the last item of a section stays, the first that goes in the next one is looked up.
      #expect(hashCalls { snapshot.deleteItems(items.filter { $0.value % 3 > 0 }) } == 34)
      #expect(snapshot.itemIdentifiers == items.filter { $0.value % 3 == 0 })
    }

    /// Others are hashed once, however far it is from one section to the next that has items.
    @Test(arguments: [0, 200])
    func itemsInRandomOrderAreHashedOnce(gap: Int) throws {
      var random = SeededGenerator(seed: 9)
      var snapshot = try snapshot(of: 20, gap: gap)
      let items = snapshot.itemIdentifiers.shuffled(using: &random)
      #expect(try hashCalls { try snapshot.reloadItems(items) } == items.count)
      #expect(hashCalls { snapshot.deleteItems(Array(items[1_000...])) } == 1_000)
      #expect(snapshot.numberOfItems == 1_000)
    }
  }
#endif
