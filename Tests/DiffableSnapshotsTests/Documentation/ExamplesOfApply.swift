import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about applying snapshots.
@Suite struct ExamplesOfApply {
  private typealias Source = DiffableDataSource<String, Int, StrictList<Int>>

  private let list = StrictList<Int>(.tableView)

  private func source() -> Source {
    let source = Source(target: list) { _, _, item in item }
    source.apply(Snapshot([("odd", [1, 3, 5])]))
    return source
  }

  @Test func updateShowsAllEdits() {
    let dataSource = source()
    // example: DiffableDataSource.update(mode:completion:_:)
    dataSource.update { snapshot in
      snapshot.deleteItems([3])
      snapshot.appendItems([7], toSection: "odd")
    }
    // end
    #expect(list.cells == [[1, 5, 7]])
  }

  @Test func observedAppliesAreShown() {
    let dataSource = source()
    // example: DiffableDataSource.applyObserver
    dataSource.applyObserver = { report in
      if case .reload(.tooManyChanges) = report.outcome { print(report) }
    }
    // end
    dataSource.apply(Snapshot([("odd", [1])]))
    #expect(list.cells == [[1]])
  }
}
