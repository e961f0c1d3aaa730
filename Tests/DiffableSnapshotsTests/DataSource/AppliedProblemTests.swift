import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A data source hands on the problems of what it applies.
struct AppliedProblemTests {
  private typealias Problem = SnapshotProblem<Tagged, Tagged>

  private let screen = Screen()
  private var list: StrictList<String> { screen.list }

  /// Returns a snapshot with a problem that names an item.
  private func snapshot(_ notation: String, unknown item: Tagged) -> Snapshot<Tagged, Tagged> {
    var snapshot = Snapshot<Tagged, Tagged>(notation)
    snapshot.reloadItems([item])
    return snapshot
  }

  private func problem(_ item: Tagged) -> Problem { .unknownItems([item], call: "reloadItems(_:)") }

  private func sentence(_ items: String...) -> [String] {
    items.map { "reloadItems(_:) was given items that the snapshot does not have: \($0)" }
  }

  @Test func theHandlerReceivesEachProblemInsteadOfTheTarget() {
    var problems: [Problem] = []
    screen.dataSource.problemHandler = { problems.append($0) }
    var new = snapshot("1 1a 2a", unknown: "8a")
    new.appendSections(["1"])
    screen.apply(new)
    #expect(problems == [problem("8a"), .existingSections(["1"], call: "appendSections(_:)")])
    #expect(list.problems.isEmpty)
    screen.dataSource.problemHandler = nil
    screen.apply(snapshot("1 1a", unknown: "9a"))
    #expect(list.problems == sentence("9a"))
    #expect(problems.count == 2)
  }

  /// The handler is called before the observer, and the observer before the completion.
  @Test func theReportHasTheProblems() {
    var calls: [String] = []
    screen.dataSource.problemHandler = { _ in calls.append("problem") }
    screen.dataSource.applyObserver = { report in
      calls.append("report of \(report.problems.count), \(report.new.numberOfProblems)")
    }
    var new = snapshot("1 1a", unknown: "8a")
    for _ in 0..<20 { new.reloadItems(["9a"]) }
    screen.dataSource.apply(new) { calls.append("completion") }
    #expect(calls == Array(repeating: "problem", count: 16) + ["report of 16, 21", "completion"])
    calls = []
    screen.apply("1")
    #expect(calls == ["report of 0, 0"])
  }

  @Test func applyDropsTheProblems() {
    screen.apply(snapshot("1 1a", unknown: "8a"))
    #expect(screen.dataSource.snapshot().problems.isEmpty)
    var next = screen.dataSource.snapshot()
    next.appendItems(["2a"])
    screen.apply(next)
    screen.dataSource.update { $0.deleteItems(["1"]) }
    #expect(list.problems == sentence("8a"))
    screen.dataSource.update { $0.reloadItems(["7a"]) }
    #expect(list.problems == sentence("8a", "7a"))
    // The problem alone changes nothing in the list.
    #expect(screen.receivedCalls == "RBB")
    #expect(list.refusals.isEmpty)
  }

  /// Neither snapshot of the next drag has the problems.
  @Test func transactionsHaveNoProblems() throws {
    screen.allowReordering()
    screen.apply(snapshot("1 1a 2a | 2 3a", unknown: "8a"))
    try screen.drag("1a", toPathOf: "3a")
    let transaction = try #require(screen.diary.transactions.first)
    #expect(transaction.initialSnapshot == Snapshot("1 1a 2a | 2 3a"))
    #expect(transaction.initialSnapshot.numberOfProblems == 0)
    #expect(transaction.finalSnapshot.numberOfProblems == 0)
    for section in transaction.sectionTransactions {
      #expect(section.initialSnapshot.numberOfProblems == 0)
      #expect(section.finalSnapshot.numberOfProblems == 0)
    }
  }

