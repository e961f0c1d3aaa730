import DiffableSnapshots
import XCTest

/// Tests of call counts, which do not depend on the speed of the machine.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CountTests: BenchmarkCase {
  func testSnapshotsAreComparedWithoutHashing() throws {
    XCTAssertEqual(try CallCounts.ofSnapshotDifference(.churn(10_000, 0.2)).hash, 0)
    XCTAssertEqual(try CallCounts.ofSnapshotDifference(.shuffled(10_000)).hash, 0)
    XCTAssertEqual(try CallCounts.ofSnapshotDifference(.alternating(10_000)).hash, 0)
  }

  func testSnapshotsWithManySectionsAreComparedWithoutHashing() throws {
    XCTAssertEqual(try CallCounts.ofSectionedDifference().hash, 0)
  }

  /// The difference of two snapshots compares an item with its equal item, and rarely with other items.
  func testSnapshotsAreComparedInLinearTime() throws {
    for workload in [Workload.churn(10_000, 0.2), .shuffled(10_000), .reversed(10_000)] {
      XCTAssertLessThanOrEqual(try CallCounts.ofSnapshotDifference(workload).equal, 60_000)
    }
  }

  func testArraysAreComparedInLinearTime() {
    let count = 10_000
    for workload in [
      Workload.churn(count, 0.2), .shuffled(count), .reversed(count), .sawtooth(count),
      .alternating(count),
    ] {
      let calls = CallCounts.ofDifference(workload)
      XCTAssertLessThanOrEqual(calls.hash, 3 * count)
      XCTAssertLessThanOrEqual(calls.equal, 6 * count)
    }
  }

  func testUnchangedArraysAreNotHashed() {
    let calls = CallCounts.ofDifference(.unchanged(10_000))
    XCTAssertEqual(calls.hash, 0)
    XCTAssertLessThanOrEqual(calls.equal, 10_000)
  }

  func testOneEditMakesAConstantNumberOfCalls() throws {
    for size in [1_000, 10_000, 100_000, 1_000_000] {
      let calls = try CallCounts.ofEdits(size, edits: 30)
      XCTAssertLessThanOrEqual(calls.hash, EditBounds.hash, "\(size) items")
      XCTAssertLessThanOrEqual(calls.equal, EditBounds.equal, "\(size) items")
    }
  }
}
