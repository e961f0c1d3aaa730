import DiffableObservation
import DiffableSnapshotsTesting
import DiffableSources
import Observation
import Testing

// The code of the article on following a model, and of the comments of the module.

// example: observable store
enum Status: String, CaseIterable {
  case open, done
}

struct Todo: Hashable, Identifiable {
  let id: Int
  var title: String
  var status = Status.open
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Observable
final class TodoStore {
  var todos: [Todo] = []
}
// end

/// A list of todos on screen.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class TodoScreen {
  let list = StrictList<String>(.tableView)
  let store = TodoStore()
  let dataSource: DiffableDataSource<Status, ModelItem<Todo>, StrictList<String>>
  private var observation: SnapshotObservation?

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, todo in todo.title }
  }

  func start() {
    // example: observe
    observation = dataSource.observe { [store] in
      Snapshot(grouping: store.todos, into: [.open, .done]) { $0.status }
    }
    // end
  }

  func change() {
    // example: changes of the model
    store.todos.append(Todo(id: 7, title: "Call Ada"))
    store.todos[0].status = .done
    // end
  }
}

// example: objects as models
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Observable
final class Person: Identifiable {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    (self.id, self.name) = (id, name)
  }
}

struct PersonRow: Identifiable, Equatable {
  let id: Int
  let name: String
}
// end

/// A store of items instead of models.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Observable
final class StoredItems {
  var rows = [ModelItem(Todo(id: 1, title: "Buy milk"))]
  var snapshot = Snapshot([(0, [ModelItem(Todo(id: 1, title: "Buy milk"))])])
}

@MainActor
struct ExamplesOfFollowing {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aListFollowsAStore() async {
    let screen = TodoScreen()
    screen.store.todos = [Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Write")]
    screen.start()
    #expect(screen.list.cells == [["Buy milk", "Write"], []])
    screen.change()
    await settle()
    #expect(screen.list.cells == [["Write", "Call Ada"], ["Buy milk"]])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  // example: test of a change
  @MainActor @Test(.timeLimit(.minutes(5)))
  func aNewTaskIsShown() async {
    let screen = TodoScreen()
    screen.start()
    screen.store.todos = [Todo(id: 1, title: "Buy milk")]
    while screen.list.cells != [["Buy milk"], []] { await Task.yield() }
  }
  // end

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func oneCellOfAnObjectIsReconfigured() async {
    let people = (0..<50).map { Person(id: $0, name: "\($0)") }
    let list = StrictList<String>(.tableView)
    var numberOfCells = 0
    let dataSource = DiffableDataSource<Int, ModelItem<PersonRow>, StrictList<String>>(
      target: list
    ) { _, _, row in
      numberOfCells += 1
      return row.name
    }
    var counts: [Int] = []
    dataSource.applyObserver = { counts.append($0.changeset?.count ?? 0) }
    // example: rows of objects
    let observation = dataSource.observe {
      Snapshot(grouping: people.map { PersonRow(id: $0.id, name: $0.name) }) {
        _ in 0
      }
    }
    // end
    people[7].name = "seven"
    await settle()
    #expect(list.cells[0][7] == "seven")
    // One apply updates one cell, not fifty.
    #expect(counts == [0, 1] && numberOfCells == 51)
    withExtendedLifetime(observation) {}
  }

  @Test func aStreamOfSnapshots() async {
    let (snapshots, continuation) = AsyncStream<Snapshot<Int, Int>>.makeStream()
    let list = StrictList<Int>(.tableView)
    let dataSource = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { $2 }
    continuation.yield(Snapshot([(0, [1])]))
    continuation.yield(Snapshot([(0, [1, 2])]))
    continuation.finish()
    // example: stream of snapshots
    for await snapshot in snapshots {
      await dataSource.apply(snapshot)
    }
    // end
    #expect(list.cells == [[1, 2]])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aSourceFollowsALibrary() {
    final class Library { var songs = ["Suzanne"] }
    let library = Library()
    let songs = BasicSource<String, String> { $0 }
    var observation: SnapshotObservation?
    // example: observe items
    observation = songs.observe { [library] in library.songs }
    // end
    #expect(songs.items == ["Suzanne"])
    withExtendedLifetime(observation) {}
  }

  /// A property of items reports no change when only their content differs; a property of models does.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func equalIdentifiersAreNoChange() async {
    let (stored, store) = (StoredItems(), TodoStore())
    store.todos = [Todo(id: 1, title: "Buy milk")]
    let other = Todo(id: 1, title: "Buy oat milk")
    let reportsRows = await reports({ stored.rows }) { stored.rows = [ModelItem(other)] }
    let reportsSnapshot = await reports({ stored.snapshot }) {
      stored.snapshot = Snapshot([(0, [ModelItem(other)])])
    }
    let reportsTodos = await reports({ store.todos }) { store.todos = [other] }
    #expect(!reportsRows && !reportsSnapshot && reportsTodos)
  }

