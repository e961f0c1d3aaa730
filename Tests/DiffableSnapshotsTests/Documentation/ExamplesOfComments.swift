import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about snapshots, differences, targets and test lists.
@Suite struct ExamplesOfComments {
  @Test func editsChangeTheSnapshot() {
    // example: Snapshot
    var snapshot = Snapshot<String, Int>()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3, 5], toSection: "odd")
    snapshot.insertItems([2], beforeItem: 3)
    // end
    #expect(snapshot == (Snapshot([("odd", [1, 2, 3, 5]), ("even", [])])))
  }

  @Test func contentsBecomeASnapshot() {
    // example: Snapshot.init(_:)
    let snapshot = Snapshot([
      ("fruit", ["apple", "pear"]),
      ("nuts", ["hazel"]),
    ])
    // end
    #expect(snapshot.itemIdentifiers == ["apple", "pear", "hazel"])
  }

  @Test func unknownItemsAreProblems() {
    // example: Snapshot.problems
    var snapshot = Snapshot<String, Int>([("odd", [1, 3])])
    snapshot.reconfigureItems([3, 4])
    // The 3 is marked. snapshot.problems[0].description ==
    //   "reconfigureItems(_:) was given items that the snapshot does not have: 4"
    // end
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(
      snapshot.problems.map { $0.description } == [
        "reconfigureItems(_:) was given items that the snapshot does not have: 4"
      ]
    )
  }

  @Test func editsAreUndone() {
    var snapshot = Snapshot([("odd", [1, 3, 5])])
    var sentence = ""
    func print(_ error: any Error) { sentence = "\(error)" }
    // example: Snapshot.edit(_:)
    do {
      try snapshot.edit { snapshot in
        snapshot.moveItem(7, afterItem: 3)
        snapshot.deleteItems([5])
      }
    } catch {
      // "moveItem(_:afterItem:) was given items that the
      // snapshot does not have: 7". The 5 is not deleted.
      print(error)
    }
    // end
    #expect(snapshot.itemIdentifiers == [1, 3, 5])
    #expect(
      sentence == "moveItem(_:afterItem:) was given items that the snapshot does not have: 7"
    )
  }

  @Test func rowsAreFound() {
    let snapshot = Snapshot([("milk", ["butter"]), ("grain", ["rice", "bread"])])
    let index: Int?
    do {
      // example: Snapshot.indexOfRow(for:headers:)
      let row = snapshot.indexOfRow(for: "bread", headers: true)
      // end
      index = row
    }
    #expect(index == 4)
    let path = ItemPath(section: 1, item: 0)
    // example: Snapshot.indexOfRow(_:headers:)
    let row = snapshot.indexOfRow(.item(path), headers: true)
    let header = snapshot.indexOfRow(.header(section: 1), headers: true)
    // end
    #expect(row == 3)
    #expect(header == 2)
  }

  @Test func theLastBatchEndsWithTheNewSnapshot() {
    let old = Snapshot([("odd", [1, 3])])
    let new = Snapshot([("odd", [3, 5])])
    // example: Changeset
    let changeset = new.difference(from: old)
    let batches = changeset.batches(for: .tableView)
    // batches.last?.snapshot == new
    // end
    #expect(batches.last?.snapshot == new)
  }

  @Test func aDifferenceContainsInsertionsAndMoves() {
    // example: Difference
    let difference = Difference(
      from: ["a", "b", "c"],
      to: ["c", "a", "b", "d"]
    )
    // difference.insertions == [3]
    // difference.moves == [Move(from: 2, to: 0)]
    // end
    #expect(difference.insertions == [3])
    #expect(difference.moves == [Move(from: 2, to: 0)])
  }

  // example: ListTarget
  final class PlainList: ListTarget {
    let capabilities = ListCapabilities.noMoves
    var data: ListData<String>?
    private(set) var lines: [[String]] = []

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      guard let data else { return completion() }
      lines = (0..<data.numberOfSections).map { section in
        (0..<data.numberOfItems(inSection: section)).map { item in
          data.cell(at: ItemPath(section: section, item: item))
        }
      }
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      updateData()
      reloadData(batch.snapshot, completion: completion)
    }
  }
  // end

  @Test func theListShowsEachSnapshot() {
    let list = PlainList()
    // example: DiffableDataSource
    let dataSource = DiffableDataSource<String, Int, PlainList>(
      target: list
    ) { list, path, item in
      "No. \(item)"
    }
    dataSource.apply(Snapshot([("odd", [1, 3, 5])]))
    // end
    #expect(list.lines == [["No. 1", "No. 3", "No. 5"]])
    dataSource.apply(Snapshot([("odd", [1, 5]), ("even", [2])]))
    #expect(list.lines == [["No. 1", "No. 5"], ["No. 2"]])
  }

  @Test func theListShowsTheCells() {
    // example: StrictList
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(
      target: list
    ) { _, _, item in
      "No. \(item)"
    }
    dataSource.apply(Snapshot([("odd", [1, 3])]))
    dataSource.apply(Snapshot([("odd", [3, 5])]))
    #expect(list.cells == [["No. 3", "No. 5"]])
    #expect(list.refusals.isEmpty)
    #expect(list.problems.isEmpty)
    // end
  }

  @Test func equalSeedsCreateEqualSnapshots() {
    // example: SnapshotGenerator
    var generator = SnapshotGenerator(seed: 42)
    let old = generator.snapshot()
    let new = generator.edited(old, times: 5)
    // end
    var other = SnapshotGenerator(seed: 42)
    #expect(other.snapshot() == old)
    #expect(other.edited(old, times: 5) == new)
  }
}
