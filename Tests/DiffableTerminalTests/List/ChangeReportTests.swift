import DiffableSnapshots
import Testing

@testable import DiffableTerminal

@Suite("Change reports")
struct ChangeReportTests {
  private func report(
    from old: [String],
    to new: [String],
    reconfigured: [String] = [],
    reloaded: [String] = []
  ) throws -> ChangeReport {
    let list = TerminalList()
    let dataSource = DiffableDataSource<Int, String, _>(target: list) { _, _, item in
      TerminalCell("row of \(item)", name: item)
    }
    dataSource.apply(Snapshot([(0, old)]))
    list.change {}
    var snapshot = Snapshot([(0, new)])
    snapshot.reconfigureItems(reconfigured)
    snapshot.reloadItems(reloaded)
    dataSource.apply(snapshot)
    return try #require(list.changes)
  }

  @Test("A report has a line for each change, with row numbers starting at 1")
  func reportHasALineForEachChange() throws {
    let report = try report(
      from: ["a", "b", "c", "d", "e"],
      to: ["d", "a", "x", "c", "e"],
      reconfigured: ["e"]
    )
    #expect(report.summary == "1 inserted, 1 deleted, 1 moved, 1 updated")
    #expect(
      ChangeReport.Kind.allCases.flatMap(report.changes(of:)).map(\.description)
        == ["+ x (3)", "− b (2)", "~ d (4 → 1)", "* e (5)"]
    )
  }

  @Test("Updated rows are in the order of the list, however they are updated")
  func updatedRowsAreInOrder() throws {
    let items = ["a", "b", "c", "d"]
    let report = try report(
      from: items,
      to: items,
      reconfigured: ["a", "c"],
      reloaded: ["d", "b"]
    )
    #expect(report.changes(of: .updated).map(\.name) == items)
  }

  @Test("Headers count as rows")
  func headersCountAsRows() throws {
    let list = TerminalList(hasHeaders: true)
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in
      TerminalCell("\(item)")
    }
    dataSource.supplementaryViewProvider = { _, _, _, section in TerminalCell(section) }
    dataSource.apply(Snapshot([("odd", [1, 3]), ("even", [2])]))
    list.change {}
    var snapshot = Snapshot([("odd", [1]), ("even", [2, 3]), ("none", [])])
    snapshot.reconfigureItems([2])
    dataSource.apply(snapshot)
    let changes = try #require(list.changes)
    #expect(
      ChangeReport.Kind.allCases.flatMap(changes.changes(of:)).map(\.description)
        == ["+ none (6)", "~ 3 (3 → 5)", "* 2 (4)"]
    )
  }
}
