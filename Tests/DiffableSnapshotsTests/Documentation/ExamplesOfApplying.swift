import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the article on applying.
@Suite struct ExamplesOfApplying {
  private typealias Source = DiffableDataSource<String, Int, StrictList<Int>>

  private let list = StrictList<Int>(.tableView)
  private let snapshot: Snapshot<String, Int>

  init() throws { snapshot = try Snapshot([("odd", [1, 3, 5])]) }

  private func source() throws -> Source {
    let source = Source(target: list) { _, _, item in item }
    source.apply(try Snapshot([("odd", [1])]))
    return source
  }

  @Test func notAnimatedAppliesDoNotReload() throws {
    let dataSource = try source()
    // example: mode
    dataSource.apply(snapshot, mode: .notAnimated)
    // end
    #expect(list.cells == [[1, 3, 5]])
    #expect(list.log.count == 2)
    #expect(list.log.last != .reload)
  }

  @Test func moreChangesThanTheLimitReload() throws {
    let dataSource = try source()
    // example: limit
    dataSource.changeLimit = 500
    // end
    dataSource.apply(try Snapshot([("odd", Array(0...500))]))
    #expect(list.log.last != .reload)
    dataSource.apply(try Snapshot([("odd", Array(501...1001))]))
    #expect(list.log.last == .reload)
  }

  @Test func updateReturnsTheResultOfTheClosure() throws {
    let dataSource = try source()
    dataSource.apply(snapshot)
    // example: update with a result
    let dropped = try dataSource.update { snapshot in
      snapshot.deleteItems([1])
      return try snapshot.appendItems([5, 7, 7], duplicates: .keepFirst)
    }
    // end
    #expect(dropped == [5, 7])
    #expect(list.cells == [[3, 5, 7]])
  }

  @Test func asyncAppliesShowTheSnapshot() async throws {
    let dataSource = try source()
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
    try await dataSource.apply(newestOf: searchResults)
    // end
    #expect(list.cells == [[1, 3, 5]])
  }

  @Test func aReportDescribesTheApply() throws {
    let dataSource = try source()
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
