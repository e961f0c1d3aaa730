import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the counts, rows and cells that a list reads from its data.
struct ListDataTests {
  private func data(_ notation: String) -> ListData<String> {
    let snapshot = TestSnapshot(notation)
    return ListData(snapshot: { snapshot }) { path, item in "\(item) at \(path)" }
  }

  private func row(_ section: Int, _ item: Int) -> ListRow {
    .item(ItemPath(section: section, item: item))
  }

  @Test func countsEqualTheCountsOfTheSnapshot() {
    let data = data("a 1 2 | b | c 3")
    #expect(data.numberOfSections == 3)
    #expect((0..<3).map(data.numberOfItems(inSection:)) == [2, 0, 1])
  }

  @Test func headersAreCountedAsRows() {
    let data = data("a 1 2 | b | c 3")
    #expect(data.numberOfRows(headers: true) == 6)
    #expect(data.numberOfRows(headers: false) == 3)
  }

  @Test func eachSectionBeginsWithItsHeader() {
    let data = data("a 1 2 | b | c 3")
    let rows = (0..<6).map { data.row(at: $0, headers: true) }
    let headers = (0..<3).map { ListRow.header(section: $0) }
    #expect(rows == [headers[0], row(0, 0), row(0, 1), headers[1], headers[2], row(2, 0)])
  }

  @Test func withoutHeadersRowsAreItems() {
    let data = data("a 1 2 | b | c 3")
    #expect((0..<3).map { data.row(at: $0, headers: false) } == [row(0, 0), row(0, 1), row(2, 0)])
  }

  @Test(arguments: [true, false]) func rowsOutOfBoundsAreNil(headers: Bool) {
    let data = data("a 1 2 | b | c 3")
    for index in [-1, data.numberOfRows(headers: headers), .min, .max] {
      #expect(data.row(at: index, headers: headers) == nil)
    }
  }

  @Test func anEmptySnapshotHasNoRows() {
    let data = data("")
    #expect(data.numberOfSections == 0)
    #expect(data.numberOfRows(headers: true) == 0)
    #expect(data.row(at: 0, headers: true) == nil)
  }

  @Test func cellsAreMadeFromThePathAndItsItem() {
    let data = data("a 1 2 | b | c 3")
    #expect(data.cell(at: ItemPath(section: 0, item: 1)) == "2 at 0.1")
    #expect(data.cell(at: ItemPath(section: 2, item: 0)) == "3 at 2.0")
  }

  @Test func eachRequestMakesTheCellAgain() {
    let snapshot = TestSnapshot("a 1")
    var count = 0
    let data = ListData<Int>(snapshot: { snapshot }) { _, _ in
      count += 1
      return count
    }
    let path = ItemPath(section: 0, item: 0)
    #expect([data.cell(at: path), data.cell(at: path)] == [1, 2])
  }

  @Test func allAnswersComeFromTheCurrentSnapshot() {
    var snapshot = TestSnapshot("a 1 | b 2")
    let data = ListData<Int>(snapshot: { snapshot }) { _, item in item }
    snapshot = TestSnapshot("c 3 4 5")
    #expect(data.numberOfSections == 1)
    #expect(data.numberOfItems(inSection: 0) == 3)
    #expect(data.numberOfRows(headers: true) == 4)
    #expect(data.row(at: 3, headers: true) == row(0, 2))
    #expect(data.cell(at: ItemPath(section: 0, item: 2)) == 5)
    #expect(data.destination(ofRow: 2, movedTo: 0, headers: false) == ItemPath(section: 0, item: 0))
  }

  /// Inside a batch, the data answers from the old snapshot until the list calls `updateData`.
  @Test func updateDataChangesTheCountsAndCells() throws {
    let target = UnrulyTarget()
    let source = DiffableDataSource<String, Int, UnrulyTarget>(target: target) { _, _, item in
      "\(item)"
    }
    source.apply(TestSnapshot("a 1 2"))
    let first = ItemPath(section: 0, item: 0)
    var before: [String] = []
    target.onBatch = { [unowned target] in
      before = target.data.map { ["\($0.numberOfItems(inSection: 0))", $0.cell(at: first)] } ?? []
    }
    source.apply(TestSnapshot("a 3 1 2"))
    #expect(before == ["2", "1"])
    #expect(target.sizes == [[2], [3]])
    let data = try #require(target.data)
    #expect(data.cell(at: first) == "3")
  }
}

// Paths and indexes out of bounds are programmer errors. Exit tests run in another process.
extension ListDataTests {
  /// Asks the data of a snapshot with one item.
  private static func ask(_ question: (ListData<Int>) -> Void) {
    let snapshot = TestSnapshot("a 1")
    question(ListData(snapshot: { snapshot }) { _, item in item })
  }

  /// Expects that the process trapped with a message, which only debug builds print.
  private func expect(_ result: ExitTest.Result?, _ message: String) {
    #if DEBUG
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(message))
    #endif
  }

  @Test func theNumberOfItemsInASectionOutOfBoundsTraps() async {
    let message = "a section that does not exist"
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.ask { _ = $0.numberOfItems(inSection: 1) }
      },
      message
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.ask { _ = $0.numberOfItems(inSection: -1) }
      },
      message
    )
  }

  @Test func theCellAtAPathOutOfBoundsTraps() async {
    let message = "The path of the requested cell is out of bounds"
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.ask { _ = $0.cell(at: ItemPath(section: 0, item: 1)) }
      },
      message
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.ask { _ = $0.cell(at: ItemPath(section: 1, item: 0)) }
      },
      message
    )
  }
}
