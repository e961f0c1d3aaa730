import DiffableSnapshotsTesting
import Testing

@testable import DiffableSnapshots

/// Reading the outline of a section does not change the data source.
struct OutlineReadingTests {
  private let list = StrictList<String>()
  private let source: DiffableDataSource<String, Int, StrictList<String>>

  init() {
    source = DiffableDataSource(target: list) { _, _, item in "\(item)" }
    source.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
  }

  @Test func readingASectionWithoutAnOutlineCreatesNone() {
    #expect(source.snapshot(for: "a").rootItems == [1, 2])
    #expect(source.snapshot(for: "unknown").items.isEmpty)
    #expect(source.newest.outlines == nil)
  }

  /// The item is unknown, or its handler deletes it.
  @Test func aFailedExpansionLeavesNoOutline() {
    source.sectionSnapshotHandlers.willExpandItem = { [source] item in
      source.update { $0.deleteItems([item]) }
    }
    #expect(!source.expandItem(99) && !source.expandItem(1))
    #expect(source.snapshot().itemIdentifiers == [2, 3])
    #expect(source.newest.outlines == nil)
  }

  @Test func readingAnOutlineKeepsItAndTheListUnchanged() throws {
    var outline = SectionSnapshot([1, 2])
    outline.append([4], to: 1)
    source.apply(outline, to: "a")
    let trees = try #require(source.newest.outlines?.trees)
    let log = list.log
    var read = source.snapshot(for: "a")
    read.deleteAll()
    _ = source.snapshot(for: "b")
    #expect(source.newest.outlines?.trees["a"] == trees["a"])
    #expect(source.newest.outlines?.trees.count == trees.count)
    #expect(source.snapshot(for: "a") == outline)
    #expect(list.log == log)
  }
}
