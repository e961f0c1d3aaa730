import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

// example: public model
/// A track of an album.
public nonisolated struct Track: Identifiable, Equatable, Sendable {
  /// The number of the track.
  public let id: Int

  /// The title of the track.
  public var title: String
}
// end

/// The code of the article on concurrency.
@Suite struct ExamplesOfConcurrency {
  // example: items of any type
  struct AnyItem: Hashable {
    let value: any Hashable & Sendable

    static func == (left: AnyItem, right: AnyItem) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(AnyHashable(value))
    }
  }
  // end

  // example: item with an object
  @MainActor final class Download {
    var progress = 0.0
  }

  struct DownloadItem: Hashable {
    let id: Int
    let download: Download

    static func == (left: DownloadItem, right: DownloadItem) -> Bool {
      left.id == right.id
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  // end

  @Test func itemsCanBeOfAnyType() {
    let items = [AnyItem(value: 1), AnyItem(value: "1"), AnyItem(value: Int8(1))]
    let snapshot = Snapshot { SnapshotSection("any", items: Array(items[..<2])) }
    #expect(snapshot.itemPath(for: items[1]) == ItemPath(section: 0, item: 1))
    #expect(snapshot.itemPath(for: items[2]) == ItemPath(section: 0, item: 0), "Both are 1")
  }

  @MainActor @Test func itemsCanContainAnObject() {
    let items = [1, 2].map { DownloadItem(id: $0, download: Download()) }
    var snapshot = Snapshot { SnapshotSection("downloads", items: items) }
    items[1].download.progress = 0.5
    snapshot.reconfigureItems([items[1]])
    #expect(snapshot.reconfiguredItemIdentifiers == [items[1]])
    #expect(snapshot.itemIdentifiers[1].download.progress == 0.5)
  }

  @MainActor @Test func aSnapshotIsBuiltInTheBackground() async {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<Character?, ModelItem<Employee>, _>(
      target: list
    ) { _, _, employee in employee.name }
    await show([Employee(id: 1, name: "Grace"), Employee(id: 2, name: "Ada")], in: dataSource)
    #expect(list.cells == [["Ada"], ["Grace"]])
  }

  @MainActor @Test func aCancelledCallerContinuesAndTheSnapshotIsShown() async {
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<Int, Int, _>(target: list) { _, _, item in "\(item)" }
    dataSource.apply(Snapshot([(0, [1, 2])]), completion: nil)
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    let task = Task { await dataSource.apply(Snapshot([(0, [3])])) }
    await Task.yield()
    task.cancel()
    await task.value
    #expect(list.cells == [["1", "2"]])
    list.endReordering()
    for _ in 0..<10_000 where list.cells != [["3"]] { await Task.yield() }
    #expect(list.cells == [["3"]])
  }
}

// example: background
struct Employee: Identifiable, Equatable {
  let id: Int
  var name: String
}

typealias Staff = Snapshot<Character?, ModelItem<Employee>>

@concurrent
func snapshot(of employees: [Employee]) async -> Staff {
  Staff(grouping: employees.sorted { $0.name < $1.name }) {
    $0.name.first
  }
}

@MainActor
func show<List>(
  _ employees: [Employee],
  in dataSource: DiffableDataSource<Character?, ModelItem<Employee>, List>
) async {
  await dataSource.apply(snapshot(of: employees))
}
// end
