import TestSupport
import Testing

@testable import DiffableSnapshots

/// The cost of expanding and collapsing an item, in calls of `==` and `hash(into:)`.
@Suite(.withoutInternalChecks) struct ExpandingCostTests {
  /// The numbers of calls that look up the item.
  ///
  /// Collapsing also looks up the first child, to delete the children.
  private let lookUps = (expanding: 6, collapsing: 7)

  /// The cost of expanding an item is bounded by the size of a chunk, not by the size of the outline.
  ///
  /// The difference compares the items of the chunk. Each child is hashed once.
  @Test func expandingCostDoesNotFollowTheOutlineSize() throws {
    let counter = CallCounter()
    let chunk = try #require(chunkSizes(of: 10_000).max())
    func ids(_ numbers: Range<Int>) -> [Measured] {
      numbers.map { Measured(value: $0, counter: counter) }
    }
    let list = SilentList<Int>()
    let source = DiffableDataSource<Int, Measured, _>(target: list) { _, _, item in
      item.value
    }
    let roots = ids(0..<10_000)
    var outline = SectionSnapshot(roots)
    for (offset, root) in roots.enumerated() where offset % 100 == 0 {
      outline.append(ids(10_000 + offset..<10_000 + offset + 4), to: root)
    }
    source.apply(outline, to: 0)
    counter.reset()
    source.expandItem(roots[5000])
    #expect(counter.hashCalls == 4 + lookUps.expanding)
    #expect(counter.equalCalls <= chunk + lookUps.expanding)
    counter.reset()
    source.collapseItem(roots[5000])
    #expect(counter.hashCalls == 4 + lookUps.collapsing)
    // Each child is looked up in the outline. In the snapshot, each further child is found by comparison with the
    // item after the previous child.
    #expect(counter.equalCalls <= chunk + 2 * 4 + lookUps.collapsing)
    #expect(list.numberOfChanges == 8)
  }

  /// The outline has 100,000 items on ten levels, and each expanded item has a hundred children.
  ///
  /// The calls of `==` and `hash(into:)` follow the number of children, not the number of all items or of
  /// visible items.
  @Test func expandingCostFollowsTheChildrenOnEachLevel() {
    let counter = CallCounter()
    let list = SilentList<Int>()
    let source = DiffableDataSource<Int, Measured, _>(target: list) { _, _, item in
      item.value
    }
    source.apply(SectionSnapshot.tenLevels(counter), to: 0)
    // Each call compares the items of one chunk, which has 400 items on average.
    var equalCalls = (expanding: 0, collapsing: 0)
    let chain = (0..<9).map { Measured(value: $0 * 10_000 + 7700, counter: counter) }
    for item in chain {
      counter.reset()
      #expect(source.expandItem(item))
      #expect(counter.hashCalls == 100 + lookUps.expanding, "\(item.value)")
      #expect(counter.equalCalls <= Chunk.capacity + lookUps.expanding, "\(item.value)")
      equalCalls.expanding += counter.equalCalls
    }
    #expect(equalCalls.expanding <= 9 * 400)
    #expect(list.numberOfChanges == 900)
    #expect(source.snapshot().numberOfItems == 10_900)
    #expect(source.level(of: Measured(value: 97_700, counter: counter)) == 9)
    for item in chain.reversed() {
      counter.reset()
      #expect(source.collapseItem(item))
      #expect(counter.hashCalls == 100 + lookUps.collapsing, "\(item.value)")
      #expect(counter.equalCalls <= Chunk.capacity + lookUps.collapsing, "\(item.value)")
      equalCalls.collapsing += counter.equalCalls
    }
    #expect(equalCalls.collapsing <= 9 * 400)
    #expect(list.numberOfChanges == 1800)
    #expect(source.snapshot().numberOfItems == 10_000)
  }

  /// Recursion along a chain of this length would overflow the stack of a test's thread.
  @Test func deepOutlinesDoNotOverflowTheStack() {
    let count = 20_000
    let list = SilentList<Int>()
    var outline = SectionSnapshot([0])
    for item in 1..<count { outline.append([item], to: item - 1) }
    outline.expand(Array(0..<count))
    let source = DiffableDataSource<Int, Int, _>(target: list) { _, _, item in item }
    source.apply(outline, to: 0)
    #expect(source.snapshot().numberOfItems == count)
    #expect(source.collapseItem(0))
    #expect(source.snapshot().itemIdentifiers == [0])
    #expect(source.expandItem(0))
    #expect(source.snapshot().itemIdentifiers == Array(0..<count))
    #expect(list.numberOfChanges == 2 * (count - 1))

    // Delete an item in the middle, and insert an item after the last item.
    var snapshot = source.snapshot()
    snapshot.deleteItems([count / 2])
    snapshot.insertItems([-1], afterItem: count - 1)
    source.apply(snapshot)
    let followed = source.snapshot(for: 0)
    #expect(followed.visibleItems == snapshot.itemIdentifiers)
    #expect(followed.parent(of: count / 2 + 1) == count / 2 - 1)
    #expect(followed.level(of: count - 1) == count - 2)
    #expect(followed.level(of: -1) == count - 2)

    // A collapsed item moves to another section with all its hidden descendants.
    #expect(source.collapseItem(0))
    source.apply(Snapshot([(0, []), (1, [0])]))
    #expect(source.snapshot(for: 1).items.count == count)
    #expect(source.snapshot(for: 1).level(of: -1) == count - 2)
  }
}
