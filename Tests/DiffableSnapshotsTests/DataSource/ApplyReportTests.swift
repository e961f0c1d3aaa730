import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

/// The reports that an apply observer receives.
struct ApplyReportTests {
  private typealias Report = ApplyReport<Tagged, Tagged>

  private final class Log {
    var reports: [Report] = []
  }

  private let log = Log()

  private func screen(_ kind: ListKind = .collectionView) -> Screen {
    let screen = Screen(kind)
    screen.dataSource.applyObserver = { [log] in log.reports.append($0) }
    return screen
  }

  /// The outcomes as text: the number of batches, the reason for a reload, or `skipped`.
  private var outcomes: [String] {
    log.reports.map { report in
      switch report.outcome {
      case .batches(let batches): "\(batches.count)"
      case .reload(let reason): "\(reason)"
      case .skipped: "skipped"
      }
    }
  }

  @Test(arguments: ListKind.all)
  func aReportHasTheBatchesThatTheListPerformed(_ kind: ListKind) throws {
    let screen = screen(kind)
    screen.apply("1 1a 2a")
    screen.apply("1 1a | 2 2a 3a!")
    let report = try #require(log.reports.last)
    guard case .batches(let batches) = report.outcome else {
      Issue.record("\(report) has no batches")
      return
    }
    let expected = batches.map { batch -> StrictListEvent in
      switch kind.method {
      case .batches: .batch(batch.changes, animated: true)
      case .edits: .edits(batch.edits, animated: true)
      }
    }
    #expect(Array(screen.list.log.dropFirst()) == expected)
    #expect(report.mode == .animated)
    #expect(report.old.notation == "1 1a 2a")
    #expect(report.new.notation == "1 1a | 2 2a 3a!")
    #expect(report.changeset == report.new.difference(from: report.old))
    #expect(report.changeset?.batches(for: kind.capabilities) == batches)
    #expect(batches.last?.snapshot == report.new)
    #expect(log.reports.count == 2)
  }

