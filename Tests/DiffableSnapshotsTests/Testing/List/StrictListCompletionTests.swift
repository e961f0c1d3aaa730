import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// When a strict list says that it is done.
@Suite struct StrictListCompletionTests {
  /// Notes the names of what has ended.
  private final class Notes {
    var ended: [String] = []

    func end(_ name: String) -> () -> Void {
      { self.ended.append(name) }
    }
  }

  private let scene = StrictListFixture(.collectionView)
  private let notes = Notes()

  private func reload(_ contents: StrictListFixture.Contents, completion: @escaping () -> Void)
    throws
  {
    scene.snapshot = try contents.snapshot()
    scene.list.reloadData(scene.snapshot, completion: completion)
  }

  /// Tells the list to show some contents by a batch.
  private func perform(_ contents: StrictListFixture.Contents, completion: @escaping () -> Void)
    throws
  {
    let new = try contents.snapshot()
    let batch = new.difference(from: scene.snapshot).batches(for: .collectionView)[0]
    let updateData = { scene.snapshot = new }
    scene.list.perform(batch, animated: true, updateData: updateData, completion: completion)
  }

  @Test func atOnce() throws {
    try reload("a 1", completion: notes.end("reload"))
    try perform("a 2", completion: notes.end("batch"))
    #expect(notes.ended == ["reload", "batch"])
    #expect(scene.list.numberOfDelayedCompletions == 0)
  }

  @Test func oneAfterTheOther() throws {
    scene.list.delaysCompletions = true
    try reload("a 1", completion: notes.end("reload"))
    try perform("a 2", completion: notes.end("batch"))
    #expect(scene.list.cells == [[2]])
    #expect(notes.ended.isEmpty)
    #expect(scene.list.numberOfDelayedCompletions == 2)
    scene.list.completeNext()
    #expect(notes.ended == ["reload"])
    scene.list.completeNext()
    #expect(notes.ended == ["reload", "batch"])
    scene.list.completeNext()
    #expect(notes.ended == ["reload", "batch"])
  }

  @Test func refusalsAreDelayedToo() throws {
    scene.list.delaysCompletions = true
    try perform("a 2", completion: notes.end("refused"))
    #expect(scene.list.refusals.map(\.rule) == [.reloadFirst])
    #expect(notes.ended.isEmpty)
    scene.list.completeNext()
    #expect(notes.ended == ["refused"])
  }

  @Test func whatWasDelayedStaysSo() throws {
    try scene.show("a 1")
    scene.list.delaysCompletions = true
    try perform("a 2", completion: notes.end("first"))
    scene.list.delaysCompletions = false
    try perform("a 3", completion: notes.end("second"))
    #expect(notes.ended == ["second"])
    scene.list.completeNext()
    #expect(notes.ended == ["second", "first"])
  }

  /// A completion comes after its batch, so that it may begin the next one.
  @Test func theNextBatchFromACompletion() throws {
    try scene.show("a 1")
    try perform("a 1 2") {
      do { try perform("a 1 2 3", completion: notes.end("inner")) } catch { Issue.record(error) }
    }
    #expect(scene.list.refusals.isEmpty)
    #expect(scene.list.cells == [[1, 2, 3]])
    #expect(notes.ended == ["inner"])
  }

  @Test func aDelayedCompletionThatDelaysAnother() throws {
    scene.list.delaysCompletions = true
    try reload("a 1") {
      scene.list.reloadData(scene.snapshot, completion: notes.end("inner"))
    }
    scene.list.completeNext()
    #expect(notes.ended.isEmpty)
    #expect(scene.list.numberOfDelayedCompletions == 1)
    scene.list.completeNext()
    #expect(notes.ended == ["inner"])
  }
}
