import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A list has one data source at a time: another one takes over when nothing of the first is under way.
struct OwnerTests {
  typealias Source = DiffableDataSource<Int, Int, StrictList<String>>

  private func source(for list: StrictList<String>, _ name: String) -> Source {
    Source(target: list) { _, _, item in "\(name)\(item)" }
  }

  private func snapshot(_ items: [Int]) -> Snapshot<Int, Int> { Snapshot([(0, items)]) }

  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  /// The list moves its cell after the call, so the data must not change before the drag has ended.
  @Test(arguments: [StrictListMethod.batches, .edits], [false, true])
  func aDataSourceOfADropTakesOverWhenTheDragEnds(by method: StrictListMethod, inWill: Bool) {
    let list = StrictList<String>(.tableView, by: method)
    let first = source(for: list, "a")
    first.reorderingHandlers.canReorderItem = { _ in true }
    first.apply(snapshot([7, 8, 9]))
    var second: Source?
    var events: [String] = []
    let create = { (_: ReorderingTransaction<Int, Int>) in
      let source = self.source(for: list, "b")
      source.apply(self.snapshot([9, 8, 7])) { events.append("shown") }
      second = source
      events.append("created")
    }
    if inWill {
      first.reorderingHandlers.willReorder = create
    } else {
      first.reorderingHandlers.didReorder = create
    }
    #expect(list.beginReordering(at: path(0)))
    #expect(list.dropReorderedItem(at: path(1)))
    #expect(list.cells == [["a8", "a7", "a9"]] && events == ["created"])
    list.endReordering()
    #expect(list.cells == [["b9", "b8", "b7"]] && events == ["created", "shown"])
    second?.apply(snapshot([8, 7]))
    #expect(list.cells == [["b8", "b7"]] && list.refusals == [])
  }

  /// A source refuses the drop; then nothing is under way, and the drag ends.
  @Test func aDataSourceOfARefusedDropTakesOverAtOnce() {
    let list = StrictList<String>(.tableView)
    let first = source(for: list, "a")
    first.apply(snapshot([7, 8, 9]))
    var second: Source?
    first.passEventToSource = { event in
      guard case .reorders = event else { return true }
      second = self.source(for: list, "b")
      second?.apply(self.snapshot([1]))
      return false
    }
    #expect(list.beginReordering(at: path(0)))
    #expect(!list.dropReorderedItem(at: path(2)))
    #expect(list.cells == [["b1"]] && list.draggedItemPath == nil)
    list.endReordering()
    #expect(list.cells == [["b1"]] && list.refusals == [])
  }

  /// The first data source no longer has the list when it answers.
  @Test func aDataSourceOfAQuestionMakesTheAnswerFalse() {
    let list = StrictList<String>(.tableView)
    let first = source(for: list, "a")
    first.apply(snapshot([7, 8]))
    var sources: [Source] = []
    let create = {
      sources.append(self.source(for: list, "b"))
      sources.last?.apply(self.snapshot([1]))
      return true
    }
    first.reorderingHandlers.canReorderItem = { _ in create() }
    #expect(!list.beginReordering(at: path(0)))
    #expect(list.cells == [["b1"]] && list.draggedItemPath == nil)
    sources.last?.itemHandlers.canDeleteItem = { _ in create() }
    #expect(list.data?.allows(.delete, at: path(0)) == false)
    #expect(sources.count == 2 && list.data?.allows(.select, at: path(0)) == true)
    #expect(list.cells == [["b1"]] && list.refusals == [])
  }

  /// Two data sources wait for the list, and a cell of the newer one creates another one.
  @Test func theNewestOfSeveralDataSourcesKeepsTheList() {
    let list = StrictList<String>(.tableView)
    var sources: [Source] = []
    var completed: [String] = []
    func add(_ name: String, onCell: (() -> Void)? = nil) {
      var onCell = onCell
      let source = Source(target: list) { _, _, item in
        let action = onCell
        onCell = nil
        action?()
        return "\(name)\(item)"
      }
      sources.append(source)
      source.apply(snapshot([1])) { completed.append(name) }
    }
    add("1") {
      add("2") { add("4") }
      add("3") { add("5") }
    }
    #expect(list.cells == [["51"]] && list.refusals == [])
    // The applies of the second one are skipped, so it creates none.
    #expect(completed.sorted() == ["1", "2", "3", "5"])
    for source in sources.dropLast() { source.apply(snapshot([8])) }
    #expect(list.cells == [["51"]])
    sources.last?.apply(snapshot([6]))
    #expect(list.cells == [["56"]] && list.refusals == [])
  }

  /// An apply of the first data source waits with the second one, and is then skipped.
  @Test func appliesOfADataSourceThatLosesItsListAreSkipped() {
    let list = StrictList<String>(.tableView)
    let first = source(for: list, "a")
    first.apply(snapshot([7, 8]))
    var reports: [String] = []
    first.applyObserver = { report in reports.append("\(report)") }
    var second: Source?
    first.itemHandlers.canInsertItem = { _ in true }
    first.itemHandlers.didInsertItem = { [unowned first] _ in
      second = self.source(for: list, "b")
      second?.apply(self.snapshot([1]))
      first.apply(self.snapshot([7])) { reports.append("completed") }
      #expect(list.cells == [["a7", "a8"]] && reports.isEmpty)
    }
    #expect(list.data?.perform(.insert, at: path(0)) == true)
    #expect(reports == ["Apply, skipped", "completed"])
    #expect(list.cells == [["b1"]] && list.refusals == [])
  }

  /// While the second one waits, the first one must not be released: it shows the list.
  @Test func aReleasedDataSourceKeepsItsListUntilTheDropHasEnded() {
    let list = StrictList<String>(.tableView)
    weak var weakFirst: Source?
    var second: Source?
    do {
      let first = source(for: list, "a")
      weakFirst = first
      first.reorderingHandlers.canReorderItem = { _ in true }
      first.reorderingHandlers.didReorder = { _ in
        second = self.source(for: list, "b")
        second?.apply(self.snapshot([1]))
      }
      first.apply(snapshot([7, 8]))
      #expect(list.beginReordering(at: path(0)))
      #expect(list.dropReorderedItem(at: path(1)))
    }
    #expect(weakFirst != nil && list.cells == [["a8", "a7"]])
    list.endReordering()
    #expect(weakFirst == nil && list.cells == [["b1"]] && list.refusals == [])
  }

  /// Data sources are created, apply and are released inside all handlers and providers, at every moment.
  @Test(arguments: ListKind.all) func theListShowsTheNewestDataSource(_ kind: ListKind) {
    for seed in 0..<UInt64(Effort.cases(150)) {
      let storm = OwnerStorm(kind, seed: Effort.seed &* 1_000 &+ seed)
      for _ in 0..<30 { storm.act() }
      storm.finish()
      if let failure = storm.failure {
        Issue.record("\(kind), seed \(seed): \(failure)\n\(storm.notes.joined(separator: ", "))")
        return
      }
    }
  }
}
