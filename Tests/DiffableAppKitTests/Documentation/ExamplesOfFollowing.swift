#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableObservation
  import Observation
  import Testing

  /// Controllers of the article on following a model.
  @available(macOS 14, *)
  enum Following {
    nonisolated enum Status: String, CaseIterable {
      case open, done
    }

    nonisolated struct Todo: Hashable, Identifiable {
      let id: Int
      var title: String
      var status = Status.open
    }

    @Observable
    final class TodoStore {
      var todos: [Todo] = []
    }

    // example: mac controller that observes
    final class TodoController: NSViewController {
      typealias DataSource =
        TableViewDiffableDataSource<Status, ModelItem<Todo>>

      let store = TodoStore()
      let tableView = NSTableView()
      private(set) lazy var dataSource = DataSource(
        tableView: tableView
      ) { _, _, _, todo in
        NSTextField(labelWithString: todo.title)
      }
      private var observation: SnapshotObservation?

      override func loadView() {
        let identifier = NSUserInterfaceItemIdentifier("title")
        tableView.addTableColumn(NSTableColumn(identifier: identifier))
        view = tableView
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        observation = dataSource.observe { [store] in
          Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
        }
      }
    }
    // end

    final class LayoutController: NSViewController {
      let store = TodoStore()
      let tableView = NSTableView()
      private(set) lazy var dataSource = TodoController.DataSource(tableView: tableView) {
        NSTextField(labelWithString: $3.title)
      }

      override func loadView() {
        tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("title")))
        view = tableView
      }

      // example: mac controller whose layout AppKit updates
      override func viewWillLayout() {
        super.viewWillLayout()
        dataSource.apply(
          Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
        )
      }
      // end
    }
  }

  @MainActor
  struct ExamplesOfFollowing {
    @available(macOS 14, *)
    private func change(_ store: Following.TodoStore) {
      store.todos.append(Following.Todo(id: 7, title: "Call Ada"))
      store.todos[0].status = .done
    }

    private func shown(_ tableView: NSTableView) -> [String] {
      (0..<tableView.numberOfRows).compactMap { row in
        let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
        return (view as? NSTextField)?.stringValue
      }
    }

    @available(macOS 14, *)
    @Test func aControllerObservesItsStore() async throws {
      let controller = Following.TodoController()
      controller.store.todos = [Following.Todo(id: 1, title: "Write")]
      var numberOfApplies = 0
      controller.dataSource.applyObserver = { _ in numberOfApplies += 1 }
      #expect(controller.view === controller.tableView)
      #expect(shown(controller.tableView) == ["Write"])
      change(controller.store)
      #expect(numberOfApplies == 1)
      for _ in 0..<10_000 where numberOfApplies == 1 {
        try await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(shown(controller.tableView) == ["Call Ada", "Write"])
      #expect(controller.dataSource.snapshot().sectionIdentifiers == [.open, .done])
      #expect(numberOfApplies == 2)
    }

    @available(macOS 14, *)
    @Test func viewsAreUpdatedByAppKit() {
      let controller = Following.LayoutController()
      controller.store.todos = [Following.Todo(id: 1, title: "Write")]
      #expect(controller.view === controller.tableView)
      controller.viewWillLayout()
      #expect(shown(controller.tableView) == ["Write"])
      change(controller.store)
      controller.viewWillLayout()
      #expect(shown(controller.tableView) == ["Call Ada", "Write"])
    }
  }
#endif
