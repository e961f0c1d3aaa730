import DiffableSnapshots
import XCTest

/// Tests of the resident memory, which a million failing edits must not change.
final class MemoryTests: BenchmarkCase {
  func testFailingEditsOfASnapshotTakeConstantMemory() throws {
    var snapshot = Snapshot([(0, [1])])
    try expectConstantMemory { snapshot.moveItem(1, beforeItem: 10 + $0) }
    XCTAssertEqual(snapshot.numberOfProblems, 1_001_000)
  }

  func testFailingEditsOfAnOutlineTakeConstantMemory() throws {
    var outline = SectionSnapshot([1])
    try expectConstantMemory { outline.append([2, 3], to: 10 + $0) }
    XCTAssertEqual(outline.numberOfProblems, 1_001_000)
  }

  private func expectConstantMemory(of edit: (Int) -> Void) throws {
    for number in 0..<1_000 { edit(number) }
    let before = try XCTUnwrap(residentMemory())
    for number in 0..<1_000_000 { edit(number) }
    XCTAssertLessThan(try XCTUnwrap(residentMemory()) - before, 1_000_000)
  }
}
