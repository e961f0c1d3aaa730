import DiffableSnapshots
import TestSupport
import Testing

/// Targets that break the contract of `ListTarget`.
///
/// They must cause neither wrong data nor lost completions.
struct UnrulyTargetTests {
  typealias Source = DiffableDataSource<Tagged, Tagged, UnrulyTarget>

  let target = UnrulyTarget()
  let source: Source

  init() { source = Source(target: target) { _, _, item in item.description } }

  private func snapshot(_ notation: String) -> Snapshot<Tagged, Tagged> {
    Snapshot(notation)
  }

  @Test(arguments: [0, 1, 2, 3])
  func aTargetMayUpdateTheDataAnyNumberOfTimes(_ updates: Int) {
    target.updates = updates
    var completed: [Int] = []
    source.apply(snapshot("1 1a 2a")) { completed.append(0) }
    source.apply(snapshot("1 1a | 2 2a 3a!")) { completed.append(1) }
    #expect(source.snapshot().notation == "1 1a | 2 2a 3a")
    source.apply(snapshot("2 3a 1a")) { completed.append(2) }
    #expect(source.snapshot().notation == "2 3a 1a")
    #expect(source.itemPath(for: "1") == ItemPath(section: 0, item: 1))
    #expect(completed == [0, 1, 2])
  }

  /// A completion that the target releases without calling it counts as called.
  @Test(arguments: [0, 2, 5])
  func aTargetMayCompleteNeverOrSeveralTimes(_ completions: Int) {
    target.completions = completions
    var completed: [Int] = []
    source.apply(snapshot("1 1a 2a")) { completed.append(0) }
    source.apply(snapshot("1 1a | 2 2a 3a!")) { completed.append(1) }
    #expect(target.batches > 1)
    #expect(source.snapshot().notation == "1 1a | 2 2a 3a")
    source.applySnapshotUsingReloadData(snapshot("1 1a")) { completed.append(2) }
    #expect(completed == [0, 1, 2])
  }

  /// The second completion of one batch does not count as the completion of another batch.
  @Test func aTargetMayCompleteOneBatchTwiceAndAnotherLate() throws {
    source.apply(snapshot("1 1a 2a"))
    target.keepsCompletions = true
    var completed = 0
    source.apply(snapshot("1 1a | 2 2a 3a")) { completed += 1 }
    try #require(target.pending.count > 1)
    for _ in 0..<5 { target.pending[0]() }
    #expect(completed == 0)
    for completion in target.pending { completion() }
    #expect(completed == 1)
    for completion in target.pending { completion() }
    #expect(completed == 1)
  }

  @Test func aTargetMayCompleteBeforeItUpdatesTheData() {
    target.completesFirst = true
    source.apply(snapshot("1 1a 2a"))
    var seen = ""
    source.apply(snapshot("1 1a | 2 2a 3a!")) { [source] in seen = source.snapshot().notation }
    #expect(seen == "1 1a | 2 2a 3a")
  }

  /// The first apply has no completion.
  ///
  /// The last apply changes nothing, and waits for the animations of the earlier applies.
  @Test func aTargetMayCompleteInAnyOrder() throws {
    target.keepsCompletions = true
    var completed: [Int] = []
    for (number, notation) in ["1 1a", "1 1a 2a", "1 2a 3a", "1 4a", "1 4a"].enumerated() {
      source.apply(snapshot(notation), completion: number == 0 ? nil : { completed.append(number) })
    }
    try #require(target.pending.count == 4)
    target.pending[3]()
    target.pending[1]()
    #expect(completed == [])
    target.pending[0]()
    #expect(completed == [1])
    target.pending[2]()
    #expect(completed == [1, 2, 3, 4])
  }

  @Test func aTargetMayDropItsCompletionsLater() throws {
    source.apply(snapshot("1 1a 2a"))
    target.keepsCompletions = true
    var completed: [Int] = []
    source.apply(snapshot("1 1a | 2 2a 3a")) { completed.append(0) }
    source.apply(snapshot("1 1a")) { completed.append(1) }
    try #require(target.pending.count > 2)
    target.pending.removeLast()
    #expect(completed == [])
    target.pending.removeFirst()
    #expect(completed == [])
    target.pending = []
    #expect(completed == [0, 1])
  }

  @Test func aTargetSeesTheOldDataUntilItUpdatesTheData() {
    source.apply(snapshot("1 1a 2a"))
    var before: [Int] = []
    target.onBatch = { [target] in before.append(target.data?.numberOfItems(inSection: 0) ?? 0) }
    source.apply(snapshot("1 1a 2a 3a 4a"))
    source.apply(snapshot("1 4a"))
    #expect(before == [2, 4])
    #expect(target.sizes == [[2], [4], [1]])
  }
}
