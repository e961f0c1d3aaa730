import DiffableSnapshots

/// Rows of blocks: each section is a row.
typealias BlockRows = Snapshot<Int, Block>

extension BlockRows {
  /// Creates rows whose blocks are in random order.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - random: Determines the order.
  init(
    rows: Int,
    shuffledBy random: inout some RandomNumberGenerator
  ) {
    self.init(
      (0..<rows).map { row in
        let values = (0..<Block.columns).shuffled(using: &random)
        return (row, values.map { Block(row: row, value: $0) })
      }
    )
  }

  /// The number of rows that are in order.
  var numberOfSortedRows: Int { sectionIdentifiers.count { nextMove(inRow: $0) == nil } }

  /// Performs one step of an insertion sort in each row: the first block that is out of order moves to its position
  /// among the blocks before it.
  mutating func sortOneStep() {
    for row in sectionIdentifiers {
      guard let move = nextMove(inRow: row) else { continue }
      moveItem(move.block, beforeItem: move.destination)
    }
  }

  /// Returns the block that the next step moves, and the block before which it belongs; `nil` if the row is in order.
  private func nextMove(inRow row: Int) -> (block: Block, destination: Block)? {
    let blocks = itemIdentifiers(inSection: row)
    guard
      let index = blocks.indices.dropFirst().first(where: {
        blocks[$0].value < blocks[$0 - 1].value
      }),
      let destination = blocks[..<index].first(where: { $0.value > blocks[index].value })
    else { return nil }
    return (blocks[index], destination)
  }
}
