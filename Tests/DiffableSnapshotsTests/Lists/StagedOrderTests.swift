import Testing

@testable import DiffableSnapshots

/// Tests the order of elements after each stage.
struct StagedOrderTests {
  /// Returns the old and the new offset of each present entry.
  ///
  /// For example, `0:1` is an element that keeps its place, and `-:1` is an element that was inserted or moved to 1.
  private func entries(_ order: StagedOrder, after stage: Int) -> [String] {
    order.entries.filter { $0.isPresent(after: stage) }.map { entry in
      "\(entry.old.map(String.init) ?? "-"):\(entry.new.map(String.init) ?? "-")"
    }
  }

  /// Creates an order from the stages of removed and added elements; the other elements keep their place.
  private func order(_ removals: [Int?], _ additions: [Int?]) -> StagedOrder {
    let old = removals.indices.filter { removals[$0] == nil }
    let new = additions.indices.filter { additions[$0] == nil }
    var kept: [Run] = []
    for (old, new) in zip(old, new) { kept.appendMatch(old: old, new: new) }
    return StagedOrder(
      kept: kept,
      oldCount: removals.count,
      newCount: additions.count,
      removalStage: { removals[$0] ?? .max },
      additionStage: { additions[$0] ?? 0 }
    )
  }

  @Test func elementsThatKeepTheirPlaceHaveOneEntry() {
    #expect(entries(order([nil, nil], [nil, nil]), after: 0) == ["0:0", "1:1"])
  }

  @Test func eachElementIsPresentDuringItsStages() {
    // Stage 1 inserts the new offset 0, stage 2 deletes the old offset 1.
    let order = order([nil, 2], [1, nil])
    #expect(entries(order, after: 0) == ["0:1", "1:-"])
    #expect(entries(order, after: 1) == ["-:0", "0:1", "1:-"])
    #expect(entries(order, after: 2) == ["-:0", "0:1"])
  }

  @Test func aMoveRemovesTheSourceAndAddsTheDestination() {
    // Stage 1 moves the old offset 0 to the new offset 1.
    let order = order([1, nil], [nil, 1])
    #expect(entries(order, after: 0) == ["0:-", "1:0"])
    #expect(entries(order, after: 1) == ["1:0", "-:1"])
  }

  @Test func positionsCountThePresentElementsBefore() {
    let positions = order([2, nil, 1], [nil, 1, 3]).positions(after: 1)
    #expect(positions.old == [0, 1, nil])
    #expect(positions.new == [1, 2, nil])
  }

  @Test func sectionsAreInTheStagesOfTheirChanges() {
    // Section 0 is deleted, section 2 moves to index 0, and section 2 is inserted.
    var changes = Changes<Int>()
    changes.deletions = [0]
    changes.insertions = [2]
    changes.moves = [Move(from: 2, to: 0)]
    let matching = DiffableSnapshots.Matching(
      sections: [Run(old: 2, new: 0, length: 1), Run(old: 1, new: 1, length: 1)],
      items: []
    )
    let order = matching.sectionOrder(
      changes,
      oldCount: 3,
      newCount: 3,
      insertion: 1,
      move: 2,
      deletion: 3
    )
    #expect(entries(order, after: 0) == ["0:-", "1:1", "2:-"])
    #expect(order.entries.count { $0.isPresent(after: 1) } == 4)
    #expect(entries(order, after: 3) == ["-:0", "1:1", "-:2"])
  }
}
