import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Apply observers that call `apply`, or release the data source.
@Suite(.timeLimit(.minutes(10))) struct ObserverReentryTests {
  /// The observer applies another snapshot if the reported snapshot lacks item 9.
  @Test(arguments: ListKind.all)
  func anObserverMayApply(_ kind: ListKind) {
    let screen = Screen(kind)
    let next = Snapshot<Tagged, Tagged>("1 2a | 2 9a")
    var reports = 0
    screen.dataSource.applyObserver = { [unowned screen] report in
      reports += 1
      if report.new.indexOfItem("9") == nil { screen.apply(next, named: "nested") }
    }
    screen.apply("1 1a", named: "first")
    screen.apply("1 1a 2a", named: "second")
    #expect(reports == 4)
    screen.expectShown("1 2a | 2 9a", completed: ["first", "nested", "second", "nested"])
  }

  /// The observer applies `1 7a` when the apply of `1 1a` is reported as skipped.
  ///
  /// The apply of `1 2a` causes this report. The observer's apply supersedes the apply of `1 2a`, and the apply of
  /// `1 3a` supersedes the observer's apply.
  @Test(arguments: ListKind.all)
  func anObserverMayApplyForASkippedApply(_ kind: ListKind) {
    let screen = Screen(kind)
    var skipped: [String] = []
    screen.dataSource.applyObserver = { [unowned screen] report in
      guard case .skipped = report.outcome else { return }
      skipped.append(report.new.notation)
      if report.new.notation == "1 1a" { screen.apply("1 7a", named: "again") }
    }
    screen.onCellX { screen in
      for notation in ["1 1a", "1 2a", "1 3a"] { screen.apply(notation, named: notation) }
    }
    screen.apply("1 9x", named: "outer")
    #expect(skipped == ["1 1a", "1 2a", "1 7a"])
    screen.expectShown("1 3a", completed: ["outer", "1 1a", "1 2a", "again", "1 3a"])
  }

  /// The observer answers each of 5,000 reports with another apply.
  ///
  /// The data source runs these applies in a loop and not by recursion, so the stack does not grow.
  @Test func aLongChainOfReportsDoesNotDeepenTheStack() {
    let screen = Screen()
    let pages = (1...5_000).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
    var page = 0
    screen.dataSource.applyObserver = { [unowned screen] _ in
      guard page < pages.count else { return }
      page += 1
      screen.dataSource.apply(pages[page - 1])
    }
    screen.apply("1 0a")
    #expect(page == pages.count)
    screen.expectShown("1 5000a")
  }

  @Test(arguments: ListKind.all)
  func anObserverMayReleaseTheDataSource(_ kind: ListKind) {
    final class Owner { var dataSource: TaggedSource? }
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let owner = Owner()
    owner.dataSource = TaggedSource(target: list) { _, _, item in item.description }
    weak var weakSource: TaggedSource?
    weakSource = owner.dataSource
    var completed: [Int] = []
    owner.dataSource?.apply(Snapshot("1 1a")) { completed.append(0) }
    list.delaysCompletions = true
    owner.dataSource?.applyObserver = { [unowned owner] _ in owner.dataSource = nil }
    owner.dataSource?.apply(Snapshot("1 1a | 2 2a")) { completed.append(1) }
    #expect(weakSource == nil)
    #expect(list.data == nil)
    #expect(completed == [0])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(completed == [0, 1])
    #expect(list.refusals == [])
  }

  /// Four `async` applies overlap, and the observer applies when the second of them is reported.
  @MainActor @Test func anObserverMayApplyDuringAsyncApplies() async {
    let screen = Screen()
    let next = Snapshot<Tagged, Tagged>("1 9a")
    var outcomes: [String] = []
    screen.dataSource.applyObserver = { report in
      if case .skipped = report.outcome { outcomes.append("skipped") } else { outcomes.append("") }
      if report.new.notation == "1 2a" { screen.dataSource.apply(next) {} }
    }
    let snapshots = (1...4).map { Snapshot<Tagged, Tagged>("1 \($0)a") }
    let tasks = snapshots.map { snapshot in
      Task.immediate { await screen.dataSource.apply(snapshot) }
    }
    for task in tasks { await task.value }
    screen.dataSource.applyObserver = nil
    #expect(outcomes.filter { $0 == "skipped" }.count >= 2)
    screen.expectInOrder()
    #expect(["1 4a", "1 9a"].contains(screen.dataSource.snapshot().notation))
  }
}
