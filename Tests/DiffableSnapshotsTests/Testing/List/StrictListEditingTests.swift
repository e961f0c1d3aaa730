import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A strict list that simulates a user who edits, and a view that prefetches.
struct StrictListEditingTests {
  private typealias Source = DiffableDataSource<String, String, StrictList<String>>

  private func makeSource(_ list: StrictList<String>) -> Source {
    let source = Source(target: list) { _, _, item in item }
    source.apply(Snapshot([("first", ["a", "b"]), ("second", ["c"])]))
    source.itemHandlers.canDeleteItem = { _ in true }
    source.itemHandlers.canInsertItem = { _ in true }
    source.itemHandlers.didInsertItem = { _ in }
    return source
  }

  private func path(_ item: Int, section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test func aListWithoutSectionsEditsRows() {
    let list = StrictList<String>(.rowsOnly.subtracting(.headerRows))
    let source = makeSource(list)
    #expect(list.deleteItem(at: path(1)))
    #expect(list.insertItem(at: path(1)))
    #expect(list.cells == [["a", "c"]])
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func headerRowsCannotBeEdited() {
    let list = StrictList<String>(.rowsOnly)
    let source = makeSource(list)
    var prefetched: [String] = []
    source.itemHandlers.prefetchItems = { prefetched += $0 }
    for header in [0, 3] {
      #expect(!list.deleteItem(at: path(header)))
      #expect(!list.insertItem(at: path(header)))
    }
    list.prefetchItems(at: (0...5).map { path($0) })
    #expect(prefetched == ["a", "b", "c"])
    #expect(list.deleteItem(at: path(4)))
    #expect(list.cells == [["a", "b"]])
    #expect(list.refusals.isEmpty)
  }

  @Test(arguments: [true, false])
  func pathsOutOfBoundsAndListsWithoutDataCannotBeEdited(hasData: Bool) {
    let list = StrictList<String>()
    let source = hasData ? makeSource(list) : nil
    for path in [path(2), path(-1), path(1, section: 1), path(0, section: 2)] {
      #expect(!list.deleteItem(at: path))
      #expect(!list.insertItem(at: path))
    }
    #expect(list.cells == (hasData ? [["a", "b"], ["c"]] : []))
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(source) {}
  }

  /// The counts of the data source must be equal to the counts that the list shows.
  @Test func editsCheckTheCounts() {
    let list = StrictList<String>()
    let source = makeSource(list)
    let other = StrictList<String>()
    let otherSource = makeSource(other)
    otherSource.update { $0.deleteItems(["b"]) }
    list.data = other.data
    #expect(!list.deleteItem(at: path(0)))
    #expect(!list.insertItem(at: path(0)))
    #expect(list.refusals.map(\.rule) == [.countsBefore, .countsBefore])
    withExtendedLifetime(source) {}
  }
}
