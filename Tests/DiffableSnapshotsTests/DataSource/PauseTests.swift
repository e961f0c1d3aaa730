import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies that wait because the app has paused the data source.
@MainActor
struct PauseTests {
  private let screen = Screen()

  init() { screen.apply("1 1a 2a", named: "first") }

  @Test func onlyTheNewestApplyRunsAfterThePause() {
    screen.dataSource.isPaused = true
    screen.apply("1 3a", named: "skipped")
    screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 4a")) { [diary = screen.diary] in
      diary.completed.append("reload")
    }
    screen.apply("1 2a 5a", named: "last")
    #expect(screen.shown == "1a 2a")
    #expect(screen.dataSource.snapshot().notation == "1 2a 5a")
    // Two of them are superseded.
    #expect(screen.diary.completed == ["first", "skipped", "reload"])
    screen.dataSource.isPaused = false
    #expect(screen.shown == "2a 5a")
    #expect(screen.diary.completed == ["first", "skipped", "reload", "last"])
    screen.apply("1 6a", named: "next")
    #expect(screen.shown == "6a")
  }

  @Test func theFirstApplyWaitsToo() {
    let screen = Screen()
    screen.dataSource.isPaused = true
    screen.apply("1 1a", named: "first")
    #expect(screen.shown == "")
    screen.dataSource.isPaused = false
    #expect(screen.shown == "1a")
  }

  @Test func theMarksOfSkippedAppliesAreKept() {
    screen.dataSource.isPaused = true
    screen.apply("1 1a! 2a")
    screen.apply("1 1a 2a 3a")
    screen.diary.provided = []
    screen.dataSource.isPaused = false
    #expect(Set(screen.diary.provided) == ["1a", "3a"])
  }

  @Test func aPauseIsApartFromADrag() {
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource.isPaused = true
    let data = screen.list.data
    #expect(data?.beginReordering(at: ItemPath(section: 0, item: 0)) == true)
    screen.apply("1 1a 2a 3a")
    screen.dataSource.isPaused = false
    #expect(screen.shown == "1a 2a")
    screen.dataSource.isPaused = true
    data?.endReordering()
    #expect(screen.shown == "1a 2a")
    screen.dataSource.isPaused = false
    #expect(screen.shown == "1a 2a 3a")
  }

  @Test func aPauseDuringAnApplyHoldsTheNextOne() {
    screen.diary.onCell = { [dataSource = screen.dataSource] _, item in
      guard item == "3a" else { return }
      dataSource.isPaused = true
      dataSource.update { $0.appendItems(["4a"]) }
    }
    screen.apply("1 1a 2a 3a", named: "second")
    #expect(screen.shown == "1a 2a 3a")
    #expect(screen.diary.completed == ["first", "second"])
    screen.dataSource.isPaused = false
    #expect(screen.shown == "1a 2a 3a 4a")
    screen.diary.onCell = nil
  }

  @Test func anAsynchronousApplyContinuesAfterThePause() async {
    screen.dataSource.isPaused = true
    let dataSource = screen.dataSource
    let task = Task { await dataSource.apply(Snapshot("1 7a")) }
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.shown == "1a 2a")
    dataSource.isPaused = false
    await task.value
    #expect(screen.shown == "7a")
  }

  @Test func aWaitingApplyDoesNotKeepTheDataSourceAlive() {
    let list = StrictList<Int>(.tableView)
    var dataSource: DiffableDataSource<Int, Int, StrictList<Int>>? =
      DiffableDataSource(target: list) { $2 }
    weak let weakDataSource = dataSource
    dataSource?.apply(Snapshot([(0, [1])]))
    dataSource?.isPaused = true
    dataSource?.apply(Snapshot([(0, [2])]))
    dataSource = nil
    #expect(weakDataSource == nil)
  }

  /// Another data source takes over a paused list.
  @Test func aPauseEndsWithItsDataSource() {
    screen.dataSource.isPaused = true
    screen.apply("1 3a", named: "skipped")
    let other = TaggedSource(target: screen.list) { _, _, item in item.description }
    other.apply(Snapshot("1 9a"))
    #expect(screen.shown == "9a")
    #expect(screen.diary.completed == ["first", "skipped"])
    #expect(screen.dataSource.isPaused)
    screen.dataSource.isPaused = false
    #expect(screen.shown == "9a")
  }
}
