@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import Synchronization
import TestSupport
import Testing

/// The outlines that a data source shows in a list of trees, and the actions of the user that the list reports.
struct ShownOutlinesTests {
  private final class Updates {
    var animated: [Bool] = []
  }

  private func treeScreen(_ outline: NaiveOutline) -> (OutlineScreen, Updates) {
    let screen = OutlineScreen()
    let updates = Updates()
    screen.dataSource.updateTrees = { isAnimated, completion in
      updates.animated.append(isAnimated)
      completion()
    }
    screen.show(outline)
    return (screen, updates)
  }

  private func shown(_ screen: OutlineScreen, _ section: String = "a") -> String? {
    screen.dataSource.shown.storedOutline(of: section)?.notation
  }

  @Test func changesOfHiddenItemsAreReported() {
    let (screen, updates) = treeScreen("1[2] 3")
    #expect(shown(screen) == "1[2] 3")
    screen.show("1[2 4] 3")
    #expect(updates.animated == [true])
    #expect(shown(screen) == "1[2 4] 3")
    #expect(screen.diary.completed == ["a", "a"])
    screen.show("1[2 4] 3 5")
    #expect(updates.animated == [true])
  }

  @Test func outlinesOfAWaitingApplyAreNotShown() {
    let (screen, _) = treeScreen("1 2")
    var seen: [String?] = []
    screen.diary.onCell = { _ in
      screen.diary.onCell = nil
      screen.dataSource.apply(SectionSnapshot([7]), to: "a")
      seen.append(shown(screen))
    }
    screen.dataSource.applyObserver = { _ in seen.append(shown(screen)) }
    screen.show("1(3) 2")
    // In the cell provider, at the end of the first apply, and at the end of the second.
    #expect(seen == ["1(3) 2", "1(3) 2", "7"])
    #expect(shown(screen) == "7")
    screen.dataSource.applyObserver = nil
  }

  /// The comparison that updates the outlines also finds the changes of the list.
  @Test func anApplyWithOutlinesComparesOnce() {
    let (source, comparisons) = countingSource()
    source.apply(SectionSnapshot("1(2 3) 4[5]"), to: "a")
    #expect(comparisons.count == 0)
    source.update { $0.appendItems([6]) }
    #expect(comparisons.count == 1)
    source.update { $0.reloadItems([2]) }
    #expect(comparisons.count == 2)
    // The marks of the apply before are no difference.
    source.update { $0.deleteItems([2]) }
    #expect(comparisons.count == 3)
    #expect(source.target.numberOfChanges == 3)
    #expect(source.snapshot(for: "a").notation == "1(3) 4[5] 6")
  }

  @Test func anAsyncApplyWithOutlinesComparesOnce() async {
    let (source, comparisons) = countingSource()
    await source.apply(SectionSnapshot("1(2 3) 4[5]"), to: "a")
    await source.update { $0.deleteItems([2]) }
    #expect(comparisons.count == 1)
    #expect(source.target.numberOfChanges == 1)
    #expect(source.snapshot(for: "a").notation == "1(3) 4[5]")
  }

  private final class Comparisons: Sendable {
    private let counter = Atomic(0)

    var count: Int { counter.load(ordering: .relaxed) }

    func add() { counter.add(1, ordering: .relaxed) }
  }

  private func countingSource() -> (DiffableDataSource<String, Int, SilentList<Int>>, Comparisons) {
    let comparisons = Comparisons()
    var comparison = ContentComparison<String, Int>.none
    comparison.sectionFinder = { _, _, _ in
      comparisons.add()
      return []
    }
    let source = DiffableDataSource<String, Int, _>(
      target: SilentList<Int>(),
      contentComparison: comparison
    ) { _, _, item in item }
    return (source, comparisons)
  }

  @Test func theUserExpandsAndCollapsesWithoutABatch() {
    let (screen, _) = treeScreen("1[2(3)] 4")
    let events = screen.list.log.count
    #expect(screen.dataSource.userSetsExpanded(true, 1))
    #expect(!screen.dataSource.userSetsExpanded(true, 1))
    #expect(shown(screen) == "1(2(3)) 4")
    #expect(screen.dataSource.snapshot().itemIdentifiers == [1, 2, 3, 4])
    #expect(screen.dataSource.userSetsExpanded(false, 2))
    #expect(!screen.dataSource.userSetsExpanded(false, 2))
    #expect(screen.dataSource.shown.snapshot.itemIdentifiers == [1, 2, 4])
    #expect(screen.list.log.count == events)
  }

  /// The list expands the item before the apply that waits for the end of the drag.
  @Test func theListExpandsAnItemThatAWaitingApplyExpandsToo() {
    let (screen, _) = treeScreen("1[2] 4")
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(screen.list.data?.beginReordering(at: ItemPath(section: 0, item: 1)) == true)
    screen.show("1(2) 4 5")
    #expect(!screen.dataSource.userSetsExpanded(true, 1))
    #expect(shown(screen) == "1(2) 4")
    #expect(screen.dataSource.itemPath(for: 2) == ItemPath(section: 0, item: 1))
    screen.list.data?.endReordering()
    #expect(shown(screen) == "1(2) 4 5")
  }

  @Test func aWaitingReloadReloadsTheListAlsoWhenTheUserHasExpandedAnItem() {
    let (screen, _) = treeScreen("1[2] 4")
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(screen.list.data?.beginReordering(at: ItemPath(section: 0, item: 1)) == true)
    screen.dataSource.applySnapshotUsingReloadData(screen.dataSource.snapshot())
    #expect(screen.dataSource.userSetsExpanded(true, 1))
    var modes: [ApplyMode] = []
    screen.dataSource.applyObserver = { modes.append($0.mode) }
    screen.list.data?.endReordering()
    #expect(modes == [.reload])
    #expect(shown(screen) == "1(2) 4")
    screen.dataSource.applyObserver = nil
  }

  @Test func childrenAreReadInOrder() {
    let (screen, _) = treeScreen("1(2 3[4]) 5")
    let tree = screen.dataSource.snapshot(for: "a")
    #expect(tree.childItems(of: nil) == [1, 5])
    #expect(tree.childItems(of: 1) == [2, 3])
    #expect(tree.childItems(of: 9) == [])
    #expect(tree.state(of: 3) == (true, false))
    #expect(tree.state(of: 9) == (false, false))
  }

  @Test func aDroppedItemTakesItsDescendantsToItsParent() throws {
    let (screen, _) = treeScreen("1(2(3) 4) 5[6]")
    var moves: [Move<ItemPath>] = []
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource.reorderingHandlers.didReorder = { moves.append($0.move) }
    func drop(_ item: Int, below parent: Int?, at index: Int) throws -> Bool {
      try screen.drop(item, below: parent, of: "a", at: index)
    }
    #expect(try drop(2, below: 5, at: 0))
    #expect(screen.notation() == "1(4) 5(2(3) 6)")
    #expect(shown(screen) == screen.notation())
    #expect(
      moves == [Move(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 3))]
    )
    #expect(try !drop(5, below: 3, at: 0))
    #expect(try !drop(5, below: 5, at: 0))
    #expect(try !drop(5, below: nil, at: 7))
    // A drop of the item at its old position succeeds, but calls no handler.
    #expect(try drop(1, below: nil, at: 0))
    #expect(moves.count == 1)
    #expect(screen.notation() == "1(4) 5(2(3) 6)")
  }
}
