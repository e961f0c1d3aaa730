import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The data source's snapshot, and its lookup of items, sections and paths.
@Suite(.withoutInternalChecks) struct DataSourceAnswerTests {
  @Test func aNewDataSourceIsEmpty() {
    let source = Screen().dataSource
    #expect(source.snapshot() == Snapshot())
    #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 0)) == nil)
    #expect(source.itemPath(for: "1") == nil)
    #expect(source.sectionIdentifier(for: 0) == nil)
    #expect(source.index(for: "1") == nil)
  }

  @Test(arguments: ListKind.all)
  func lookupWorksInBothDirections(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1 1a 2a | 2 | 3 3a")
    let source = screen.dataSource
    #expect(source.itemPath(for: "2") == ItemPath(section: 0, item: 1))
    #expect(source.itemPath(for: "3") == ItemPath(section: 2, item: 0))
    #expect(source.itemPath(for: "4") == nil)
    #expect(source.itemIdentifier(for: ItemPath(section: 0, item: 1)) == "2")
    #expect(source.itemIdentifier(for: ItemPath(section: 2, item: 0)) == "3")
    #expect(source.index(for: "3") == 2)
    #expect(source.index(for: "4") == nil)
    #expect([-1, 0, 1, 2, 3].map(source.sectionIdentifier) == [nil, "1", "2", "3", nil])
    for (section, item) in [(1, 0), (0, 2), (3, 0), (-1, 0), (0, -1), (2, 1)] {
      #expect(source.itemIdentifier(for: ItemPath(section: section, item: item)) == nil)
    }
  }

  /// The data source does not wait for the list's completions.
  @Test(arguments: ListKind.all)
  func lookupUsesTheNewSnapshotImmediately(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.list.delaysCompletions = true
    screen.apply("1 1a 2a", named: "first")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a")
    screen.apply("1 2a 3a! | 2 1b", named: "second")
    #expect(screen.dataSource.snapshot().notation == "1 2a 3a | 2 1b")
    #expect(screen.dataSource.itemPath(for: "1") == ItemPath(section: 1, item: 0))
    #expect(screen.diary.completed == [])
    screen.list.completeNext()
    #expect(screen.diary.completed == ["first"])
    while screen.list.numberOfDelayedCompletions > 0 {
      #expect(screen.diary.completed == ["first"])
      screen.list.completeNext()
    }
    #expect(screen.diary.completed == ["first", "second"])
    screen.expectInOrder()
  }

  @Test(arguments: ListKind.all)
  func theReturnedSnapshotHasNoMarks(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1! 1a! 2a?")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a")
    screen.apply("1 1a! 2a? 3a!")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a 3a")
    screen.apply("1! 1a 2a 3a | 2!")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a 3a | 2")
    screen.list.isOnScreen = false
    screen.apply("1! 1a! 2a? 3a | 2!")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a 3a | 2")
    screen.expectInOrder()
  }

  /// During a batch the data source finds the provider's item at the provider's path.
  @Test(arguments: ListKind.all)
  func lookupInTheProviderMatchesTheBatch(_ kind: ListKind) {
    var generator = SnapshotGenerator(seed: 11)
    var snapshot = generator.snapshot()
    let list = StrictList<Int>(kind.capabilities, by: kind.method == .edits ? .edits : .batches)
    var contradictions = 0
    var isConsistent: ((ItemPath, Int) -> Bool)?
    let source = DiffableDataSource<Int, Int, StrictList<Int>>(target: list) { _, path, item in
      if isConsistent?(path, item) == false { contradictions += 1 }
      return item
    }
    isConsistent = { [unowned source] path, item in
      source.itemIdentifier(for: path) == item && source.itemPath(for: item) == path
    }
    for _ in 0..<Effort.cases(100) {
      snapshot = generator.edited(snapshot, times: 6)
      source.apply(snapshot)
    }
    #expect(contradictions == 0)
    #expect(list.refusals.isEmpty)
    #expect(Array(list.cells.joined()) == snapshot.itemIdentifiers)
  }
}
