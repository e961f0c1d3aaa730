#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @available(iOS 15, tvOS 15, *)
  // example: screen of tasks
  final class TaskController: UITableViewController {
    typealias DataSource =
      TableViewDiffableDataSource<Status, ModelItem<Todo>>

    private(set) lazy var dataSource = makeDataSource()

    func show(_ todos: [Todo]) {
      dataSource.apply(
        Snapshot(grouping: todos, into: [.open, .done]) { $0.status }
      )
    }

    private func makeDataSource() -> DataSource {
      tableView.register(
        UITableViewCell.self,
        forCellReuseIdentifier: "todo"
      )
      return DataSource(
        tableView: tableView
      ) { tableView, indexPath, todo in
        let cell = tableView.dequeueReusableCell(
          withIdentifier: "todo",
          for: indexPath
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

  /// The code for UIKit in the README.
  @Suite struct ExamplesOfQuickStart {
    @available(iOS 15, tvOS 15, *)
    @MainActor @Test func theScreenShowsAndUpdatesTasks() {
      let screen = TaskController()
      screen.show([
        Todo(id: 7, title: "Call"), Todo(id: 8, title: "Book flights", status: .done),
      ])
      let dataSource = screen.dataSource
      // example: update content
      dataSource.update { snapshot in
        guard var todo = snapshot.itemIdentifier(forID: 7) else { return }
        todo.model.title = "Call Grace"
        snapshot.reconfigureItems([todo])
      }
      // end
      #expect(dataSource.snapshot().itemIdentifiers.map(\.title) == ["Call Grace", "Book flights"])
    }
  }
#endif
