import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The marks of a skipped apply, which pass to the apply that supersedes it.
@Suite struct SkippedApplyTests {
  private let list = StrictList<String>(.collectionView)
  private let source: DiffableDataSource<Int, Tagged, StrictList<String>>

  init() {
    source = DiffableDataSource(target: list) { _, _, model in model.tag }
    source.apply(Snapshot([(0, [Tagged(id: 1, tag: "old")])]), completion: {})
  }

  /// Expects that the list shows one section with some cells, and that no batch was refused.
  private func expectShown(_ cells: [String]) {
    #expect(list.cells == [cells])
    #expect(list.refusals.isEmpty)
  }

  /// Without the mark, the cell would keep showing old data.
  @Test func theMarksOfASkippedApplyAreKept() {
    source.applyObserver = { [unowned source] _ in
      source.applyObserver = nil
      source.update { $0.reconfigureItems([Tagged(id: 1, tag: "new")]) }
      source.update { $0.appendItems([Tagged(id: 3, tag: "third")]) }
    }
    source.update { $0.appendItems([Tagged(id: 2, tag: "second")]) }
    expectShown(["new", "second", "third"])
  }

  @Test @MainActor func theMarksOfASupersededApplyAreKept() async {
    var snapshot = source.snapshot()
    snapshot.reloadItems([Tagged(id: 1, tag: "new")])
    let task = Task.immediate { [source, snapshot] in await source.apply(snapshot) }
    var next = source.snapshot()
    next.appendItems([Tagged(id: 2, tag: "second")])
    source.apply(next, completion: {})
    await task.value
    expectShown(["new", "second"])
  }

  /// The list shows the section and the item all the time.
  ///
  /// A skipped snapshot without one of them must not remove its mark.
  @Test(arguments: [true, false])
  func marksSurviveASkippedSnapshotWithoutTheItemOrTheSection(deletesSection: Bool) {
    source.supplementaryViewProvider = { _, _, _, _ in "title" }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.update { $0.appendItems([Tagged(id: 2, tag: "second")]) }
    list.beginReordering(at: ItemPath(section: 0, item: 1))
    let renewed = Tagged(id: 1, tag: "new")
    source.update {
      if deletesSection { $0.reconfigureSections([0]) } else { $0.reconfigureItems([renewed]) }
    }
    source.update { if deletesSection { $0.deleteAllItems() } else { $0.deleteItems([renewed]) } }
    source.update {
      if deletesSection { $0.appendSections([0]) } else { _ = $0.appendItems([renewed]) }
    }
    list.endReordering()
    expectShown(deletesSection ? [] : ["second", "new"])
    // Only the mark shows the title, because the provider is newer than the view.
    #expect(list.headers == [deletesSection ? "title" : nil])
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
}
