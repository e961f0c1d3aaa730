import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The log of a strict list, and its state after refusals.
@Suite struct StrictListLogTests {
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
