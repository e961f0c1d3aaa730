import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

/// The code of the README.
@Suite struct ExamplesOfReadme {
  @Test func theMainFilePrintsTheList() throws {
    // example: main file
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(
      target: list
    ) { _, _, item in "No. \(item)" }

    var snapshot = try Snapshot([("odd", [1, 3, 5]), ("even", [2, 4])])
    dataSource.apply(snapshot)

    try snapshot.moveItem(4, beforeItem: 1)
    try snapshot.appendItems([6], toSection: "even")
    dataSource.apply(snapshot)

    print(list.cells)
    // [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]]
    // end
    #expect(list.cells == [["No. 4", "No. 1", "No. 3", "No. 5"], ["No. 2", "No. 6"]])
    #expect(list.refusals.isEmpty)
  }

  @available(iOS 15, tvOS 15, *)
  @MainActor @Test func theScreenShowsAndUpdatesTasks() throws {
    let screen = TaskController()
    try screen.show([
      Todo(id: 7, title: "Call"), Todo(id: 8, title: "Book flights", status: .done),
    ])
    let dataSource = screen.dataSource
    // example: update content
    try dataSource.update {
      try $0.updateItems(models: [Todo(id: 7, title: "Call Grace")])
    }
    // end
    #expect(dataSource.snapshot().itemIdentifiers.map(\.title) == ["Call Grace", "Book flights"])
    // example: undo
    let before = dataSource.snapshot()
    dataSource.update { $0.deleteItems(withIDs: [7]) }

    // To undo:
    dataSource.apply(before)
    // end
    #expect(dataSource.snapshot() == before)
  }

  // example: test of a screen
  final class ContactScreen<List: ListTarget> {
    private let dataSource: DiffableDataSource<String, String, List>

    init(
      list: List,
      cell: @escaping (List, ItemPath, String) -> List.Cell
    ) {
      dataSource = DiffableDataSource(target: list, cellProvider: cell)
    }

    func show(_ names: [String]) throws {
      dataSource.apply(
        try Snapshot(grouping: names.sorted()) { String($0.prefix(1)) }
      )
    }
  }

  @Test func contactsAreInOrder() throws {
    let list = StrictList<String>(.tableView)
    let screen = ContactScreen(list: list) { _, _, name in name }
    try screen.show(["Grace", "Ada"])
    try screen.show(["Grace", "Ada", "Alan"])
    #expect(list.cells == [["Ada", "Alan"], ["Grace"]])
    #expect(list.refusals.isEmpty)
  }
  // end
}

@available(iOS 15, tvOS 15, *)
// example: screen of tasks
final class TaskController: UITableViewController {
  typealias Item = Identified<Todo>
  typealias DataSource = DiffableDataSource<Status, Item, TableTarget>

  private(set) lazy var dataSource = makeDataSource()

  func show(_ todos: [Todo]) throws {
    let snapshot = try Snapshot(
      grouping: todos,
      into: [.open, .done]
    ) { $0.status }
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> DataSource {
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "todo"
    )
    return DataSource(
      target: TableTarget(tableView)
    ) { target, path, todo in
      let cell = target.table.dequeueReusableCell(
        withIdentifier: "todo",
        for: IndexPath(path)
      )
      var content = cell.defaultContentConfiguration()
      content.text = todo.title
      cell.contentConfiguration = content
      return cell
    }
  }
}

nonisolated struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var status = Status.open
}

nonisolated enum Status {
  case open, done
}
// end
