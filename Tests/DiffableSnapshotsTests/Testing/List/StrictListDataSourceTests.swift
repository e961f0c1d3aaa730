import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A strict list as the target of a data source.
@Suite struct StrictListDataSourceTests {
  typealias List = StrictList<String>

  struct Kind: Sendable, CustomStringConvertible {
    var description: String
    var capabilities: ListCapabilities
    var method: StrictListMethod
  }

  static let kinds = [
    ("everything", ListCapabilities.everything), ("collectionView", .collectionView),
    ("tableView", .tableView), ("rowsOnly", .rowsOnly), ("noMoves", .noMoves), ("nothing", []),
  ].flatMap { name, capabilities in
    [
      Kind(description: name, capabilities: capabilities, method: .batches),
      Kind(description: name + " by edits", capabilities: capabilities, method: .edits),
    ]
  }

  private func dataSource(_ kind: Kind) -> DiffableDataSource<Int, Int, List> {
    DiffableDataSource(target: List(kind.capabilities, by: kind.method)) { _, _, item in "\(item)" }
  }

  @Test(arguments: kinds) func randomEditsAreShown(_ kind: Kind) {
    let source = dataSource(kind)
    let list = source.target
    var generator = SnapshotGenerator(seed: 11)
    var snapshot = generator.snapshot()
    var completions = 0
    let count = Effort.cases(150)
    for _ in 0..<count {
      source.apply(snapshot) { completions += 1 }
      #expect(list.refusals.isEmpty, "\(list.refusals), \(list.log.last.debugDescription)")
      let shown = list.cells.joined().map { $0 }
      #expect(shown == snapshot.itemIdentifiers.map(String.init))
      snapshot = generator.edited(source.snapshot(), times: 4)
    }
    #expect(completions == count)
    #expect(list.log.filter { $0 == .reload }.count == 1)
    #expect(list.log.count > count * 2 / 3)
  }

  @Test(arguments: kinds) func aListOffScreenIsReloaded(_ kind: Kind) {
    let source = dataSource(kind)
    source.apply(Snapshot([(1, [1])]))
    source.target.isOnScreen = false
    source.apply(Snapshot([(1, [1, 2])]))
    #expect(source.target.log == [.reload, .reload])
    #expect(source.target.cells == [["1", "2"]])
    #expect(source.target.refusals.isEmpty)
  }

  @Test(arguments: kinds) func moreChangesThanTheLimitReloadTheList(_ kind: Kind) {
    let source = dataSource(kind)
    source.target.changeLimit = 1
    source.apply(Snapshot([(1, [1])]))
    source.apply(Snapshot([(1, [1, 2])]))
    source.apply(Snapshot([(1, [1, 3, 4])]))
    #expect(source.target.log.count == 3)
    #expect(source.target.log[1] != .reload)
    #expect(source.target.log[2] == .reload)
    #expect(source.target.cells == [["1", "3", "4"]])
  }

  @Test func theDefaultsMatchACollectionView() {
    let list = List()
    #expect(list.capabilities == .collectionView)
    #expect(list.method == .batches)
    #expect(list.isOnScreen && !list.delaysCompletions && list.changeLimit == .max)
    #expect(list.log.isEmpty && list.refusals.isEmpty && list.cells.isEmpty)
  }

  @Test func theExampleInTheDocumentationWorks() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, Int, StrictList<String>>(target: list) {
      _,
      _,
      item in "No. \(item)"
    }
    dataSource.apply(StrictListFixture.Contents("odd 1 3").snapshot())
    dataSource.apply(StrictListFixture.Contents("odd 3 5").snapshot())
    #expect(list.cells == [["No. 3", "No. 5"]])
    #expect(list.refusals.isEmpty)
  }
}
