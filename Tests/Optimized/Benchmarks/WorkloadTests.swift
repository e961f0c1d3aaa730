import DiffableSnapshots
import XCTest

/// Tests that the workloads match their descriptions, and that their minimum numbers of moves are right.
final class WorkloadTests: BenchmarkCase {
  func testChurnDeletesInsertsAndMovesItsShare() {
    let workload = Workload.churn(10_000, 0.2)
    let (old, new) = (Set(workload.old), Set(workload.new))
    XCTAssertEqual(workload.new.count, 10_000)
    XCTAssertEqual(new.count, 10_000)
    XCTAssertEqual(old.subtracting(new).count, 2_000)
    XCTAssertEqual(new.subtracting(old).count, 2_000)
    // A few moved items are inserted between their old neighbors by chance.
    XCTAssertLessThanOrEqual(workload.leastMoves, 2_000)
    XCTAssertGreaterThan(workload.leastMoves, 1_900)
  }

  func testBlocksAreAtTheGivenOffsets() {
    let workload = Workload.blocks(
      100,
      deleted: 40..<60,
      inserted: 20,
      at: 60,
      shuffled: 0..<4
    )
    XCTAssertEqual(Array(workload.new[4..<60]), Array(4..<40) + (60..<80))
    XCTAssertEqual(Array(workload.new[60...]), Array(100..<120) + (80..<100))
    XCTAssertEqual(workload.new[..<4].sorted(), [0, 1, 2, 3])
  }

  func testSawtoothReversesEachRunOf100() {
    XCTAssertEqual(
      Workload.sawtooth(250).new,
      Array((0..<100).reversed()) + (100..<200).reversed()
        + (200..<250).reversed()
    )
  }

  func testLeastMovesEqualBruteForce() {
    var generator = Generator(seed: 12)
    for _ in 0..<100 {
      let new = Array((0..<9).shuffled(using: &generator)[..<7])
      let longest = (0..<1 << new.count).reduce(0) { longest, subset in
        let kept = new.indices.filter { subset >> $0 & 1 == 1 }.map { new[$0] }
        return zip(kept, kept.dropFirst()).allSatisfy(<) ? max(longest, kept.count) : longest
      }
      XCTAssertEqual(Workload(old: Array(0..<9), new: new).leastMoves, 7 - longest)
    }
  }

  func testItemsThatChangeSectionAreMoves() {
    let workload = SectionedWorkload(sections: 100, of: 100, moving: 0.05)
    let moved = workload.new.reduce(0) { count, contents in
      count + contents.items.count { $0 / 100 != contents.section }
    }
    XCTAssertEqual(Set(workload.new.flatMap { $0.items }).count, 10_000)
    XCTAssertEqual(Double(moved), 500, accuracy: 100)
    let sections = Workload(old: Array(0..<100), new: workload.new.map { $0.section })
    XCTAssertGreaterThan(sections.leastMoves, 50)
    XCTAssertEqual(workload.leastMoves, moved + sections.leastMoves)
  }

  /// A pass over an input that was used before would be too cheap.
  func testInputsOfAPoolDiffer() {
    let pool = Pool(items: 100) { Workload.churn(100, 0.2, seed: $0).uuids(seed: $0) }
    XCTAssertEqual(Set(pool.inputs.map { $0.new }).count, pool.inputs.count)
    XCTAssertEqual(Set(pool.inputs.flatMap { $0.old }).count, 100 * pool.inputs.count)
    let orders = Pool(items: 100) { Workload.churn(100, 0.2, seed: $0).new }
    XCTAssertEqual(Set(orders.inputs).count, orders.inputs.count)
  }

  func testPoolRepeatsItsInputs() {
    let pool = Pool(items: 100_000) { $0 }
    let next = pool.cycle()
    XCTAssertGreaterThan(pool.inputs.count, 1)
    XCTAssertEqual(pool.inputs.map { _ in next() }, pool.inputs)
    XCTAssertEqual(next(), pool.inputs[0])
    XCTAssertEqual(pool.cycle()(), pool.inputs[0], "Each cycle begins with the first input")
  }

  /// An edit that changes nothing would be too cheap.
  func testAlmostEveryEditChangesTheSnapshot() {
    var snapshot = Snapshot(section: Array(0..<30))
    var editor = Editor(items: 10..<20) { 30 + $0 }
    var unchanged = 0
    for _ in 0..<300 {
      let before = snapshot
      snapshot.perform(editor.next())
      if snapshot == before { unchanged += 1 }
    }
    // A random move sometimes moves an item to its current position.
    XCTAssertLessThan(unchanged, 20)
    XCTAssertEqual(snapshot.numberOfItems, 30)
  }
}
