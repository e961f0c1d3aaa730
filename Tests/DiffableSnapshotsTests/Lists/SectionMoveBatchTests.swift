import DiffableSnapshots
import TestSupport
import Testing

/// Tests section moves in lists that do not accept item changes in the same batch.
@Suite struct SectionMoveBatchTests {
  static let capabilities: [ListCapabilities] = [
    [.sections, .sectionMoves],
    .tableView.subtracting(.itemMoves),
  ]

  @Test(arguments: capabilities)
  func noItemIsDeletedInTheBatchOfASectionMove(capabilities: ListCapabilities) throws {
    // Item 10 moves from a deleted section to an inserted section, and item 12 to section 0. The list cannot move
    // items.
    let old = Snapshot([(0, []), (2, [10, 12]), (3, [])])
    let new = Snapshot([(3, []), (0, [12, 11]), (1, [10])])
    let batches = new.difference(from: old).batches(for: capabilities)
    for batch in batches where !batch.sections.moves.isEmpty {
      #expect(!batch.changes.items.hasStructure)
    }
    #expect(batches.last?.snapshot == new)
    try replay(batches, on: old, capabilities, by: .batches)
    try replay(batches, on: old, capabilities, by: .edits)
  }

  @Test func sectionsMoveLastWhenMovingFirstNeedsAMoveToTheSamePath() throws {
    // If section 3 moved in the batch that inserts section 1, it would move from index 3 to index 3.
    let old = Snapshot([(5, [6]), (4, []), (0, [4]), (3, []), (2, [5])])
    let new = Snapshot([(1, [4]), (4, [9, 8]), (3, []), (0, [7, 0, 5])])
    let batches = new.difference(from: old).batches(for: .collectionView)
    #expect(batches.count == 2)
    try replay(batches, on: old, .collectionView, by: .batches)
  }
}
