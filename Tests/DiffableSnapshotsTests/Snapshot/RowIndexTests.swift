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
    for (index, row) in rows.enumerated() {
      guard case .item(let path) = row, let item = snapshot.itemIdentifier(for: path) else {
        continue
      }
      #expect(snapshot.indexOfRow(for: item, headers: headers) == index)
    }
  }
  @Test(arguments: [true, false]) func whatIsNotInTheListHasNoRow(headers: Bool) {
    let snapshot = TestSnapshot("a 1 2 | b")
    #expect(snapshot.indexOfRow(for: 9, headers: headers) == nil)
    for (section, item) in [(0, 2), (1, 0), (2, 0), (0, -1), (-1, 0), (.max, .max)] {
      let path = ItemPath(section: section, item: item)
      #expect(snapshot.indexOfRow(.item(path), headers: headers) == nil, "\(path)")
    }
    for section in [-1, 2, .max] {
      #expect(snapshot.indexOfRow(.header(section: section), headers: headers) == nil)
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
