import Foundation
import XCTest

/// The table of all rows, with their goals.
///
/// What it asserts are counts: times are for the reader to judge. `DIFFABLE_TABLE` names a file for
/// the table as Markdown, `DIFFABLE_ROWS` a text that the names of the rows are to contain.
final class TableTests: BenchmarkCase {
  func testTable() throws {
    let text = ProcessInfo.processInfo.environment["DIFFABLE_ROWS"]
    let rows = Row.all.filter { row in text.map { row.name.contains($0) } ?? true }
    let findings = try Row.findings(about: rows) { row, trial in
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

  /// XCTest wants a method for each measurement, and a new row is easily forgotten there.
  func testEveryRowAboutTimeIsMeasured() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("MeasureTests.swift")
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw XCTSkip("The sources are not here.")
    }
    let rows = Row.all.count { if case .time = $0.subject { true } else { false } }
    XCTAssertEqual(source.components(separatedBy: "try measure(").count - 1, rows)
  }

  func testNamesOfRowsDiffer() {
    XCTAssertEqual(Set(Row.all.map { $0.name }).count, Row.all.count)
  }
}
