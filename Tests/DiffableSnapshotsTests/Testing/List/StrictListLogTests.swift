import DiffableSnapshots
import DiffableSnapshotsTesting
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

  @Test(arguments: [true, false]) func theLogHasWhetherABatchWasAnimated(_ animated: Bool) throws {
    let fixture = StrictListFixture(.collectionView)
    try fixture.show("a")
    let new = StrictListFixture.Contents("a 1").snapshot()
    let batch = new.difference(from: fixture.snapshot).batches(for: .collectionView)[0]
    fixture.list.perform(batch, animated: animated, updateData: { fixture.snapshot = new }) {}
    #expect(fixture.list.log.last == .batch(batch.changes, animated: animated))
    #expect(fixture.list.refusals.isEmpty)
  }

  @Test func theLogHasTheEditsOfAListThatPerformsEdits() throws {
    let fixture = StrictListFixture(.tableView, by: .edits)
    try fixture.show("a 1 2")
    let new = StrictListFixture.Contents("a 2 3").snapshot()
    let batch = new.difference(from: fixture.snapshot).batches(for: .tableView)[0]
    try fixture.list.perform(batch, animated: false) { fixture.snapshot = new }
    #expect(fixture.list.log == [.reload, .edits(batch.edits, animated: false)])
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
      fixture.snapshot = StrictListFixture.Contents("a 1").snapshot()
      #expect(try fixture.perform("", to: "a 1") == nil)
    }
  }

  @Test func errorsDescribeThemselves() {
    let error = StrictListError(.numberOfItems, "section 2 had 3 items")
    #expect(error.description == "Rule 17, numberOfItems: section 2 had 3 items")
    #expect(error == StrictListError(.numberOfItems, "section 2 had 3 items"))
    #expect(error != StrictListError(.numberOfSections, "section 2 had 3 items"))
  }
}
