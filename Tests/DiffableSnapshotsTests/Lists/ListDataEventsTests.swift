import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the methods that a list calls when the user drags or edits an item, and before it needs cells.
struct ListDataEventsTests {
  private let data = ListData<Int>(snapshot: { Snapshot<Int, Int>() }) { _, item in item }
  private let source = ItemPath(section: 0, item: 1)
  private let destination = ItemPath(section: 2, item: 0)

  /// Calls each method, and returns the answers.
  private func answers() -> Set<Bool> {
    let answers = [
      data.allows(.reorder, at: source), data.beginReordering(at: source),
      data.dropReorderedItem(at: destination), data.allows(.delete, at: source),
      data.perform(.delete, at: source), data.allows(.insert, at: source),
      data.perform(.insert, at: source, isAllowed: true),
    ]
    data.endReordering()
    data.prefetchItems(at: [source])
    data.cancelPrefetchingItems(at: [source, destination])
    return Set(answers)
  }

  @Test(arguments: [true, false]) func callsAreForwardedInOrderAndAnswered(answer: Bool) {
    let owner = RecordingOwner()
    owner.answer = answer
    data.owner = owner
    #expect(answers() == [answer])
    #expect(
      owner.calls == [
        "can reorder 0.1", "begin 0.1", "drop 2.0", "can delete 0.1", "delete 0.1",
        "can insert 0.1",
        "insert 0.1 allowed", "end", "prefetch [0.1]", "cancel [0.1, 2.0]",
      ]
    )
  }

  @Test func withoutAHandlerEverythingIsRefused() { #expect(answers() == [false]) }

  @Test func theHandlerIsNotRetained() {
    var owner: RecordingOwner? = RecordingOwner()
    data.owner = owner
    #expect(data.allows(.reorder, at: source))
    owner = nil
    #expect(data.owner == nil)
    #expect(!data.allows(.reorder, at: source))
  }

  @Test func theDataSourceAsksItsHandlerAboutTheItemAtThePath() throws {
    let list = SilentList<Int>()
    let source = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
    source.apply(TestSnapshot("a 1 2 | b 3"))
    let data = try #require(list.data)
    let paths = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (-1, 0)].map {
      ItemPath(section: $0, item: $1)
    }
    #expect(paths.allSatisfy { !data.allows(.reorder, at: $0) })
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    #expect(
      paths.map { data.allows(.reorder, at: $0) } == [true, false, true, false, false, false]
    )
  }

  /// A list without sections converts the destination row to a path, and drops the item there.
  @Test(arguments: [true, false]) func anItemDroppedAtTheDestinationHasTheDestinationRow(
    headers: Bool
  ) throws {
    let list = SilentList<Int>()
    let source = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(TestSnapshot("a 1 2 | b 3 4"))
    let data = try #require(list.data)
    let last = data.numberOfRows(headers: headers) - 1
    let first = headers ? 1 : 0
    let destination = try #require(data.destination(ofRow: first, movedTo: last, headers: headers))
    #expect(data.beginReordering(at: ItemPath(section: 0, item: 0)))
    #expect(data.dropReorderedItem(at: destination))
    data.endReordering()
    #expect(source.snapshot().notation == "a 2 | b 3 4 1")
    #expect(data.row(at: last, headers: headers) == .item(destination))
  }
}
