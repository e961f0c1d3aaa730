import DiffableSnapshots
import XCTest

/// Tests of call counts, which do not depend on the speed of the machine.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CountTests: BenchmarkCase {
  func testSnapshotsAreComparedWithoutHashing() {
    XCTAssertEqual(CallCounts.ofSnapshotDifference(.churn(10_000, 0.2)).hash, 0)
    XCTAssertEqual(CallCounts.ofSnapshotDifference(.shuffled(10_000)).hash, 0)
    XCTAssertEqual(CallCounts.ofSnapshotDifference(.alternating(10_000)).hash, 0)
  }

  func testSnapshotsWithManySectionsAreComparedWithoutHashing() {
    let calls = CallCounts.ofSectionedDifference()
    XCTAssertEqual(calls.hash, 0)
    // Each of the 1,000 sections and 100,000 items is compared once.
    XCTAssertEqual(calls.equal, 101_000)
  }

  /// The difference of two snapshots compares an item only with its equal item.
  ///
  /// A few of the 8,000 common items are compared twice. The difference first compares the items at the start and at
  /// the end of an old and a new chunk with the same slot. If less than half of a chunk is equal, the difference
  /// discards these matches, and compares the items again later.
  func testItemsOfSnapshotsAreComparedOnce() {
    XCTAssertEqual(CallCounts.ofSnapshotDifference(.shuffled(10_000)).equal, 10_000)
    XCTAssertEqual(CallCounts.ofSnapshotDifference(.reversed(10_000)).equal, 10_000)
    let churn = CallCounts.ofSnapshotDifference(.churn(10_000, 0.2)).equal
    XCTAssertLessThanOrEqual(churn, 8_000 + 10)
  }

  /// The numbers of hashes that `BENCHMARKS.md` documents.
  func testDocumentedNumbersOfHashes() {
    let blocks = Workload.blocks(
      5_000,
      deleted: 2_000..<3_000,
      inserted: 1_000,
      at: 3_000,
      shuffled: 0..<200
    )
    XCTAssertEqual(CallCounts.ofDifference(blocks).hash, 5_199)
    XCTAssertEqual(CallCounts.ofDifference(.churn(100, 0.2)).hash, 160)
  }

  func testOneEditMakesAConstantNumberOfCalls() {
    for size in [1_000, 10_000, 100_000, 1_000_000] {
      let calls = CallCounts.ofEdits(size, edits: 30)
      XCTAssertEqual(calls.hash, EditBounds.hash, "\(size) items")
      XCTAssertLessThanOrEqual(calls.equal, EditBounds.equal, "\(size) items")
    }
  }
}
