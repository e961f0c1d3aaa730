import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The marks of a skipped apply, which pass to the apply that supersedes it.
@Suite struct SkippedApplyTests {
  typealias Source = DiffableDataSource<Int, Tagged, StrictList<String>>

  /// Without the mark, the cell would keep showing old data.
  @Test func theMarksOfASkippedApplyAreKept() {
    let list = StrictList<String>(.collectionView)
    var onCell: (() -> Void)?
    let source = Source(target: list) { _, _, model in
      let nested = onCell
      onCell = nil
      nested?()
      return model.tag
    }
    let (first, second) = (Tagged(id: 1, tag: "old"), Tagged(id: 2, tag: "second"))
    source.apply(Snapshot([(0, [first])]))
    onCell = { [unowned source] in
      let renewed = Tagged(id: 1, tag: "new")
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([renewed])
      source.apply(snapshot)
      var next = source.snapshot()
      next.appendItems([Tagged(id: 3, tag: "third")])
      source.apply(next)
    }
    source.apply(Snapshot([(0, [first, second])]))
    #expect(list.cells == [["new", "second", "third"]])
    #expect(list.refusals.isEmpty)
  }

  @Test @MainActor func theMarksOfASupersededApplyAreKept() async {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    source.apply(Snapshot([(0, [Tagged(id: 1, tag: "old")])]), completion: {})
    var snapshot = source.snapshot()
    snapshot.reloadItems([Tagged(id: 1, tag: "new")])
    let task = Task.immediate { [snapshot] in await source.apply(snapshot) }
    var next = source.snapshot()
    next.appendItems([Tagged(id: 2, tag: "second")])
    source.apply(next, completion: {})
    await task.value
    #expect(list.cells == [["new", "second"]])
    #expect(list.refusals.isEmpty)
  }

  /// The list shows the item all the time.
  ///
  /// A skipped snapshot without the item must not remove the mark.
  @Test func marksSurviveASkippedSnapshotWithoutTheItem() {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(Snapshot([(0, [Tagged(id: 1, tag: "old"), Tagged(id: 2, tag: "second")])]))
    list.beginReordering(at: ItemPath(section: 0, item: 1))
    let renewed = Tagged(id: 1, tag: "new")
    source.update { snapshot in snapshot.reconfigureItems([renewed]) }
    source.update { $0.deleteItems([renewed]) }
    source.update { snapshot in snapshot.appendItems([renewed]) }
    list.endReordering()
    #expect(list.cells == [["second", "new"]])
    #expect(list.refusals.isEmpty)
  }

  /// A reload is more than a reconfiguration, so a later skipped snapshot does not replace it.
  @Test(arguments: [("1! 1!", "1? 1?"), ("1? 1?", "1! 1!")])
  func aReloadPrevailsAmongTheMarksOfSkippedSnapshots(first: String, second: String) {
    var marks = SkippedMarks<Tagged, Tagged>()
    marks.add(Snapshot(first))
    marks.add(Snapshot(second))
    #expect(Snapshot<Tagged, Tagged>("1 1").inheriting(marks).notation == "1! 1!")
    var joined = SkippedMarks<Tagged, Tagged>()
    joined.add(Snapshot(second))
    joined.add(marks)
    #expect(Snapshot<Tagged, Tagged>("1 1").inheriting(joined).notation == "1! 1!")
  }

  @Test func marksSurviveASkippedSnapshotWithoutTheSection() {
    let list = StrictList<String>(.collectionView)
    let source = Source(target: list) { _, _, model in model.tag }
    var title = "old"
    source.supplementaryViewProvider = { _, _, _, _ in title }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(Snapshot([(0, [Tagged(id: 1, tag: "first")])]))
    list.beginReordering(at: ItemPath(section: 0, item: 0))
    title = "new"
    source.update { snapshot in snapshot.reconfigureSections([0]) }
    source.update { $0.deleteAllItems() }
    source.update { snapshot in snapshot.appendSections([0]) }
    list.endReordering()
    #expect(list.headers == ["new"])
    #expect(list.refusals.isEmpty)
  }
}
