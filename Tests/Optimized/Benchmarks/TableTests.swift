import Foundation
import XCTest

/// Measures all rows, and prints a table with their goals.
///
/// The test asserts only the numbers of moves, not the times. `DIFFABLE_TABLE` names a file to which the table
/// is written as Markdown. `DIFFABLE_ROWS` selects the rows whose names contain its value.
final class TableTests: BenchmarkCase {
  func testTable() throws {
    let text = ProcessInfo.processInfo.environment["DIFFABLE_ROWS"]
    let rows = Row.all.filter { row in text.map { row.name.contains($0) } ?? true }
    let findings = try Row.findings(about: rows) { row, trial in
      guard let moves = try trial.moves?() else { return }
      XCTAssertEqual(moves.found, moves.least, "Moves are not minimal: \(row.name)")
    }
    let table = Table(findings: findings)
    let setting = Setting().text
    let legend = "S is the time to build a Set of the new items."
    print("\n\(table.text)\n\n\(table.summary)\n\(legend)\n\(setting)\n")
    if let file = ProcessInfo.processInfo.environment["DIFFABLE_TABLE"] {
      let note = "S is the time to build a `Set` of the new items. \(setting)."
      try Data(table.markdown(note: note).utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  func testRowNamesAreUnique() {
    XCTAssertEqual(Set(Row.all.map { $0.name }).count, Row.all.count)
  }
}
