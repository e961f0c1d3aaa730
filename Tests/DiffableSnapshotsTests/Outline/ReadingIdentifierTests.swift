import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Items whose `==` and `hash(into:)` read the data source, or apply a snapshot, while it compares them.
struct ReadingIdentifierTests {
  /// A number that calls a closure whenever it is compared or hashed.
  private struct Curious: Hashable, Sendable {
    final class Observer: @unchecked Sendable {
      var look: (() -> Void)?

      func notice() {
        guard let look else { return }
        // The closure compares items too.
        self.look = nil
        look()
        self.look = look
      }
    }

    var number: Int
    let observer: Observer

    static func == (left: Curious, right: Curious) -> Bool {
      left.observer.notice()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      observer.notice()
      hasher.combine(number)
    }
  }

  private let observer = Curious.Observer()
  private let list = StrictList<Int>(.tableView)
  private let dataSource: DiffableDataSource<String, Curious, StrictList<Int>>

  init() {
    dataSource = DiffableDataSource(target: list) { $2.number }
    var outline = SectionSnapshot(items(1...4))
    outline.append(items(10...12), to: item(1))
    dataSource.apply(outline, to: "a")
  }

  private func item(_ number: Int) -> Curious { Curious(number: number, observer: observer) }

  private func items(_ numbers: ClosedRange<Int>) -> [Curious] { numbers.map { item($0) } }

  @Test func itemsMayReadTheDataSourceWhileAnItemIsExpanded() {
    let (dataSource, other) = (dataSource, item(2))
    observer.look = {
      _ = dataSource.isExpanded(other)
      _ = dataSource.snapshot(for: "a")
      _ = dataSource.itemPath(for: other)
    }
    defer { observer.look = nil }
    #expect(dataSource.expandItem(item(1)))
    #expect(list.cells == [[1, 10, 11, 12, 2, 3, 4]])
    #expect(dataSource.collapseItem(item(1)))
    #expect(list.cells == [[1, 2, 3, 4]])
    #expect(list.refusals.isEmpty)
  }

  @Test func itemsMayApplySnapshotsWhileTheyAreCompared() {
    let (dataSource, added) = (dataSource, item(9))
    // Each apply compares items, so an item that always applied a snapshot would never come to an end.
    nonisolated(unsafe) var rest = 20
    observer.look = {
      rest -= 1
      if rest >= 0 { dataSource.update { _ = $0.appendItems([added]) } }
    }
    defer { observer.look = nil }
    dataSource.toggleItem(item(1))
    _ = dataSource.level(of: item(10))
    dataSource.update { next in
      next.moveItem(item(3), beforeItem: item(1))
    }
    #expect(rest < 0)
    #expect(list.cells.map { $0.count } == [dataSource.snapshot().numberOfItems])
    #expect(list.refusals.isEmpty)
  }
  /// An outline and the newest snapshot change together, so that an item never finds one of them changed.
  @Test func itemsReadOutlinesThatBelongToTheSnapshot() {
    let dataSource = dataSource
    nonisolated(unsafe) var reads = 0
    observer.look = {
      let outline = dataSource.snapshot(for: "a").visibleItems
      reads += 1
      #expect(outline.map(\.number) == dataSource.snapshot().itemIdentifiers.map(\.number))
    }
    defer { observer.look = nil }
    #expect(dataSource.expandItem(item(1)))
    #expect(dataSource.collapseItem(item(1)))
    dataSource.apply(SectionSnapshot(items(3...5)), to: "a")
    dataSource.update { $0.deleteItems([item(4)]) }
    #expect(reads > 10)
    #expect(list.cells == [[3, 5]])
  }
  /// A new apply takes the marks of the apply that it supersedes, and thereby hashes the marked items.
  @Test func markedItemsMayApplySnapshotsWhileAnApplyIsSuperseded() {
    let dataSource = dataSource
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    dataSource.update { $0.reloadItems(items(2...4)) }
    nonisolated(unsafe) var rest = 3
    let added = item(9)
    observer.look = {
      rest -= 1
      if rest >= 0 { dataSource.update { _ = $0.appendItems([added]) } }
    }
    dataSource.update { $0.deleteItems([]) }
    list.endReordering()
    observer.look = nil
    #expect(rest < 0)
    #expect(list.refusals.isEmpty)
    #expect(list.cells.map { $0.count } == [dataSource.snapshot().numberOfItems])
  }

  /// An item applies a snapshot while the marks of a superseded apply are hashed.
  @Test func theMarksOfAnApplyThatAnItemCallsAreKept() {
    let list = StrictList<Int>(.tableView)
    let dataSource = DiffableDataSource<String, Curious, _>(target: list) { $2.number }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.apply(Snapshot([("a", items(1...3))]))
    let serialNumbers = list.shownCells[0].map(\.serialNumber)
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    let next = dataSource.snapshot()
    dataSource.update { $0.reloadItems([item(3)]) }
    let marked = item(1)
    nonisolated(unsafe) var isFirst = true
    observer.look = {
      guard isFirst else { return }
      isFirst = false
      dataSource.update { $0.reloadItems([marked]) }
    }
    dataSource.apply(next)
    list.endReordering()
    observer.look = nil
    #expect(list.refusals.isEmpty)
    let isReloaded = zip(list.shownCells[0], serialNumbers).map { $0.serialNumber != $1 }
    #expect(isReloaded == [true, false, true])
  }
}
