import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about editing and prefetching.
@Suite struct ExamplesOfEditing {
  private struct Store {
    var removed: [String] = []
    mutating func remove(_ item: String) { removed.append(item) }
  }

  private struct Loader {
    var loading: Set<String> = []
    mutating func load(_ photos: [String]) { loading.formUnion(photos) }
    mutating func cancel(_ photos: [String]) { loading.subtract(photos) }
  }

  private let list = StrictList<String>()
  private let dataSource: DiffableDataSource<String, String, StrictList<String>>

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, item in item }
    dataSource.apply(Snapshot([("first", ["a", "b", "c"])]))
  }

  @Test func aDeletionReachesTheStore() {
    var store = Store()
    // example: ItemHandlers
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.itemHandlers.didDeleteItem = { item, _ in
      store.remove(item)
    }
    // end
    list.deleteItem(at: ItemPath(section: 0, item: 1))
    #expect(store.removed == ["b"])
    #expect(list.cells == [["a", "c"]])
  }

  @Test func aStrictListDeletesItems() {
    // example: StrictList.deleteItem(at:)
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    list.deleteItem(at: ItemPath(section: 0, item: 2))
    #expect(dataSource.snapshot().itemIdentifiers == ["a", "b"])
    // end
  }

  @Test func photosAreLoadedInAdvance() {
    var loader = Loader()
    // example: ItemHandlers that prefetch
    dataSource.itemHandlers.prefetchItems = { photos in
      loader.load(photos)
    }
    dataSource.itemHandlers.cancelPrefetchingItems = { photos in
      loader.cancel(photos)
    }
    // end
    list.prefetchItems(at: [0, 1].map { ItemPath(section: 0, item: $0) })
    list.cancelPrefetchingItems(at: [ItemPath(section: 0, item: 0)])
    #expect(loader.loading == ["b"])
  }
}
