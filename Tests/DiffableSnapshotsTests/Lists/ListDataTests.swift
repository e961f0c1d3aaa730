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

  @Test func sectionsAndRowsAreThoseOfTheSnapshot() {
    let data = data("a 1 2 | b | c 3")
    #expect(data.numberOfSections == 3)
    #expect((0..<3).map(data.numberOfItems(inSection:)) == [2, 0, 1])
    let headers = (0..<3).map { ListRow.header(section: $0) }
    let rows = [headers[0], row(0, 0), row(0, 1), headers[1], headers[2], row(2, 0)]
    #expect((0..<data.numberOfRows(headers: true)).map { data.row(at: $0, headers: true) } == rows)
    let items = (0..<data.numberOfRows(headers: false)).map { data.row(at: $0, headers: false) }
    #expect(items == [row(0, 0), row(0, 1), row(2, 0)])
    #expect(data.cell(at: ItemPath(section: 0, item: 1)) == "2 at 0.1")
    #expect(data.cell(at: ItemPath(section: 2, item: 0)) == "3 at 2.0")
  }

  @Test(arguments: ["a 1 2 | b | c 3", ""], [true, false])
  func rowsOutOfBoundsAreNil(_ notation: String, headers: Bool) {
    let data = data(notation)
    for index in [-1, data.numberOfRows(headers: headers), .min, .max] {
      #expect(data.row(at: index, headers: headers) == nil)
    }
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

  @Test(arguments: [1, -1])
  func theNumberOfItemsInASectionOutOfBoundsTraps(section: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [section] in
      Self.ask { _ = $0.numberOfItems(inSection: section) }
    }
    expect(result, "a section that does not exist")
  }

  @Test(arguments: [0, 1]) func theCellAtAPathOutOfBoundsTraps(section: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [section] in
      Self.ask { _ = $0.cell(at: ItemPath(section: section, item: 1 - section)) }
    }
    expect(result, "The path of the requested cell is out of bounds")
  }
}
