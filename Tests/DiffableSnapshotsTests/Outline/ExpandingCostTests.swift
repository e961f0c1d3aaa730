import DiffableSnapshots
import Testing

// The checks of the storage look at everything.
#if !DIFFABLE_INTERNAL_CHECKS
  /// What it costs to expand an item on screen, in calls of `==` and `hash(into:)`.
  struct ExpandingCostTests {
    /// A list that counts changes and asks for nothing.
    final class SilentList: ListTarget {
      let capabilities = ListCapabilities.collectionView
      var data: ListData<Int>?
      var changes = 0

      func reloadData<Section, Item>(
        _ snapshot: Snapshot<Section, Item>,
        completion: @escaping () -> Void
      ) { completion() }

      func perform<Section, Item>(
        _ batch: Batch<Section, Item>,
        animated: Bool,
        updateData: () -> Void,
        completion: @escaping () -> Void
      ) {
        changes += batch.count
        updateData()
        completion()
      }
    }

    /// To expand an item of a large outline costs what a chunk of the snapshot has, not the
    /// outline.
    @Test func costFollowsWhatShows() throws {
      let counter = CallCounter()
      func ids(_ numbers: Range<Int>) -> [Measured] {
        numbers.map { Measured(value: $0, counter: counter) }
      }
      let list = SilentList()
      let source = DiffableDataSource<Int, Measured, SilentList>(target: list) { _, _, item in
        item.value
      }
      let roots = ids(0..<10_000)
      var outline = try SectionSnapshot(roots)
      for (offset, root) in roots.enumerated() where offset % 100 == 0 {
        try outline.append(ids(10_000 + offset..<10_000 + offset + 4), to: root)
      }
      source.apply(outline, to: 0)
      counter.reset()
      try source.expandItem(roots[5000])
      let calls = (counter.equalCalls, counter.hashCalls)
      #expect(calls.0 < 600 && calls.1 < 60, "\(calls)")
      counter.reset()
      source.collapseItem(roots[5000])
      let others = (counter.equalCalls, counter.hashCalls)
      #expect(others.0 < 600 && others.1 < 60, "\(others)")
      #expect(list.changes == 8)
    }
  }
#endif
