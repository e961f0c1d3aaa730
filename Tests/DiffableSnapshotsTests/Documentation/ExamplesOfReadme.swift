import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the README.
@Suite struct ExamplesOfReadme {
  @Test func mainFile() throws {
    // example: main file
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in
      "No. \(item)"
    }

    var snapshot = try Snapshot([("odd", [1, 3, 5]), ("even", [2, 4])])
    dataSource.apply(snapshot)

    try snapshot.moveItem(4, beforeItem: 1)
    try snapshot.appendItems([6], toSection: "even")
    dataSource.apply(snapshot)

    print(list.cells)  // [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]]
    // end
    #expect(list.cells == [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]])
    #expect(list.refusals.isEmpty)
  }

  // example: line list
  final class LineList: ListTarget {
    // Neither sections nor header rows: every path is a row of section 0.
    let capabilities: ListCapabilities = [.itemMoves, .reconfigurations]
    var data: ListData<String>?
    private(set) var lines: [String] = []

    func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      lines = (0..<snapshot.numberOfItems).map { line(at: $0) }
      completion()
    }

    func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      updateData()
      for edit in batch.edits {
        switch edit {
        case .deleteItem(let path): lines.remove(at: path.item)
        case .insertItem(let path, let new): lines.insert(line(at: new.item), at: path.item)
        case .moveItem(let move): lines.insert(lines.remove(at: move.from.item), at: move.to.item)
        case .reloadItem(let path), .reconfigureItem(let path):
          lines[path.item] = line(at: path.item)
        case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
          break
        }
      }
      completion()
    }

    private func line(at row: Int) -> String {
      guard let data, case .item(let path) = data.row(at: row, headers: false) else { return "" }
      return data.cell(at: path)
    }
  }
  // end

  @Test func lineListFollows() throws {
    let list = LineList()
    let dataSource = DiffableDataSource<Int, Int, LineList>(target: list) { _, _, item in
      "No. \(item)"
    }
    var generator = SnapshotGenerator(seed: 7)
    var snapshot = generator.snapshot()
    for _ in 0..<200 {
      dataSource.apply(snapshot)
      #expect(list.lines == snapshot.itemIdentifiers.map { "No. \($0)" })
      snapshot = generator.edited(snapshot, times: 4)
    }
  }

  // example: test of a screen
  final class ContactScreen<List: ListTarget> where List.Cell == String {
    private let dataSource: DiffableDataSource<String, String, List>

    init(list: List) {
      dataSource = DiffableDataSource(target: list) { _, _, name in name }
    }

    func show(_ names: [String]) throws {
      let groups = Dictionary(grouping: names.sorted()) { String($0.prefix(1)) }
      dataSource.apply(try Snapshot(groups.keys.sorted().map { ($0, groups[$0, default: []]) }))
    }
  }

  @Test func contactsAreInOrder() throws {
    let list = StrictList<String>(.tableView)
    let screen = ContactScreen(list: list)
    try screen.show(["Grace", "Ada"])
    try screen.show(["Grace", "Ada", "Alan"])
    #expect(list.cells == [["Ada", "Alan"], ["Grace"]])
    #expect(list.refusals.isEmpty)
  }
  // end
}
