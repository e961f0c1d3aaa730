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

  // example: test of a screen
  final class ContactScreen<List: ListTarget> {
    typealias DataSource = DiffableDataSource<String, String, List>

    private let dataSource: DataSource

    init(dataSource: DataSource) { self.dataSource = dataSource }

    func show(_ names: [String]) {
      dataSource.apply(
        Snapshot(grouping: names.sorted()) { String($0.prefix(1)) }
      )
    }
  }

  @Test func contactsAreInOrder() {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, String, _>(
      target: list
    ) { _, _, name in name }
    let screen = ContactScreen(dataSource: dataSource)
    screen.show(["Grace", "Ada"])
    screen.show(["Grace", "Ada", "Alan"])
    #expect(list.cells == [["Ada", "Alan"], ["Grace"]])
    #expect(list.refusals.isEmpty)
  }
  // end
}
