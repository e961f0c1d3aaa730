import Testing

@testable import DiffableSnapshots

/// Tests the order of elements after each stage.
struct StagedOrderTests {
  /// Returns the old and the new offset of each present entry.
  ///
  /// For example, `0:1` is an element that keeps its place, and `-:1` is an element that was inserted or moved to 1.
  private func entries(_ order: StagedOrder, after stage: Int) -> [String] {
    order.entries(after: stage).map { entry in
      "\(entry.old.map(String.init) ?? "-"):\(entry.new.map(String.init) ?? "-")"
    }
  }

  @Test func elementsThatKeepTheirPlaceHaveOneEntry() {
    let order = StagedOrder(removalStages: [nil, nil], additionStages: [nil, nil])
    #expect(entries(order, after: 0) == ["0:0", "1:1"])
  }

  @Test func eachElementIsPresentDuringItsStages() {
    // Stage 1 inserts the new offset 0, stage 2 deletes the old offset 1.
    let order = StagedOrder(removalStages: [nil, 2], additionStages: [1, nil])
    #expect(entries(order, after: 0) == ["0:1", "1:-"])
    #expect(entries(order, after: 1) == ["-:0", "0:1", "1:-"])
    #expect(entries(order, after: 2) == ["-:0", "0:1"])
  }

  @Test func aMoveRemovesTheSourceAndAddsTheDestination() {
    // Stage 1 moves the old offset 0 to the new offset 1.
    let order = StagedOrder(removalStages: [1, nil], additionStages: [nil, 1])
    #expect(entries(order, after: 0) == ["0:-", "1:0"])
    #expect(entries(order, after: 1) == ["1:0", "-:1"])
  }

  @Test func positionsCountThePresentElementsBefore() {
    let order = StagedOrder(removalStages: [2, nil, 1], additionStages: [nil, 1, 3])
    let positions = order.positions(after: 1)
    #expect(positions.old == [0, 1, nil])
    #expect(positions.new == [1, 2, nil])
  }

  @Test func sectionsAreInTheStagesOfTheirChanges() {
    var changes = ListChanges()
    changes.sections.deletions = [0]
    changes.sections.insertions = [2]
    changes.sections.moves = [Move(from: 2, to: 0)]
    let order = StagedOrder(
      sectionsOf: changes,
      oldCount: 3,
      newCount: 3,
      insertion: 1,
      move: 2,
      deletion: 3
    )
    #expect(entries(order, after: 0) == ["0:-", "1:1", "2:-"])
    #expect(order.entries(after: 1).count == 4)
    #expect(entries(order, after: 3) == ["-:0", "1:1", "-:2"])
  }
}
