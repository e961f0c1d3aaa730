import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The lifetimes of data sources and targets, and completions after a release.
@Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  private func source(for list: StrictList<String>) -> TaggedSource {
    TaggedSource(target: list) { _, _, item in item.description }
  }

  private func source(for target: UnrulyTarget) -> DiffableDataSource<Tagged, Tagged, UnrulyTarget>
  {
    DiffableDataSource(target: target) { _, _, item in item.description }
  }

  @Test(arguments: ListKind.all)
  func releasingTheScreenReleasesListAndDataSource(_ kind: ListKind) {
    weak var weakList: StrictList<String>?
    weak var weakSource: TaggedSource?
    weak var weakDiary: Screen.Diary?
    do {
      let screen = Screen(kind)
      (weakList, weakSource, weakDiary) = (screen.list, screen.dataSource, screen.diary)
      screen.apply("1 1a 2a 3a")
      screen.apply("2 3a | 1 2a! 4a")
      screen.dataSource.applySnapshotUsingReloadData(Snapshot("1 2a"))
      #expect(weakList != nil)
    }
    #expect(weakSource == nil)
    #expect(weakList == nil)
    #expect(weakDiary == nil)
  }

  @Test func theDataSourceKeepsItsTargetAliveAndRemovesItsData() {
    weak var weakList: StrictList<String>?
    var dataSource: TaggedSource?
    do {
      let list = StrictList<String>()
      weakList = list
      dataSource = source(for: list)
    }
    dataSource?.apply(Snapshot("1 1a"))
    #expect(weakList?.cells == [["1a"]])
    let list = weakList
    dataSource = nil
    #expect(list != nil && list?.data == nil)
  }

  /// The assignment `dataSource = DiffableDataSource(target: list) …` creates the new data source before it
  /// releases the old one.
  @Test func aNewDataSourceForTheSameTargetKeepsItsData() {
    let list = StrictList<String>()
    var dataSource = source(for: list)
    dataSource.apply(Snapshot("1 1a"))
    dataSource = source(for: list)
    #expect(list.data != nil)
    dataSource.apply(Snapshot("1 2a 3a"))
    #expect(list.cells == [["2a", "3a"]])
    #expect(list.refusals == [])
  }

  /// The list shows the snapshot of the later data source, so changes of the earlier one would not fit.
  @MainActor @Test(arguments: ListKind.all)
  func theEarlierOfTwoDataSourcesDoesNotChangeTheList(_ kind: ListKind) async {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let earlier = source(for: list)
    var completed: [Int] = []
    earlier.apply(Snapshot("1 1a 2a")) { completed.append(0) }
    let later = source(for: list)
    later.apply(Snapshot("1 3a")) {}
    let numberOfEvents = list.log.count
    var outcomes = 0
    earlier.applyObserver = { report in
      if case .skipped = report.outcome { outcomes += 1 }
    }
    earlier.apply(Snapshot("1 2a")) { completed.append(1) }
    earlier.applySnapshotUsingReloadData(Snapshot("1 2a 4a")) { completed.append(2) }
    await earlier.apply(Snapshot("1 4a"))
    #expect(completed == [0, 1, 2] && outcomes == 3)
    #expect(earlier.snapshot().notation == "1 4a")
    #expect(earlier.itemPath(for: "4") == ItemPath(section: 0, item: 0))
    #expect(list.cells.joined().map { $0 } == ["3a"] && list.log.count == numberOfEvents)
    later.apply(Snapshot("1 5a 3a")) {}
    #expect(list.cells.joined().map { $0 } == ["5a", "3a"])
    #expect(list.refusals == [])
  }

  /// A list without data belongs to no data source.
  @Test func aListWithoutDataIsNotCalled() {
    let list = StrictList<String>()
    let dataSource = source(for: list)
    dataSource.apply(Snapshot("1 1a 2a"))
    let numberOfEvents = list.log.count
    list.data = nil
    var completed = 0
    dataSource.apply(Snapshot("1 2a")) { completed += 1 }
    dataSource.applySnapshotUsingReloadData(Snapshot("1 3a")) { completed += 1 }
    #expect(completed == 2 && list.log.count == numberOfEvents && list.refusals == [])
    #expect(dataSource.snapshot().notation == "1 3a")
  }

  /// The list reports the end of the drag to the later data source only, but an apply of the earlier one
  /// waits for the end.
  @Test func aNewDataSourceEndsTheEarlierOnesDrag() {
    let list = StrictList<String>()
    let earlier = source(for: list)
    earlier.reorderingHandlers.canReorderItem = { _ in true }
    earlier.apply(Snapshot("1 1a 2a"))
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    var completed = 0
    earlier.apply(Snapshot("1 2a")) { completed += 1 }
    #expect(completed == 0)
    let later = source(for: list)
    #expect(completed == 1)
    #expect(list.cells == [["1a", "2a"]])
    later.apply(Snapshot("1 3a"))
    #expect(list.cells == [["3a"]])
    #expect(list.refusals == [])
  }

  /// A completion that the list keeps must retain neither the data source nor the list.
  @Test func keptCompletionsRetainNeitherDataSourceNorList() {
    weak var weakTarget: UnrulyTarget?
    weak var weakSource: DiffableDataSource<Tagged, Tagged, UnrulyTarget>?
    var kept: [() -> Void] = []
    var completed = 0
    do {
      let target = UnrulyTarget()
      let dataSource = source(for: target)
      (weakTarget, weakSource) = (target, dataSource)
      target.keepsCompletions = true
      dataSource.apply(Snapshot("1 1a")) { completed += 1 }
      dataSource.apply(Snapshot("1 1a | 2 2a 3a!")) { completed += 1 }
      (kept, target.pending) = (target.pending, [])
    }
    #expect(kept.count > 1)
    #expect(weakSource == nil)
    #expect(weakTarget == nil)
    #expect(completed == 0)
    for completion in kept { completion() }
    #expect(completed == 2)
    for completion in kept { completion() }
    #expect(completed == 2)
  }

  /// The data source releases a completion after calling it.
  @Test func completionsAreReleasedAfterTheCall() {
    final class Token {}
    let screen = Screen()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      screen.dataSource.apply(Snapshot("1 1a")) { _ = token }
    }
    #expect(weakToken == nil)
  }

  @Test func aCompletionMayReleaseTheDataSource() {
    final class Owner { var dataSource: TaggedSource? }
    let list = StrictList<String>()
    let owner = Owner()
    var completed: [Int] = []
    weak var weakSource: TaggedSource?
    owner.dataSource = source(for: list)
    weakSource = owner.dataSource
    let next = Snapshot<Tagged, Tagged>("1 2a")
    owner.dataSource?.apply(Snapshot("1 1a")) {
      completed.append(0)
      owner.dataSource?.apply(next) { completed.append(1) }
      owner.dataSource = nil
    }
    #expect(completed == [0, 1])
    #expect(weakSource == nil)
    #expect(list.data == nil)
    #expect(list.refusals == [])
  }

  @Test func aLateCompletionMayReleaseTheDataSource() {
    let list = StrictList<String>()
    list.delaysCompletions = true
    var completed: [Int] = []
    var dataSource: TaggedSource? = source(for: list)
    for number in 0..<4 {
      dataSource?.apply(Snapshot("1 \(number)a")) {
        completed.append(number)
        if number == 1 { dataSource = nil }
      }
    }
    list.completeNext()
    #expect(completed == [0])
    list.completeNext()
    #expect(completed == [0, 1] && list.data == nil)
    list.completeNext()
    list.completeNext()
    #expect(completed == [0, 1, 2, 3])
  }
}
