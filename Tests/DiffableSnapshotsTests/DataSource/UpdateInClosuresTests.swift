import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// A closure whose only expression is a call of `update` compiles wherever a closure without a result is expected.
struct UpdateInClosuresTests {
  private func run(_ body: () throws -> Void) rethrows { try body() }

  private func runAsync(_ body: nonisolated(nonsending) () async throws -> Void) async rethrows {
    try await body()
  }

  private func makeDataSource() -> DiffableDataSource<String, Int, StrictList<String>> {
    let dataSource = DiffableDataSource<String, Int, _>(target: StrictList<String>(.everything)) {
      "\($2)"
    }
    dataSource.update { $0.appendSections(["a"]) }
    return dataSource
  }

  @Test func oneEditInAClosureWithoutAResult() throws {
    let dataSource = makeDataSource()
    dataSource.update { $0.appendItems([1]) }
    run { dataSource.update { $0.appendItems([2]) } }
    run { dataSource.update(mode: .reload) { $0.appendItems([3], toSection: "a") } }
    run { dataSource.update { $0.deleteItems([1]) } }
    let body: () throws -> Void = { dataSource.update { $0.appendItems([4]) } }
    try body()
    #expect(dataSource.snapshot().itemIdentifiers == [2, 3, 4])
  }

  @Test func oneEditInAnAsyncClosure() async {
    let dataSource = makeDataSource()
    await dataSource.update { $0.appendItems([1]) }
    await runAsync { await dataSource.update { $0.appendItems([2]) } }
    #expect(dataSource.snapshot().itemIdentifiers == [1, 2])
  }
}
