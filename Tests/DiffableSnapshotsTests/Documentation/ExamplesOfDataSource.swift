import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

/// The code of the doc comments about the properties of a data source, and about encoding snapshots.
@Suite struct ExamplesOfDataSource {
  private let list = StrictList<String>(.tableView)
  private let dataSource: DiffableDataSource<String, Int, StrictList<String>>
  private let snapshot: Snapshot<String, Int>

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, item in "No. \(item)" }
    snapshot = Snapshot([("odd", [1, 3])])
    dataSource.apply(Snapshot())
  }

  @Test(arguments: [false, true]) func theModeDeterminesTheAnimation(isScrolling: Bool) {
    // example: ApplyMode
    let mode: ApplyMode = isScrolling ? .notAnimated : .animated
    dataSource.apply(snapshot, mode: mode)
    // end
    guard case .batch(_, let animated) = list.log.last else {
      Issue.record("no batch")
      return
    }
    #expect(animated == !isScrolling)
  }

  @Test func moreChangesThanTheLimitReload() {
    // example: DiffableDataSource.changeLimit
    dataSource.changeLimit = 200
    // end
    dataSource.apply(Snapshot((0...200).map { ("\($0)", []) }))
    #expect(list.log.last == .reload)
  }

  @Test func anApplyWaitsForTheAnimation() {
    let (dealt, sorted) = (Snapshot([("odd", [5, 1])]), Snapshot([("odd", [1, 5])]))
    list.delaysCompletions = true
    // example: DiffableDataSource.waitsForAnimations
    dataSource.waitsForAnimations = true
    dataSource.apply(dealt)
    // Begins when all cards are dealt.
    dataSource.apply(sorted)
    // end
    #expect(list.cells == [["No. 5", "No. 1"]])
    list.delaysCompletions = false
    list.completeNext()
    list.completeNext()
    #expect(list.cells == [["No. 1", "No. 5"]])
  }

  @Test func theProviderCreatesHeaders() {
    // example: DiffableDataSource.supplementaryViewProvider
    dataSource.supplementaryViewProvider = { _, kind, _, section in
      kind == .header ? "The \(section) numbers" : nil
    }
    // end
    dataSource.apply(snapshot)
    #expect(list.headers == ["The odd numbers"])
    #expect(list.footers == [nil])
  }

  @Test func aDecodedSnapshotIsEqual() throws {
    let snapshot = Snapshot([("fruit", ["apple", "pear"])])
    // example: Snapshot.encode(to:)
    let data = try JSONEncoder().encode(snapshot)
    let restored = try JSONDecoder().decode(
      Snapshot<String, String>.self,
      from: data
    )
    // end
    #expect(restored == snapshot)
  }
}
