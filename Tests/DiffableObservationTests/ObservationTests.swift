import DiffableObservation
import DiffableSnapshots
import DiffableSnapshotsTesting
import Observation
import Testing

@MainActor
struct ObservationTests {
  typealias Source = DiffableDataSource<String, Int, StrictList<Int>>

  let list = StrictList<Int>(.tableView)

  private func makeSource() -> Source { Source(target: list) { _, _, item in item } }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func snapshot(_ store: Store) -> Snapshot<String, Int> {
    Snapshot([("todos", store.shown)])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func changesOfATurnAreOneApply() async {
    let store = Store()
    let dataSource = makeSource()
    var modes: [ApplyMode] = []
    dataSource.applyObserver = { modes.append($0.mode) }
    let observation = dataSource.observe { [self, store] in snapshot(store) }
    #expect(list.cells == [[3, 1, 2]])
    store.todos.append(4)
    store.todos.sort()
    store.filter = 1
    #expect(list.cells == [[3, 1, 2]])
    await settle()
    #expect(list.cells == [[2, 3, 4]])
    #expect(modes == [.notAnimated, .animated])
    #expect(store.numberOfReads == 2)
    store.todos = [9]
    await settle()
    #expect(list.cells == [[9]])
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: [ApplyMode.notAnimated, .reload])
  func allChangesHaveTheMode(mode: ApplyMode) async {
    let store = Store()
    let dataSource = makeSource()
    var modes: [ApplyMode] = []
    dataSource.applyObserver = { modes.append($0.mode) }
    let observation = dataSource.observe(mode: mode) { [self, store] in snapshot(store) }
    store.todos = []
    await settle()
    #expect(modes == [mode, mode])
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func onlyPropertiesThatWereReadMatter() async {
    let store = Store()
    let dataSource = makeSource()
    let observation = dataSource.observe { [store] in Snapshot([("todos", store.todos)]) }
    store.filter = 2
    await settle()
    #expect(store.numberOfReads == 0)
    #expect(list.cells == [[3, 1, 2]])
    withExtendedLifetime(observation) {}
  }

  /// How an observation ends.
  enum End: CaseIterable {
    case cancel, release, releaseOfTheDataSource, cancelWithinTheClosure
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: End.allCases)
  func anObservationEndsAtOnce(end: End) async {
    let store = Store()
    final class Captured {}
    var dataSource: Source? = makeSource()
    var captured: Captured? = Captured()
    weak let weakCaptured = captured
    var observation: SnapshotObservation?
    var endsWithin = false
    observation = dataSource?.observe { [store, captured] in
      withExtendedLifetime(captured) {}
      if endsWithin { observation?.cancel() }
      return Snapshot([("todos", store.shown)])
    }
    captured = nil
    #expect(weakCaptured != nil)
    // This change is not shown either.
    store.todos = [7]
    switch end {
    case .cancel:
      observation?.cancel()
      observation?.cancel()
    case .release: observation = nil
    case .releaseOfTheDataSource: dataSource = nil
    case .cancelWithinTheClosure:
      endsWithin = true
      await settle()
    }
    #expect(weakCaptured == nil)
    let reads = store.numberOfReads
    store.todos = [8]
    await settle()
    #expect(store.numberOfReads == reads)
    #expect(dataSource == nil || list.cells == [[3, 1, 2]])
    // Another observation can follow.
    let next = dataSource?.observe { [store] in Snapshot([("todos", store.todos)]) }
    #expect(dataSource == nil || list.cells == [[8]])
    withExtendedLifetime((observation, next)) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aChangeDuringAnApplyIsShownAfterIt() async {
    let store = Store()
    let dataSource = Source(target: list) { [store] _, _, item in
      if item == 4, store.todos.count == 4 { store.todos.append(5) }
      return item
    }
    let observation = dataSource.observe { [self, store] in snapshot(store) }
    store.todos.append(4)
    await settle()
    #expect(list.cells == [[3, 1, 2, 4, 5]])
    #expect(store.numberOfReads == 3)
    withExtendedLifetime(observation) {}
  }

  /// The model changes while the list waits for the user.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func theNewestChangeIsShownAfterADrag() async throws {
    let store = Store()
    let dataSource = makeSource()
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let observation = dataSource.observe { [self, store] in snapshot(store) }
    #expect(list.data?.beginReordering(at: ItemPath(section: 0, item: 0)) == true)
    store.todos = [1]
    await settle()
    store.todos = [1, 5]
    await settle()
    #expect(list.cells == [[3, 1, 2]])
    list.data?.endReordering()
    #expect(list.cells == [[1, 5]])
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aModelThatIsAnObjectReconfiguresItsCell() async {
    let people = (0..<50).map { Person(id: $0, name: "\($0)") }
    let strings = StrictList<String>(.tableView)
    var numberOfCells = 0
    let dataSource = DiffableDataSource<Int, ModelItem<Row>, StrictList<String>>(
      target: strings
    ) { _, _, row in
      numberOfCells += 1
      return row.name
    }
    var reconfigured: [Int] = []
    dataSource.applyObserver = {
      reconfigured.append($0.changeset?.changes.items.reconfigurations.count ?? -1)
    }
    let observation = dataSource.observe {
      Snapshot([(0, people.map { ModelItem(Row(id: $0.id, name: $0.name)) })])
    }
    #expect(numberOfCells == 50)
    people[7].name = "seven"
    await settle()
    #expect(strings.cells[0][7] == "seven")
    #expect(reconfigured == [-1, 1] && numberOfCells == 51)
    people[0].name = "zero"
    people[9].name = "nine"
    people[9].name = "Nine"
    await settle()
    #expect(strings.cells[0][9] == "Nine")
    #expect(reconfigured == [-1, 1, 2] && numberOfCells == 53)
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  final class Person {
    let id: Int
    var name: String

    init(id: Int, name: String) { (self.id, self.name) = (id, name) }
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }
}

/// The actor of a list, other than the main actor.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
actor Screen {
  private let store = Store()
  private let list = StrictList<Int>(.collectionView)
  private var dataSource: DiffableDataSource<String, Int, StrictList<Int>>?
  private var observation: SnapshotObservation?

  func start() {
    let dataSource = DiffableDataSource<String, Int, StrictList<Int>>(target: list) { _, _, item in
      item
    }
    self.dataSource = dataSource
    observation = dataSource.observe { [store] in
      Snapshot([("todos", store.shown)])
    }
  }

  func append(_ todo: Int) { store.todos.append(todo) }

  var cells: [[Int]] { list.cells }
  var numberOfReads: Int { store.numberOfReads }
}

struct ActorObservationTests {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aListBelongsToAnyActor() async {
    let screen = Screen()
    await screen.start()
    await screen.append(4)
    await screen.append(5)
    for _ in 0..<10_000 where await screen.cells != [[3, 1, 2, 4, 5]] { await Task.yield() }
    #expect(await screen.cells == [[3, 1, 2, 4, 5]])
  }
}