  /// Neither has those of an applied outline, and of children that were loaded.
  @Test func transactionsOfOutlinesHaveNoProblems() throws {
    var transactions: [ReorderingTransaction<String, Int>] = []
    let screen = OutlineScreen()
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    var outline = SectionSnapshot([1, 2])
    outline.append([1, 3])
    screen.dataSource.apply(outline, to: "a")
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      SectionSnapshot([1, 4])
    }
    screen.dataSource.expandItem(2)
    #expect(screen.list.problems.count == 2)
    let path = ItemPath(section: 0, item: 0)
    #expect(screen.list.reorderItem(at: path, to: ItemPath(section: 0, item: 3)))
    let section = try #require(transactions.first?.sectionTransactions.first)
    #expect(section.finalItems == [2, 4, 3, 1])
    #expect(section.initialSnapshot.numberOfProblems == 0)
    #expect(section.finalSnapshot.numberOfProblems == 0)
  }

  @Test(arguments: [ApplyMode.animated, .notAnimated, .reload], [true, false])
  func allKindsOfAppliesHandProblemsOn(_ mode: ApplyMode, _ isOnScreen: Bool) {
    list.isOnScreen = isOnScreen
    screen.dataSource.apply(snapshot("1 1a", unknown: "7a"), mode: mode)
    screen.dataSource.apply(snapshot("1 2a", unknown: "8a"), mode: mode)
    screen.dataSource.changeLimit = 0
    screen.dataSource.apply(snapshot("1 3a", unknown: "9a"), mode: mode)
    #expect(list.problems == sentence("7a", "8a", "9a"))
    #expect(screen.dataSource.snapshot().problems.isEmpty)
  }

  /// The problems of waiting applies that a later one supersedes are not lost.
  @Test func problemsOfSupersededAppliesAreHandedOn() {
    var isFirst = true
    var reported: [[Problem]] = []
    screen.dataSource.applyObserver = { reported.append($0.problems) }
    screen.diary.onCell = { [unowned screen] _, _ in
      guard isFirst else { return }
      isFirst = false
      screen.apply(snapshot("1 2a", unknown: "7a"))
      screen.apply(snapshot("1 3a", unknown: "8a"))
      screen.apply(snapshot("1 4a", unknown: "9a"))
    }
    screen.apply(snapshot("1 1a", unknown: "6a"))
    #expect(screen.shown == "4a")
    #expect(list.problems.sorted() == sentence("6a", "7a", "8a", "9a"))
    #expect(reported.flatMap { $0 }.count == 4)
  }

  @MainActor @Test func asyncAppliesHandProblemsOn() async {
    await screen.dataSource.apply(snapshot("1 1a", unknown: "7a"))
    await screen.dataSource.applySnapshotUsingReloadData(snapshot("1 2a", unknown: "8a"))
    await screen.dataSource.update { $0.reloadItems(["9a"]) }
    #expect(list.problems == sentence("7a", "8a", "9a"))
    #expect(screen.dataSource.snapshot().problems.isEmpty)
  }

  /// An apply that is preparing is superseded by a synchronous one.
  @MainActor @Test func problemsOfASupersededAsyncApplyAreHandedOn() async {
    screen.apply("1 1a")
    let (dataSource, first) = (screen.dataSource, snapshot("1 2a", unknown: "7a"))
    let task = Task.immediate { @MainActor in await dataSource.apply(first) }
    screen.apply(snapshot("1 3a", unknown: "8a"))
    await task.value
    #expect(list.problems.sorted() == sentence("7a", "8a"))
  }

  @Test func anApplyThatWaitsForADragHandsProblemsOn() {
    screen.apply("1 1a 2a")
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    screen.apply(snapshot("1 2a", unknown: "7a"))
    screen.apply(snapshot("1 3a", unknown: "8a"))
    list.endReordering()
    #expect(list.problems.sorted() == sentence("7a", "8a"))
    #expect(screen.shown == "3a")
  }

  /// The list of the first data source belongs to the second one.
  @Test func aDataSourceWithoutItsListHandsProblemsOn() {
    let second = TaggedSource(target: list) { _, _, item in item.description }
    screen.apply(snapshot("1 1a", unknown: "7a"))
    #expect(list.problems == sentence("7a"))
    #expect(list.cells.isEmpty)
    withExtendedLifetime(second) {}
  }

  @Test func theHandlerMayApply() {
    let dataSource = screen.dataSource
    dataSource.problemHandler = { [unowned dataSource] _ in
      dataSource.apply(Snapshot("1 5a"))
    }
    screen.apply(snapshot("1 1a", unknown: "7a"))
    #expect(screen.shown == "5a")
  }

  @Test func theProblemsOfAnOutlineAreHandedOn() {
    var problems: [Problem] = []
    screen.dataSource.problemHandler = { problems.append($0) }
    screen.dataSource.applyObserver = { #expect($0.problems == problems) }
    var outline = SectionSnapshot<Tagged>(["1a", "2a", "1b"])
    outline.append(["3a"], to: "9a")
    screen.dataSource.apply(outline, to: "1")
    #expect(
      problems == [
        .duplicateItems(["1a"], call: "init(_:)"), .unknownItems(["9a"], call: "append(_:to:)"),
      ]
    )
    #expect(screen.dataSource.snapshot(for: "1").problems.isEmpty)
    #expect(screen.shown == "1a 2a")
  }

  #if os(Linux) || os(macOS)
    /// Release builds print nothing.
    @Test(.withoutInternalChecks)
    func aTargetThatReportsNothingPrintsEachSentenceOnce() async {
      let result = await #expect(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        let list = SilentList<String>()
        let dataSource = DiffableDataSource<String, Int, SilentList<String>>(target: list) {
          _,
          _,
          _ in ""
        }
        var snapshot = Snapshot([("a", [1])])
        snapshot.deleteItems([1])
        for item in [8, 8, 9] { snapshot.reloadItems([item]) }
        dataSource.apply(snapshot)
        dataSource.problemHandler = { _ in }
        snapshot.reloadItems([7])
        dataSource.apply(snapshot)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      let sentence = "reloadItems(_:) was given items that the snapshot does not have: "
      #if DEBUG
        let expected = [sentence + "8", sentence + "9"]
      #else
        let expected: [String] = []
      #endif
      #expect(
        output.split(separator: "\n").filter { $0.contains("reloadItems") }.map(String.init)
          == expected
      )
    }
  #endif
}
