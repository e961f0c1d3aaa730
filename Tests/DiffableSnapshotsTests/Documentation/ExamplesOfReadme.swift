import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code of the README.
@Suite struct ExamplesOfReadme {
  @Test func theMainFilePrintsTheList() {
    // example: main file
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(
      target: list
    ) { _, _, item in "No. \(item)" }

    var snapshot = Snapshot([("odd", [1, 3, 5]), ("even", [2, 4])])
    dataSource.apply(snapshot)

    snapshot.moveItem(4, beforeItem: 1)
    snapshot.appendItems([6], toSection: "even")
    dataSource.apply(snapshot)

    print(list.cells)
    // [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]]
    // end
    #expect(list.cells == [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]])
    #expect(list.refusals.isEmpty)
  }
}
