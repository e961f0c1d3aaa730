import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about reordering.
@Suite struct ExamplesOfReordering {
  private typealias Source = DiffableDataSource<String, String, StrictList<String>>

  private let list = StrictList<String>()

  private func makeDataSource() -> Source {
    let dataSource = Source(target: list) { _, _, item in item }
    dataSource.apply(Snapshot([("first", ["a", "b", "c"]), ("second", ["d", "e"])]))
    return dataSource
  }

  @Test func aDropMovesTheItem() throws {
    let dataSource = makeDataSource()
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let data = try #require(list.data)
    var lines = list.cells
    // example: ListData.beginReordering(at:)
    // The user drags the second item to the end of the next section.
    if data.beginReordering(at: ItemPath(section: 0, item: 1)) {
      if data.dropReorderedItem(at: ItemPath(section: 1, item: 2)) {
        lines[1].append(lines[0].remove(at: 1))
      }
      data.endReordering()
    }
    // end
    #expect(lines == [["a", "c"], ["d", "e", "b"]])
    #expect(dataSource.snapshot().itemIdentifiers == ["a", "c", "d", "e", "b"])
  }

  @Test func didReorderReceivesTheNewOrder() {
    let dataSource = makeDataSource()
    var saved: [String] = []
    func save(_ items: [String]) { saved = items }
    // example: DiffableDataSource.reorderingHandlers
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      save(transaction.finalSnapshot.itemIdentifiers)
    }
    // end
    list.reorderItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))
    #expect(saved == ["b", "a", "c", "d", "e"])
  }

  @Test func theTransactionContainsBothSections() {
    let dataSource = makeDataSource()
    var store: [String: [String]] = [:]
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    // example: ReorderingTransaction
    dataSource.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        store[section.sectionIdentifier] = section.finalItems
      }
    }
    // end
    list.reorderItem(at: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))
    #expect(store == ["first": ["b", "c"], "second": ["a", "d", "e"]])
  }

  @Test func reorderItemUpdatesTheSnapshot() {
    let dataSource = Source(target: list) { _, _, item in item }
    dataSource.apply(Snapshot([("first", ["a", "b", "c"])]))
    // example: StrictList.reorderItem(at:to:)
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    list.reorderItem(
      at: ItemPath(section: 0, item: 2),
      to: ItemPath(section: 0, item: 0)
    )
    #expect(dataSource.snapshot().itemIdentifiers == ["c", "a", "b"])
    // end
    #expect(list.cells == [["c", "a", "b"]])
  }
}
