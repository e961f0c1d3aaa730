import DiffableSnapshots
import TestSupport
import Testing

/// Tests the indexes of rows in a list without sections.
struct RowIndexTests {
  @Test(arguments: [true, false], ["", "a", "a 1 2 | b | c 3", "a | b | c 1 2 3 | d", "a 1 2 3"])
  func theIndexOfARowIsItsOffset(headers: Bool, notation: String) {
    let snapshot = TestSnapshot(notation)
    let rows = snapshot.rows(headers: headers)
    #expect(rows.map { snapshot.indexOfRow($0, headers: headers) } == rows.indices.map { $0 })
  }

  @Test func theIndexOfAnItemCountsHeadersAbove() {
    let snapshot = TestSnapshot("a 1 2 | b | c 3")
    #expect([1, 2, 3].map { snapshot.indexOfRow(for: $0, headers: true) } == [1, 2, 5])
    #expect([1, 2, 3].map { snapshot.indexOfRow(for: $0, headers: false) } == [0, 1, 2])
  }

  @Test(arguments: [true, false]) func anUnknownItemHasNoRow(headers: Bool) {
    let snapshot = TestSnapshot("a 1 2")
    #expect(snapshot.indexOfRow(for: 9, headers: headers) == nil)
  }

  @Test(arguments: [(0, 2), (1, 0), (2, 0), (0, -1), (-1, 0), (.max, .max)])
  func aPathOutOfBoundsHasNoRow(_ section: Int, _ item: Int) {
    let snapshot = TestSnapshot("a 1 2 | b")
    let row = ListRow.item(ItemPath(section: section, item: item))
    #expect(snapshot.indexOfRow(row, headers: true) == nil)
    #expect(snapshot.indexOfRow(row, headers: false) == nil)
  }

  @Test func aHeaderOutOfBoundsOrWithoutARowHasNoIndex() {
    let snapshot = TestSnapshot("a 1 2 | b")
    for section in [-1, 2, .max] {
      #expect(snapshot.indexOfRow(.header(section: section), headers: true) == nil)
    }
    #expect(snapshot.indexOfRow(.header(section: 1), headers: false) == nil)
  }

  @Test func aDataSourceAnswersFromTheShownSnapshot() {
    let kind = ListKind(name: "rowsOnly", capabilities: .rowsOnly, method: .batches)
    let screen = Screen(kind)
    screen.apply("1 1 2 | 2 3")
    let item: Tagged = "3"
    #expect(screen.dataSource.indexOfRow(for: item, headers: true) == 4)
    #expect(screen.dataSource.indexOfRow(for: item, headers: false) == 2)
    screen.diary.onCell = { [unowned screen] _, _ in
      // This apply waits, so the list still shows the snapshot with four items.
      screen.dataSource.apply(Snapshot())
      #expect(screen.dataSource.indexOfRow(for: item, headers: true) == 5)
    }
    screen.apply("1 1 2 4 | 2 3")
    #expect(screen.dataSource.indexOfRow(for: item, headers: true) == nil)
  }
}
