import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// What a strict list remembers, and where it is.
@Suite struct StrictListLogTests {
  @Test func changesInOrder() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1")
    let (insertion, refused): (StrictListFixture.Script, StrictListFixture.Script) = (
      "insert 0.1", "delete 0.7"
    )
    try scene.carryOut(insertion, to: "a 1 2")
    try scene.carryOut(refused, to: "a 1")
    #expect(
      scene.list.log == [
        .reload, .batch(insertion.changes, animated: true),
        .batch(refused.changes, animated: true),
      ]
    )
    #expect(scene.list.refusals.isEmpty, "Only the methods of the target note what they refuse")
  }

  @Test(arguments: [true, false]) func animation(_ animated: Bool) throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a")
    let new = try StrictListFixture.Contents("a 1").snapshot()
    let batch = new.difference(from: scene.snapshot).batches(for: .collectionView)[0]
    scene.list.perform(batch, animated: animated, updateData: { scene.snapshot = new }) {}
    #expect(scene.list.log.last == .batch(batch.changes, animated: animated))
    #expect(scene.list.refusals.isEmpty)
  }

  @Test func editsInsteadOfChanges() throws {
    let scene = StrictListFixture(.tableView, by: .edits)
    try scene.show("a 1 2")
    let new = try StrictListFixture.Contents("a 2 3").snapshot()
    let batch = new.difference(from: scene.snapshot).batches(for: .tableView)[0]
    try scene.list.carryOut(batch, animated: false) { scene.snapshot = new }
    #expect(scene.list.log == [.reload, .edits(batch.edits, animated: false)])
  }

  @Test func whatIsToldInsideComesAfterWhatItIsIn() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1")
    let snapshot = scene.snapshot
    try scene.list.carryOut(ListChanges(), to: snapshot, animated: false) {
      scene.list.reloadData(snapshot) {}
    }
    #expect(scene.list.log == [.reload, .batch(ListChanges(), animated: false), .reload])
    #expect(scene.list.refusals.map(\.rule) == [.nesting])
  }

  @Test func offScreenOnlyReloadsAreTaken() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1")
    scene.list.isOnScreen = false
    #expect(try scene.carryOut("insert 0.1", to: "a 1 2")?.rule == .reloadFirst)
    try scene.show("a 1 2")
    #expect(scene.list.cells == [[1, 2]])
    scene.list.isOnScreen = true
    #expect(try scene.carryOut("delete 0.0", to: "a 2") == nil)
  }

  /// Nothing that was refused stands in the way of what comes next.
  @Test func aListGoesOnAfterEachRefusal() throws {
    let scene = StrictListFixture(.collectionView)
    try scene.show("a 1")
    for _ in 0..<3 {
      #expect(try scene.carryOut("delete 0.9", to: "a") != nil)
      scene.snapshot = try StrictListFixture.Contents("a 1").snapshot()
      #expect(try scene.carryOut("", to: "a 1") == nil)
    }
  }

  @Test func errorsDescribeThemselves() {
    let error = StrictListError(.numberOfItems, "section 2 had 3 items")
    #expect(error.description == "Rule 17, numberOfItems: section 2 had 3 items")
    #expect(error == StrictListError(.numberOfItems, "section 2 had 3 items"))
    #expect(error != StrictListError(.numberOfSections, "section 2 had 3 items"))
  }
}
