import Foundation
import XCTest

/// Draws a chart of time against size, and writes it to the file that `DIFFABLE_PLOT` names.
final class PlotTests: BenchmarkCase {
  private static let sizes = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000]

  func testPlot() throws {
    guard let file = ProcessInfo.processInfo.environment["DIFFABLE_PLOT"] else {
      throw XCTSkip("Set DIFFABLE_PLOT to the path of the SVG file to write.")
    }
    let edits = try timings { Row.edit($0) }
    let differences = try timings { Row.snapshotDifference($0) }
    let setting = Setting()
    let chart = Chart(
      title: "What a small edit costs, and what a full difference does",
      note: setting.text,
      lines: [
        Chart.Line(name: "edit and apply", points: points(edits) { $0.work }, look: "edit"),
        Chart.Line(
          name: "full difference, churn 20 %",
          points: points(differences) { $0.work },
          look: "difference"
        ),
        Chart.Line(
          name: "a Set of the items is built",
          points: points(differences) { $0.unit },
          look: "set"
        ),
      ]
    )
    try Data(chart.svg.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func timings(_ row: (Int) -> Row) throws -> [Timing] {
    try Row.findings(about: Self.sizes.map(row)).compactMap { $0.timing }
  }

  private func points(
    _ timings: [Timing],
    _ time: (Timing) -> Double
  ) -> [(size: Double, seconds: Double)] {
    zip(Self.sizes, timings).map { (Double($0), time($1)) }
  }
}
