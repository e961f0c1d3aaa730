import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Data sources that are created for a list during an apply of another data source of the same list.
struct NestedDataSourceTests {
  typealias Source = DiffableDataSource<Int, Int, StrictList<String>>

  /// The data sources of a list, the newest one last.
  private final class Screen {
    let list: StrictList<String>
    var sources: [Source] = []
    var completed: [String] = []

    /// Called with each item whose cell is made.
    var onCell: ((Int) -> Void)?

    init(_ kind: ListKind) {
      list = StrictList(kind.capabilities, by: kind.method)
      addSource()
    }

    func addSource() {
      sources.append(
        Source(target: list) { [unowned self] _, _, item in
          onCell?(item)
          return "\(item)"
        }
      )
    }

    /// Creates a data source that applies items, and releases the previous one, when the cell of an item is made.
    func replaceSource(at item: Int, applying items: [[Int]]) {
      onCell = { [unowned self] in
        guard $0 == item else { return }
        onCell = nil
        addSource()
        for items in items {
          sources[sources.count - 1].apply(Self.snapshot(items)) { [self] in
            completed.append("\(items)")
          }
        }
        sources.removeFirst(sources.count - 1)
      }
    }

    static func snapshot(_ items: [Int]) -> Snapshot<Int, Int> { Snapshot([(0, items)]) }

    func apply(_ items: [Int]) { sources[sources.count - 1].apply(Self.snapshot(items)) }

    var shown: [String] { Array(list.cells.joined()) }
  }

  /// The provider creates the data source during the first reload, or during a batch.
  @Test(arguments: ListKind.all, [false, true])
  func aDataSourceOfAProviderShowsItsItems(_ kind: ListKind, duringBatch: Bool) {
    let screen = Screen(kind)
    if duringBatch { screen.apply([1, 2]) }
    screen.replaceSource(at: 9, applying: [[3], [4]])
    screen.apply([2, 9])
    #expect(screen.shown == ["4"] && screen.list.refusals == [])
    #expect(screen.completed == ["[3]", "[4]"])
    screen.apply([4, 5])
    #expect(screen.shown == ["4", "5"] && screen.list.refusals == [])
  }

  /// The earlier data source also applies; its apply waits, and is then skipped.
  @Test(arguments: ListKind.all)
  func anApplyOfTheEarlierDataSourceIsSkipped(_ kind: ListKind) {
    let screen = Screen(kind)
    let earlier = screen.sources[0]
    screen.onCell = { [unowned screen] item in
      guard item == 1 else { return }
      screen.onCell = nil
      earlier.apply(Screen.snapshot([7])) { screen.completed.append("earlier") }
      screen.addSource()
      screen.sources[1].apply(Screen.snapshot([3])) { screen.completed.append("later") }
      #expect(screen.sources[1].snapshot().itemIdentifiers == [3])
    }
    screen.apply([1, 2])
    #expect(screen.shown == ["3"] && screen.list.refusals == [])
    #expect(screen.completed == ["later", "earlier"])
  }

  /// The provider creates two data sources, and the second one is the last.
  @Test(arguments: ListKind.all) func theLastDataSourceHasTheList(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.onCell = { [unowned screen] item in
      guard item == 1 else { return }
      for number in 3...4 {
        screen.addSource()
        screen.apply([number])
      }
    }
    screen.apply([1, 2])
    #expect(screen.shown == ["4"] && screen.list.refusals == [])
    screen.sources[1].apply(Screen.snapshot([8]))
    #expect(screen.shown == ["4"])
    screen.apply([5])
    #expect(screen.shown == ["5"] && screen.list.refusals == [])
  }

  /// The cells of the later data source create another one.
  @Test(arguments: ListKind.all) func dataSourcesTakeOverOneAfterAnother(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.onCell = { [unowned screen] item in
      guard item < 4 else { return }
      screen.addSource()
      screen.apply([item + 1])
    }
    screen.apply([1])
    #expect(screen.shown == ["4"] && screen.list.refusals == [])
    #expect(screen.sources.count == 4)
  }

  /// The completion of an apply that waits for a drag creates a data source.
  ///
  /// The second data source takes over the list, which ends the drag of the first one and skips its apply.
  @Test(arguments: ListKind.all, [true, false])
  func aDataSourceThatIsCreatedDuringATakeOverGetsTheList(_ kind: ListKind, applies: Bool) {
    let screen = Screen(kind)
    screen.apply([1, 2])
    let first = screen.sources[0]
    first.reorderingHandlers.canReorderItem = { _ in true }
    let isBelowHeader = kind.capabilities.contains(.headerRows)
    #expect(screen.list.beginReordering(at: ItemPath(section: 0, item: isBelowHeader ? 1 : 0)))
    first.apply(Screen.snapshot([3])) { [unowned screen] in
      screen.addSource()
      if applies { screen.apply([4]) }
    }
    let second = Source(target: screen.list) { _, _, _ in "second" }
    #expect(screen.list.draggedItemPath == nil)
    let third = screen.sources[1]
    if applies {
      #expect(screen.shown == ["4"] && screen.list.refusals == [])
    }
    third.apply(Screen.snapshot([6]))
    #expect(screen.shown == ["6"] && screen.list.refusals == [])
    second.apply(Screen.snapshot([5]))
    #expect(screen.shown == ["6"] && screen.list.refusals == [])
  }

  @Test func anUnusedDataSourceOfAProviderLeavesTheListWithoutData() {
    let screen = Screen(.collectionView)
    screen.onCell = { [list = screen.list] _ in _ = Source(target: list) { _, _, _ in "" } }
    screen.apply([1])
    #expect(screen.shown == ["1"] && screen.list.refusals == [])
    #expect(screen.list.data == nil)
  }
}
