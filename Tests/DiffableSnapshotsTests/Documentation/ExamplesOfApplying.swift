import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the article on applying.
@Suite struct ExamplesOfApplying {
  private typealias Source = DiffableDataSource<String, Int, StrictList<Int>>

  private let list = StrictList<Int>(.tableView)
  private let snapshot: Snapshot<String, Int>

  init() { snapshot = Snapshot([("odd", [1, 3, 5])]) }

  private func source() -> Source {
    let source = Source(target: list) { _, _, item in item }
    source.apply(Snapshot([("odd", [1])]))
    return source
  }

  @Test func notAnimatedAppliesDoNotReload() {
    let dataSource = source()
    // example: mode
    dataSource.apply(snapshot, mode: .notAnimated)
    // end
    #expect(list.cells == [[1, 3, 5]])
    #expect(list.log.count == 2)
    #expect(list.log.last != .reload)
  }

  @Test func moreChangesThanTheLimitReload() {
    let dataSource = source()
    // example: limit
    dataSource.changeLimit = 500
    // end
    dataSource.apply(Snapshot([("odd", Array(0...500))]))
    #expect(list.log.last != .reload)
    dataSource.apply(Snapshot([("odd", Array(501...1001))]))
    #expect(list.log.last == .reload)
  }

  @Test func updateCanStoreTheResultOfAnEdit() {
    let dataSource = source()
    dataSource.apply(snapshot)
    // example: update with a result
    var dropped: [Int] = []
    dataSource.update { snapshot in
      snapshot.deleteItems([1])
      dropped = snapshot.appendItems([5, 7, 7], duplicates: .keepFirst)
    }
    // end
    #expect(dropped == [5, 7])
    #expect(list.cells == [[3, 5, 7]])
  }

  @Test func problemsAreHandedOn() {
    let dataSource = source()
    var messages: [String] = []
    func log(_ message: String) { messages.append(message) }
    // example: problem handler
    dataSource.problemHandler = { problem in
      log("\(problem)")
    }
    // end
    dataSource.update { $0.moveItem(1, afterItem: 7) }
    #expect(
      messages == ["moveItem(_:afterItem:) was given items that the snapshot does not have: 7"]
    )
    #expect(list.problems.isEmpty)
  }

  @Test func allEditsOrNone() throws {
    let dataSource = source()
    dataSource.apply(snapshot)
    func change() throws {
      // example: all or nothing
      try dataSource.update { snapshot in
        try snapshot.edit { snapshot in
          snapshot.moveItem(7, afterItem: 5)
          snapshot.deleteItems([1])
        }
      }
      // end
    }
    #expect(throws: SnapshotProblem<String, Int>.self) { try change() }
    #expect(list.cells == [[1, 3, 5]])
    dataSource.update { $0.appendItems([7]) }
    try change()
    #expect(list.cells == [[3, 5, 7]])
    #expect(list.problems.isEmpty)
  }

  @Test func asyncAppliesShowTheSnapshot() async throws {
    let dataSource = source()
    // example: async apply
    await dataSource.apply(snapshot)
    // end
    #expect(list.cells == [[1, 3, 5]])

    let searchResults = AsyncThrowingStream<Snapshot<String, Int>, any Error> { continuation in
      continuation.yield(Snapshot())
      continuation.yield(snapshot)
      continuation.finish()
    }
    // example: sequence
    dataSource.waitsForAnimations = true
    for try await results in searchResults {
      dataSource.apply(results, completion: nil)
    }
    // end
    #expect(list.cells == [[1, 3, 5]])
  }

  @Test func aReportDescribesTheApply() {
    let dataSource = source()
    // example: observer
    dataSource.applyObserver = { report in print(report) }
    // end
    var reports: [String] = []
    dataSource.applyObserver = { reports.append("\($0)") }
    dataSource.apply(snapshot)
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix("Apply, animated: 2 inserted"))
  }
}
