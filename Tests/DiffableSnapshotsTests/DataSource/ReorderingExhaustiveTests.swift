import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Every drag in every small list, each followed by an animated apply.
@Suite(.withoutInternalChecks) struct ReorderingExhaustiveTests {
  private typealias Source = DiffableDataSource<Int, Int, StrictList<Int>>

  @Test(arguments: ListKind.all) func theSnapshotFollowsEveryDrag(_ kind: ListKind) {
    var generator = SnapshotGenerator(seed: 1)
    var drops = 0
    for snapshot in SmallWorlds(sections: 3, items: Effort.isReduced ? 2 : 3).olds {
      let sizes = show(snapshot, on: kind).list.shownCells.map(\.count)
      for source in paths(sizes) {
        var sizesAfter = sizes
        sizesAfter[source.section] -= 1
        for destination in paths(sizesAfter.map { $0 + 1 }) {
          if drag(snapshot, kind, source, destination, &generator) { drops += 1 }
        }
      }
    }
    #expect(drops > Effort.cases(200))
  }

  private func paths(_ sizes: [Int]) -> [ItemPath] {
    sizes.enumerated().flatMap { section, size in
      (0..<size).map { ItemPath(section: section, item: $0) }
    }
  }

  private func show(
    _ snapshot: Snapshot<Int, Int>,
    on kind: ListKind
  ) -> (list: StrictList<Int>, source: Source) {
    let list = StrictList<Int>(kind.capabilities, by: kind.method)
    let source = Source(target: list) { _, _, item in item }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(snapshot)
    return (list, source)
  }

  private func drag(
    _ snapshot: Snapshot<Int, Int>,
    _ kind: ListKind,
    _ source: ItemPath,
    _ destination: ItemPath,
    _ generator: inout SnapshotGenerator
  ) -> Bool {
    let (list, dataSource) = show(snapshot, on: kind)
    var transactions: [ReorderingTransaction<Int, Int>] = []
    dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    var serialNumbers = list.shownCells.map { $0.map(\.serialNumber) }
    let isHeader = list.shownCells[source.section][source.item].cell == nil
    let isBeforeFirstHeader = kind.capabilities.contains(.headerRows) && destination.item == 0
    let isMoved = list.reorderItem(at: source, to: destination)
    #expect(isMoved == (!isHeader && !isBeforeFirstHeader))
    if isMoved {
      let number = serialNumbers[source.section].remove(at: source.item)
      serialNumbers[destination.section].insert(number, at: destination.item)
    }
    let callsHandler = isMoved && source != destination
    #expect(transactions.map(\.finalSnapshot) == (callsHandler ? [dataSource.snapshot()] : []))
    #expect((dataSource.snapshot() == snapshot) == !callsHandler)
    #expect(list.shownCells.map { $0.map(\.serialNumber) } == serialNumbers)
    #expect(list.log == [.reload])
    expectEqual(list, dataSource.snapshot())

    let next = generator.edited(dataSource.snapshot(), times: 3)
    dataSource.apply(next)
    #expect(dataSource.snapshot() == next)
    expectEqual(list, next)
    return isMoved
  }

  private func expectEqual(_ list: StrictList<Int>, _ snapshot: Snapshot<Int, Int>) {
    let sections = snapshot.sectionIdentifiers.map {
      snapshot.itemIdentifiers(inSection: $0).map(Optional.some)
    }
    let expected: [[Int?]] =
      if list.capabilities.contains(.sections) {
        sections
      } else {
        [sections.flatMap { (list.capabilities.contains(.headerRows) ? [nil] : []) + $0 }]
      }
    let cells = list.shownCells.map { $0.map(\.cell) }
    #expect(cells == expected)
    #expect(list.refusals.isEmpty)
  }
}
