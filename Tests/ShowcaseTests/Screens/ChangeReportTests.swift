import DiffableSnapshots
import Testing

@testable import Showcase

@Suite("Reports of changes")
struct ChangeReportTests {
  private func report(
    from old: [String],
    to new: [String],
    reconfigured: [String] = []
  ) throws -> ChangeReport {
    var snapshot = try Snapshot([(0, new)])
    try snapshot.reconfigureItems(reconfigured)
    return ChangeReport(try snapshot.difference(from: Snapshot([(0, old)]))) { $0 }
  }

  @Test("A line for each change, with its places counted from 1")
  func changes() throws {
    let report = try report(
      from: ["a", "b", "c", "d", "e"],
      to: ["d", "a", "x", "c", "e"],
      reconfigured: ["e"]
    )
    #expect(report.summary == "1 inserted, 1 deleted, 1 moved, 1 updated")
    #expect(
      report.changes.map(\.description) == ["+ x (3)", "− b (2)", "~ d (4 → 1)", "* e (5)"]
    )
    #expect(report.names(of: .moved) == ["d"])
  }

  @Test("Nothing is also something to say")
  func nothing() throws {
    #expect(try report(from: ["a"], to: ["a"]).summary == "nothing changed")
  }
}
