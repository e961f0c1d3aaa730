import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// When a strict list calls its completions.
@Suite struct StrictListCompletionTests {
  /// A record of the completions that were called.
  private final class CompletionRecord {
    var ended: [String] = []

    /// Returns a completion that records a name.
    func end(_ name: String) -> () -> Void { { self.ended.append(name) } }
  }

  private let fixture = StrictListFixture(.collectionView)
  private let record = CompletionRecord()

  private func reload(_ notation: String, completion: @escaping () -> Void) {
    fixture.snapshot = TestSnapshot(notation)
    fixture.list.reloadData(fixture.snapshot, completion: completion)
  }

  /// Shows new contents with a batch.
  private func perform(_ notation: String, completion: @escaping () -> Void) {
    let new = TestSnapshot(notation)
    let batch = new.difference(from: fixture.snapshot).batches(for: .collectionView)[0]
    let updateData = { fixture.snapshot = new }
    fixture.list.perform(batch, animated: true, updateData: updateData, completion: completion)
  }

  @Test func completionsAreCalledImmediately() {
    reload("a 1", completion: record.end("reload"))
    perform("a 2", completion: record.end("batch"))
    #expect(record.ended == ["reload", "batch"])
    #expect(fixture.list.numberOfDelayedCompletions == 0)
  }

  @Test func delayedCompletionsAreCalledInOrder() {
    fixture.list.delaysCompletions = true
    perform("a 2", completion: record.end("refused"))
    #expect(fixture.list.refusals.map(\.rule) == [.reloadFirst])
    reload("a 1") {
      record.end("reload")()
      fixture.list.reloadData(fixture.snapshot, completion: record.end("nested"))
    }
    perform("a 2", completion: record.end("batch"))
    #expect(fixture.list.cells == [[2]])
    let names = ["refused", "reload", "batch", "nested"]
    for (count, delayed) in [3, 2, 2, 1, 0].enumerated() {
      #expect(record.ended == Array(names.prefix(count)))
      #expect(fixture.list.numberOfDelayedCompletions == delayed)
      fixture.list.completeNext()
    }
    #expect(record.ended == names)
  }

  @Test func delayedCompletionsStayDelayed() throws {
    try fixture.show("a 1")
    fixture.list.delaysCompletions = true
    perform("a 2", completion: record.end("first"))
    fixture.list.delaysCompletions = false
    perform("a 3", completion: record.end("second"))
    #expect(record.ended == ["second"])
    fixture.list.completeNext()
    #expect(record.ended == ["second", "first"])
  }

  /// The list calls a completion after its batch, so a nested batch is not refused.
  @Test func aCompletionMayStartTheNextBatch() throws {
    try fixture.show("a 1")
    perform("a 1 2") {
      perform("a 1 2 3", completion: record.end("inner"))
    }
    #expect(fixture.list.refusals.isEmpty)
    #expect(fixture.list.cells == [[1, 2, 3]])
    #expect(record.ended == ["inner"])
  }
}
