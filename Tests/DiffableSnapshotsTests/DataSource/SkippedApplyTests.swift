import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The marks of a skipped apply, which pass to the apply that supersedes it.
@Suite struct SkippedApplyTests {
  typealias Source = DiffableDataSource<Int, Tagged, StrictList<String>>

  /// Without the mark, the cell would keep showing old data.
  @Test func theMarksOfASkippedApplyAreKept() throws {
    let list = StrictList<String>(.collectionView)
    var onCell: (() throws -> Void)?
    let source = Source(target: list) { _, _, model in
      let nested = onCell
      onCell = nil
      do { try nested?() } catch { Issue.record(error) }
      return model.tag
    }
    let (first, second) = (Tagged(id: 1, tag: "old"), Tagged(id: 2, tag: "second"))
    source.apply(try Snapshot([(0, [first])]))
    onCell = { [unowned source] in
      let renewed = Tagged(id: 1, tag: "new")
      var snapshot = source.snapshot()
      try snapshot.reconfigureItems([renewed])
      source.apply(snapshot)
      var next = source.snapshot()
      try next.appendItems([Tagged(id: 3, tag: "third")])
      source.apply(next)
    }
    source.apply(try Snapshot([(0, [first, second])]))
    #expect(list.cells == [["new", "second", "third"]])
    #expect(list.refusals.isEmpty)
  }

  @Test @MainActor func theMarksOfASupersededApplyAreKept() async throws {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    source.apply(try Snapshot([(0, [Tagged(id: 1, tag: "old")])]), completion: {})
    var snapshot = source.snapshot()
    try snapshot.reloadItems([Tagged(id: 1, tag: "new")])
    let task = Task.immediate { [snapshot] in await source.apply(snapshot) }
    var next = source.snapshot()
    try next.appendItems([Tagged(id: 2, tag: "second")])
    source.apply(next, completion: {})
    await task.value
    #expect(list.cells == [["new", "second"]])
    #expect(list.refusals.isEmpty)
  }

  /// The list shows the item all the time.
  ///
  /// A skipped snapshot without the item must not remove the mark.
  @Test func marksSurviveASkippedSnapshotWithoutTheItem() throws {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(try Snapshot([(0, [Tagged(id: 1, tag: "old"), Tagged(id: 2, tag: "second")])]))
    list.beginReordering(at: ItemPath(section: 0, item: 1))
    let renewed = Tagged(id: 1, tag: "new")
    try source.update { snapshot throws in try snapshot.reconfigureItems([renewed]) }
    source.update { $0.deleteItems([renewed]) }
    try source.update { snapshot throws in try snapshot.appendItems([renewed]) }
    list.endReordering()
    #expect(list.cells == [["second", "new"]])
    #expect(list.refusals.isEmpty)
  }

  @Test func marksSurviveASkippedSnapshotWithoutTheSection() throws {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    var title = "old"
    source.supplementaryViewProvider = { _, _, _, _ in title }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(try Snapshot([(0, [Tagged(id: 1, tag: "first")])]))
    list.beginReordering(at: ItemPath(section: 0, item: 0))
    title = "new"
    try source.update { snapshot throws in try snapshot.reconfigureSections([0]) }
    source.update { $0.deleteAllItems() }
    try source.update { snapshot throws in try snapshot.appendSections([0]) }
    list.endReordering()
    #expect(list.headers == ["new"])
    #expect(list.refusals.isEmpty)
  }
}
