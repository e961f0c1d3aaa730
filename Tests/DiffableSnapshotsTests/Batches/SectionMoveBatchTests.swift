import DiffableSnapshots
import TestSupport
import Testing

/// Section moves in lists that accept no item changes in the same batch.
@Suite struct SectionMoveBatchTests {
  static let capabilities: [ListCapabilities] = [
    [.sections, .sectionMoves],
    .tableView.subtracting(.itemMoves),
  ]

  @Test(arguments: capabilities)
  func noItemIsDeletedInTheBatchOfASectionMove(capabilities: ListCapabilities) throws {
    // The items move from a deleted section to an inserted one, and this list cannot move items.
    let old = try Snapshot([(0, []), (2, [10, 12]), (3, [])])
    let new = try Snapshot([(3, []), (0, [12, 11]), (1, [10])])
    let batches = new.difference(from: old).batches(for: capabilities)
    for batch in batches where !batch.sectionMoves.isEmpty {
      #expect(!batch.changes.hasItemStructure)
    }
    #expect(batches.last?.snapshot == new)
    try replay(batches, on: old, capabilities, by: .batches)
    try replay(batches, on: old, capabilities, by: .edits)
  }
}
