import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The log of a strict list, and its state after refusals.
@Suite struct StrictListLogTests {
  @Test func theLogHasTheChangesInOrder() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    let (insertion, refused): (StrictListFixture.Script, StrictListFixture.Script) = (
      "insert 0.1", "delete 0.7"
    )
    try fixture.perform(insertion, to: "a 1 2")
    try fixture.perform(refused, to: "a 1")
    #expect(
      fixture.list.log == [
        .reload, .batch(insertion.changes, animated: true),
        .batch(refused.changes, animated: true),
      ]
    )
    #expect(fixture.list.refusals.isEmpty, "Only the methods of `ListTarget` record refusals")
  }

  @Test(arguments: [true, false], [StrictListMethod.batches, .edits])
  func theLogHasWhatTheListPerformedAndWhetherItWasAnimated(
    _ animated: Bool,
    by method: StrictListMethod
  ) throws {
    let fixture = StrictListFixture(.tableView, by: method)
    try fixture.show("a 1 2")
    let new = TestSnapshot("a 2 3")
    let batch = new.difference(from: fixture.snapshot).batches(for: .tableView)[0]
    fixture.list.perform(batch, animated: animated, updateData: { fixture.snapshot = new }) {}
    let event: StrictListEvent =
      method == .edits
      ? .edits(batch.edits, animated: animated) : .batch(batch.changes, animated: animated)
    #expect(fixture.list.log == [.reload, event])
    #expect(fixture.list.refusals.isEmpty)
  }

  @Test func aNestedReloadIsLoggedAfterItsBatch() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    let snapshot = fixture.snapshot
    try fixture.list.perform(ListChanges(), to: snapshot, animated: false) {
      fixture.list.reloadData(snapshot) {}
    }
    #expect(fixture.list.log == [.reload, .batch(ListChanges(), animated: false), .reload])
    #expect(fixture.list.refusals.map(\.rule) == [.nesting])
  }

  @Test func aListOffScreenAcceptsOnlyReloads() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    fixture.list.isOnScreen = false
    #expect(try fixture.perform("insert 0.1", to: "a 1 2")?.rule == .reloadFirst)
    try fixture.show("a 1 2")
    #expect(fixture.list.cells == [[1, 2]])
    fixture.list.isOnScreen = true
    #expect(try fixture.perform("delete 0.0", to: "a 2") == nil)
  }

  /// A refusal does not affect the next batch.
  @Test func aListAcceptsBatchesAfterARefusal() throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a 1")
    for _ in 0..<3 {
      #expect(try fixture.perform("delete 0.9", to: "a") != nil)
      fixture.snapshot = TestSnapshot("a 1")
      #expect(try fixture.perform("", to: "a 1") == nil)
    }
  }

  @Test func errorsDescribeThemselves() {
    let error = StrictListError(.numberOfItems, "section 2 had 3 items")
    #expect(error.description == "Rule 17, numberOfItems: section 2 had 3 items")
    #expect(error != StrictListError(.numberOfSections, "section 2 had 3 items"))
  }

  @Test func theDefaultsMatchACollectionView() {
    let list = StrictList<Int>()
    #expect(list.capabilities == .collectionView)
    #expect(list.method == .batches)
    #expect(list.isOnScreen && !list.delaysCompletions && list.changeLimit == .max)
    #expect(list.log.isEmpty && list.refusals.isEmpty && list.cells.isEmpty)
  }
}
