import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the methods that a list calls when the user edits items, and before it needs cells.
struct ListDataEditingTests {
  private let data = ListData<Int>(snapshot: { Snapshot<Int, Int>() }) { _, item in item }
  private let path = ItemPath(section: 2, item: 1)

  @Test func callsAreForwardedInOrder() {
    let owner = RecordingOwner()
    data.owner = owner
    _ = data.allows(.delete, at: path)
    data.perform(.delete, at: path)
    _ = data.allows(.insert, at: path)
    data.perform(.insert, at: path, isAllowed: true)
    data.prefetchItems(at: [path])
    data.cancelPrefetchingItems(at: [path, path])
    #expect(
      owner.calls == [
        "can delete 2.1", "delete 2.1", "can insert 2.1", "insert 2.1 allowed", "prefetch [2.1]",
        "cancel [2.1, 2.1]",
      ]
    )
  }

  @Test(arguments: [true, false]) func answersAreReturned(answer: Bool) {
    let owner = RecordingOwner()
    owner.answer = answer
    data.owner = owner
    #expect(data.allows(.delete, at: path) == answer)
    #expect(data.perform(.delete, at: path) == answer)
    #expect(data.allows(.insert, at: path) == answer)
    #expect(data.perform(.insert, at: path) == answer)
  }

  @Test func withoutAHandlerEveryEditIsRefused() {
    #expect(!data.allows(.delete, at: path))
    #expect(!data.perform(.delete, at: path))
    #expect(!data.allows(.insert, at: path))
    #expect(!data.perform(.insert, at: path))
    data.prefetchItems(at: [path])
    data.cancelPrefetchingItems(at: [path])
  }
}
