// The properties of a view controller are updated since iOS 26.
#if canImport(AppleBase)
  import DiffableObservation
  import DiffableUIKit
  import Observation
  import Testing
  import UIKit

  /// Controllers of the article on following a model.
  @MainActor
  struct ExamplesOfFollowing {
    nonisolated enum Status: String, CaseIterable {
      case open, done
    }

    nonisolated struct Todo: Hashable, Identifiable {
      let id: Int
      var title: String
      var status = Status.open
    }

    class TodoController: UITableViewController {
      let store = TodoStore()
      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      private(set) lazy var dataSource = TableViewDiffableDataSource<Status, ModelItem<Todo>>(
        tableView: tableView
      ) { tableView, indexPath, todo in
        let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
        cell.textLabel?.text = todo.title
        return cell
      }

      override func loadView() {
        super.loadView()
        tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
        window.addSubview(tableView)
      }
    }

    final class ObservingController: TodoController {
      private var observation: SnapshotObservation?

      // example: controller that observes
      override func viewDidLoad() {
        super.viewDidLoad()
        observation = dataSource.observe { [store] in
          Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
        }
      }
      // end
    }

    final class UpdatingController: TodoController {
      // example: controller whose properties UIKit updates
      override func updateProperties() {
        super.updateProperties()
        dataSource.apply(
          Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
        )
      }
      // end
    }

    final class LayoutController: TodoController {
      // example: controller whose layout UIKit updates
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        dataSource.apply(
          Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
        )
      }
      // end
    }

    private func shown(_ controller: TodoController) -> [[String]] {
      let tableView = controller.tableView!
      return (0..<tableView.numberOfSections).map { section in
        (0..<tableView.numberOfRows(inSection: section)).compactMap {
          tableView.cellForRow(at: [section, $0])?.textLabel?.text
        }
      }
    }

    private func change(_ store: TodoStore) {
      store.todos.append(Todo(id: 7, title: "Call Ada"))
      store.todos[0].status = .done
    }

    @Test func aControllerObservesItsStore() async throws {
      let controller = ObservingController()
      controller.store.todos = [Todo(id: 1, title: "Write")]
      controller.loadViewIfNeeded()
      #expect(shown(controller) == [["Write"], []])
      var numberOfApplies = 0
      controller.dataSource.applyObserver = { _ in numberOfApplies += 1 }
      change(controller.store)
      for _ in 0..<10_000 where numberOfApplies == 0 {
        try await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(shown(controller) == [["Call Ada"], ["Write"]])
      #expect(numberOfApplies == 1)
    }

    @Test func viewsAreUpdatedByUIKit() {
      let (updating, laidOut) = (UpdatingController(), LayoutController())
      for (controller, update) in [
        (updating, updating.updateProperties), (laidOut, laidOut.viewWillLayoutSubviews),
      ] as [(TodoController, () -> Void)] {
        controller.loadViewIfNeeded()
        controller.store.todos = [Todo(id: 1, title: "Write")]
        update()
        #expect(shown(controller) == [["Write"], []])
        var sendsNothing: [Bool] = []
        controller.dataSource.applyObserver = { report in
          if case .batches(let batches) = report.outcome { sendsNothing.append(batches.isEmpty) }
        }
        change(controller.store)
        update()
        #expect(shown(controller) == [["Call Ada"], ["Write"]])
        update()
        #expect(sendsNothing == [false, true], "An equal snapshot sends nothing to the view")
      }
    }
  }

  /// A store of todos.
  @Observable
  final class TodoStore {
    var todos: [ExamplesOfFollowing.Todo] = []
  }
#endif
