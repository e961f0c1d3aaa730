import TestSupport
import Testing

@testable import DiffableSnapshots

struct FailedExpansionTests {
  /// A section without an outline does not get one by an expansion that fails.
  @Test func aFailedExpansionLeavesNoOutline() throws {
    let screen = OutlineScreen()
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      (try? SectionSnapshot([2, 4])) ?? SectionSnapshot()
    }
    try screen.apply([("a", [1, 4])])
    #expect(throws: SectionSnapshotError<Int>.self) { try screen.dataSource.expandItem(1) }
    if let observer = screen.dataSource.observer {
      let outlines = try #require(observer as? Outlines<String, Int>)
      #expect(outlines.trees.isEmpty)
    }
    try screen.expectAgreement()
  }
}