  @Test func aReportHasTheReasonForAReload() {
    let screen = screen()
    let source = screen.dataSource
    screen.apply("1 1a")
    screen.apply("1 1a")
    screen.list.isOnScreen = false
    screen.apply("1 2a")
    source.apply(Snapshot("1 3a"), mode: .reload)
    screen.list.isOnScreen = true
    source.changeLimit = 2
    source.apply(Snapshot("1 3a 4a"), mode: .notAnimated)
    screen.apply("1 5a 6a")
    #expect(outcomes == ["first", "0", "offScreen", "requested", "1", "tooManyChanges"])
    #expect(log.reports.map { $0.changeset?.count } == [nil, 0, nil, nil, 1, 4])
    #expect(
      log.reports.map { $0.mode } == [
        .animated, .animated, .animated, .reload, .notAnimated, .animated,
      ]
    )
    #expect(
      log.reports.map { $0.old.notation } == [""] + log.reports.dropLast().map { $0.new.notation }
    )
  }

  @MainActor @Test func asyncAppliesAreReported() async {
    let screen = screen()
    await screen.dataSource.apply(Snapshot("1 1a"))
    await screen.dataSource.apply(Snapshot("1 1a 2a"))
    await screen.dataSource.apply(Snapshot("1 1a 2a"))
    await screen.dataSource.apply(Snapshot("1 1a"), mode: .reload)
    #expect(outcomes == ["first", "1", "0", "requested"])
    #expect(log.reports.map { $0.changeset?.count } == [nil, 1, 0, nil])
    // Another task can read a report.
    let text = await Task.detached { [report = log.reports[1]] in "\(report)" }.value
    #expect(text.hasPrefix("Apply, animated: 1 inserted"))
  }

  /// The result is the same with and without an observer.
  @Test(arguments: [false, true])
  func reloadsNeitherHashNorCompareItems(_ isObserved: Bool) {
    let counter = CallCounter()
    let list = UnrulyTarget()
    let source = DiffableDataSource<Int, Measured, UnrulyTarget>(target: list) { _, _, _ in "" }
    if isObserved { source.applyObserver = { _ in } }
    let snapshots = [0..<100, 50..<150].map { range in
      Snapshot([(0, range.map { Measured(value: $0, counter: counter) })])
    }
    counter.reset()
    source.apply(snapshots[0])
    source.apply(snapshots[1], mode: .reload)
    list.isOnScreen = false
    source.apply(snapshots[0])
    #expect(counter.equalCalls == 0)
    #expect(counter.hashCalls == 0)
    list.isOnScreen = true
    source.apply(snapshots[1])
    // The difference compares the items that are in both snapshots. The internal checks also call `==` and
    // `hash(into:)`.
    #if !DIFFABLE_INTERNAL_CHECKS
      #expect(counter.equalCalls == 50)
      #expect(counter.hashCalls == 0)
    #endif
  }

  @Test func theObserverIsCalledBeforeTheCompletion() {
    let screen = screen()
    var events: [String] = []
    screen.dataSource.applyObserver = { [unowned screen] report in
      events.append("report " + screen.dataSource.snapshot().notation)
    }
    let notations = ["1 1a", "1 1a", "1 2a", "1 2a | 2 1a"]
    for notation in notations {
      screen.dataSource.apply(Snapshot(notation)) { events.append("completion") }
    }
    #expect(events == notations.flatMap { ["report " + $0, "completion"] })
  }

  @Test(arguments: ListKind.all)
  func skippedAppliesAreReported(_ kind: ListKind) {
    let screen = screen(kind)
    let waiting = (1...3).map { Snapshot<Tagged, Tagged>("1 9x! \($0)a") }
    screen.onCellX { screen in
      for snapshot in waiting { screen.apply(snapshot) }
    }
    screen.apply("1 9x", named: "outer")
    #expect(outcomes.filter { $0 != "1" && $0 != "2" } == ["skipped", "skipped", "first"])
    #expect(log.reports.prefix(2).map { $0.new.notation } == ["1 9x! 1a", "1 9x! 2a"])
    #expect(log.reports.count == 4)
    screen.expectShown("1 9x 3a")
  }

  @MainActor @Test func supersededAppliesAreReported() async throws {
    let screen = screen()
    screen.apply("1 1a")
    let superseded = Snapshot<Tagged, Tagged>("1 2a")
    let task = Task.immediate { await screen.dataSource.apply(superseded, mode: .notAnimated) }
    screen.apply("1 3a")
    await task.value
    #expect(outcomes == ["first", "1", "skipped"])
    let report = try #require(log.reports.last)
    #expect(report.new.notation == "1 2a")
    #expect(report.mode == .notAnimated)
    #expect(report.changeset == nil)
  }

  @Test func newPathsFollowItemsForEveryOutcome() {
    let screen = screen()
    let source = screen.dataSource
    screen.apply("1 1a 2a 3a")
    screen.apply("1 3a 1a | 2 2a")
    source.apply(Snapshot("2 2a 3a"), mode: .reload)
    source.changeLimit = 0
    screen.apply("1 3a | 2 2a")
    #expect(outcomes.filter { $0.count > 1 } == ["first", "requested", "tooManyChanges"])
    let paths = (0...2).map { ItemPath(section: 0, item: $0) }
    let newPaths = log.reports.map { report in
      paths.map { report.newPath(for: $0)?.description ?? "-" }.joined(separator: " ")
    }
    #expect(newPaths == ["- - -", "0.1 1.0 0.0", "0.1 - -", "1.0 0.0 -"])
  }

  /// A skipped apply is reported while the list performs another apply.
  @Test(arguments: ListKind.all)
  func newPathsFollowItemsAcrossSkippedApplies(_ kind: ListKind) {
    let screen = screen(kind)
    screen.apply("1 1a 2a 3a")
    let waiting = ["1 3a", "2 9x | 1 1a 3a"].map { Snapshot<Tagged, Tagged>($0) }
    screen.onCellX { screen in
      for snapshot in waiting { screen.apply(snapshot) }
    }
    log.reports = []
    screen.apply("1 3a 9x")
    #expect(outcomes.count == 3)
    #expect(outcomes.first == "skipped")
    var path: ItemPath? = ItemPath(section: 0, item: 2)
    for report in log.reports { path = path.flatMap { report.newPath(for: $0) } }
    #expect(path == ItemPath(section: 1, item: 1))
  }

  @Test func reportsDescribeThemselves() {
    let screen = screen()
    let source = screen.dataSource
    screen.apply("1 1a 2a")
    screen.apply("1 1a 2a! | 3 3a")
    screen.apply("1 1a 2a | 3 3a")
    source.apply(Snapshot("1 1a 2a"), mode: .notAnimated)
    source.apply(Snapshot("1 1a"), mode: .reload)
    screen.list.isOnScreen = false
    screen.apply("1 1a 2a")
    screen.list.isOnScreen = true
    source.changeLimit = 0
    screen.apply("1 1a")
    #expect(
      log.reports.map { $0.description } == [
        "Apply, reload, the list showed nothing yet",
        """
        Apply, animated: 1 section inserted, 1 reloaded
          batch 1 of 2: 1 section inserted
          batch 2 of 2: 1 reloaded
        """,
        "Apply, animated: no changes",
        """
        Apply, not animated: 1 section deleted
          batch 1 of 1: 1 section deleted
        """,
        "Apply, reload on request",
        "Apply, reload, the list is off screen",
        "Apply, reload, too many changes: 1 deleted",
      ]
    )
    source.changeLimit = nil
    log.reports = []
    screen.onCellX { screen in
      for _ in 0..<2 { screen.apply("1 3a") }
    }
    screen.apply("1 4x")
    #expect(log.reports.first?.description == "Apply, skipped")
  }
}
