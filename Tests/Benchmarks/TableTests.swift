import Foundation
import XCTest

/// The table of all rows, with their goals.
///
/// What it asserts are counts: times are for the reader to judge. `DIFFABLE_TABLE` names a file for
/// the table as Markdown.
final class TableTests: BenchmarkCase {
  func testTable() throws {
    let findings = try Row.findings(about: Row.all) { row, trial in
      guard let moves = try trial.moves?() else { return }
      XCTAssertEqual(moves.found, moves.least, "Not the fewest moves: \(row.name)")
    }
    let table = Table(findings: findings)
    let setting = Setting().text
    print("\n\(table.text)\n\n\(table.summary)\nS builds a set of the new items.\n\(setting)\n")
    if let file = ProcessInfo.processInfo.environment["DIFFABLE_TABLE"] {
      let note = "S is the time to build a `Set` of the new items. \(setting)."
      try Data(table.markdown(note: note).utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  func testNamesOfRowsDiffer() {
    XCTAssertEqual(Set(Row.all.map { $0.name }).count, Row.all.count)
  }
}