  /// So the list that observes the items does not show the new content, in contrast to one that observes the models.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aListOfStoredItemsIsNotUpdated() async {
    let (stored, store) = (StoredItems(), TodoStore())
    store.todos = [Todo(id: 1, title: "Buy milk")]
    let lists = [StrictList<String>(.tableView), StrictList<String>(.tableView)]
    let dataSources = lists.map {
      DiffableDataSource<Int, ModelItem<Todo>, StrictList<String>>(target: $0) { $2.title }
    }
    let observations = [
      dataSources[0].observe { stored.snapshot },
      dataSources[1].observe { Snapshot(grouping: store.todos) { _ in 0 } },
    ]
    let other = Todo(id: 1, title: "Buy oat milk")
    stored.snapshot = Snapshot([(0, [ModelItem(other)])])
    store.todos = [other]
    await settle()
    #expect(lists.map(\.cells) == [[["Buy milk"]], [["Buy oat milk"]]])
    withExtendedLifetime(observations) {}
  }

  /// Returns whether Observation reports a change of what a closure reads while another closure runs.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func reports(_ read: () -> some Any, whenSet set: () -> Void) async -> Bool {
    let (changes, continuation) = AsyncStream<Int>.makeStream()
    withObservationTracking {
      _ = read()
    } onChange: {
      continuation.yield(1)
    }
    set()
    continuation.finish()
    return await changes.reduce(0, +) == 1
  }
}

struct ChatServer {
  func messages(from start: Int) async throws -> [Int] {
    Array(start..<min(start + 20, 1000))
  }
}

// example: model with pages
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
final class Conversation {
  var searchText = "" { didSet { show() } }
  private(set) var isLoadingEarlier = false
  private(set) var isLoadingLater = false
  let messages = BasicSource<Int, String> { "Message \($0)" }
  private let pager: Pager<Void, Int, Int, Int>

  init(_ server: ChatServer) {
    pager = Pager(query: ()) { _, cursor in
      let start = cursor ?? 500
      let numbers = try await server.messages(from: start)
      return Page(
        [SnapshotSection(0, items: numbers)],
        previous: start > 0 ? start - 20 : nil,
        next: start < 980 ? start + 20 : nil
      )
    }
    pager.stateHandler = { [unowned self] pager in
      isLoadingEarlier = pager.previousState.isLoading
      isLoadingLater = pager.state.isLoading
    }
    show()
  }

  func refresh() { pager.refresh() }

  private func show() {
    pager.show(in: messages) { [searchText] snapshot in
      var shown = snapshot
      shown.deleteItems(
        snapshot.itemIdentifiers.filter {
          !searchText.isEmpty && !"\($0)".contains(searchText)
        }
      )
      return shown
    }
  }
}
// end

@Suite(.timeLimit(.minutes(10))) @MainActor struct ExamplesOfPagesInModels {
  @Test func modelsLoadPagesAtBothEnds() async {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
    // example: screen with pages
    let conversation = Conversation(ChatServer())
    let earlier = BasicSource<String, String> { $0 }
    let later = BasicSource<String, String> { $0 }
    let observations = [
      earlier.observe { conversation.isLoadingEarlier ? ["Loading …"] : [] },
      later.observe { conversation.isLoadingLater ? ["Loading …"] : [] },
    ]
    let screen = CompositeSource([earlier, conversation.messages, later])
    conversation.refresh()
    // end
    let list = StrictList<String>()
    let connection = screen.connect(to: list)
    while list.cells != [[], list.cells[1], []] || list.cells[1].count != 20 { await Task.yield() }
    list.data?.willDisplay(list, at: ItemPath(section: 1, item: 0))
    list.data?.willDisplay(list, at: ItemPath(section: 1, item: 19))
    while list.cells[0].isEmpty && list.cells[1].count < 60 { await Task.yield() }
    while list.cells != [[], list.cells[1], []] || list.cells[1].count != 60 { await Task.yield() }
    #expect(list.cells[1] == (480..<540).map { "Message \($0)" })
    conversation.searchText = "52"
    #expect(list.cells[1] == (520..<530).map { "Message \($0)" })
    conversation.searchText = ""
    #expect(list.cells[1].count >= 60)
    withExtendedLifetime((connection, observations)) {}
  }
}
