import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about applying snapshots.
@Suite struct ExamplesOfApply {
  private typealias Source = DiffableDataSource<String, Int, StrictList<Int>>

  private let list = StrictList<Int>(.tableView)

  private func source() throws -> Source {
    let source = Source(target: list) { _, _, item in item }
    source.apply(try Snapshot([("odd", [1, 3, 5])]))
    return source
  }

  @Test func updateShowsAllEdits() throws {
    let dataSource = try source()
    // example: DiffableDataSource.update(mode:completion:_:)
    try dataSource.update { snapshot in
      snapshot.deleteItems([3])
      try snapshot.appendItems([7], toSection: "odd")
    }
    // end
    #expect(list.cells == [[1, 5, 7]])
  }

  @Test func theNewestSnapshotOfASequenceIsShown() async throws {
    let dataSource = try source()
    let (snapshots, continuation) = AsyncStream<Snapshot<String, Int>>.makeStream()
    continuation.yield(try Snapshot([("odd", [7])]))
    continuation.finish()
    // example: DiffableDataSource.apply(newestOf:mode:)
    await dataSource.apply(newestOf: snapshots)
    // end
    #expect(list.cells == [[7]])
  }

  @Test func observedAppliesAreShown() throws {
    let dataSource = try source()
    // example: DiffableDataSource.applyObserver
    dataSource.applyObserver = { report in
      if case .reload(.tooManyChanges) = report.outcome { print(report) }
    }
    // end
    dataSource.apply(try Snapshot([("odd", [1])]))
    #expect(list.cells == [[1]])
  }
}
