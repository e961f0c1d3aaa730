import DiffableSnapshots
import TestSupport
import Testing

/// Targets that apply while they reload or perform a batch.
struct ReentrantTargetTests {
  typealias Source = DiffableDataSource<Tagged, Tagged, UnrulyTarget>

  let target = UnrulyTarget()
  let source: Source

  init() { source = Source(target: target) { _, _, item in item.description } }

  @Test func aTargetMayApplyInsideABatch() {
    var completed: [String] = []
    source.apply(Snapshot("1 1a"))
    let nested = (3...5).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
    target.onBatch = { [target, unowned source] in
      target.onBatch = nil
      for snapshot in nested {
        source.apply(snapshot) { completed.append("nested " + snapshot.notation) }
      }
      // The data of the list has not changed yet, so only `update` edits the newest snapshot, which waits.
      #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 0))?.description == "1a")
      #expect(source.snapshot().notation == "1 1a")
    }
    source.apply(Snapshot("1 2a")) { completed.append("outer") }
    #expect(completed == ["outer", "nested 1 3a", "nested 1 4a", "nested 1 5a"])
    #expect(source.snapshot().notation == "1 5a")
    #expect(target.batches == 2)
  }

  @Test func aTargetMayApplyInsideAReload() {
    var completed: [String] = []
    let nested = Snapshot<Tagged, Tagged>("1 2a 3a")
    target.onReload = { [target, unowned source] in
      target.onReload = nil
      source.apply(nested) { completed.append("nested") }
      #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 0))?.description == "1a")
      #expect(source.snapshot().notation == "1 2a 3a")
    }
    source.apply(Snapshot("1 1a")) { completed.append("outer") }
    #expect(completed == ["outer", "nested"])
    #expect(source.snapshot().notation == "1 2a 3a")
    #expect(target.sizes == [[1], [2]])
  }

  /// The nested apply runs after the second batch.
  @Test func aTargetMayApplyBetweenTwoBatches() {
    source.apply(Snapshot("1 1a 2a"))
    let nested = Snapshot<Tagged, Tagged>("1 7a")
    target.completesFirst = true
    var batchesBefore: [Int] = []
    target.onBatch = { [target, unowned source] in
      source.apply(nested)
      batchesBefore.append(target.batches)
      if target.batches > 1 { target.onBatch = nil }
    }
    source.apply(Snapshot("1 1a | 2 2a 3a"))
    #expect(batchesBefore == [1, 2])
    #expect(target.batches > 2)
    #expect(source.snapshot().notation == "1 7a")
  }

  /// The nested apply reloads, because the list is off screen by then.
  @Test func isOnScreenMayChangeInsideABatch() {
    source.apply(Snapshot("1 1a"))
    let nested = Snapshot<Tagged, Tagged>("1 3a")
    target.onBatch = { [target, unowned source] in
      target.isOnScreen = false
      source.apply(nested)
    }
    source.apply(Snapshot("1 2a"))
    #expect(target.batches == 1)
    #expect(source.snapshot().notation == "1 3a")
    #expect(target.sizes == [[1], [1], [1]])
  }
}
