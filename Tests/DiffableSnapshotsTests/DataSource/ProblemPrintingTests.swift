import DiffableSnapshots
import TestSupport
import Testing

/// What a list target does by default with the problems of an applied snapshot.
struct ProblemPrintingTests {
  #if os(macOS) || os(Linux)
    // The library prints nothing in the optimized build with internal checks.
    @Test(.withoutInternalChecks)
    func debugBuildsPrintEachSentenceOnce() async throws {
      let result = try await #require(
        processExitsWith: .success,
        observing: [\.standardOutputContent]
      ) {
        let dataSource = DiffableDataSource<Int, Int, UnrulyTarget>(target: UnrulyTarget()) {
          "\($2)"
        }
        var snapshot = Snapshot([(0, [1, 2])])
        for _ in 0..<2 { snapshot.moveItem(7, beforeItem: 1) }
        snapshot.appendItems([3, 3])
        dataSource.apply(snapshot)
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      // Swift Testing prints lines of its own.
      let lines = output.split(separator: "\n").filter { $0.contains("Item") }
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("moveItem(_:beforeItem:)") == true)
      #expect(lines.last?.hasPrefix("appendItems(") == true)
    }
  #endif
}
