import DiffableSnapshots

/// The rows that a batch changes, in ascending order.
///
/// The type is compiled once for all types of identifiers.
struct RowChange {
  /// The moves of rows that keep their elements, in the order of the new rows.
  let moves: [Move<Int>]

  /// The rows whose elements are replaced.
  let reloads: [Move<Int>]

  /// The old rows whose elements are removed.
  let removedRows: [Int]

  /// The old rows that are removed or move.
  let rowsThatLeave: [Int]

  /// The new rows whose elements are inserted, replaced or moved.
  let newRows: [Int]

  init<Section, Item>(_ batch: Batch<Section, Item>) {
    self.init(
      deletions: batch.items.deletions,
      insertions: batch.items.insertions,
      moves: batch.items.moves,
      oldReloads: batch.oldItemReloads,
      reloads: batch.items.reloads
    )
  }

  private init(
    deletions: [ItemPath],
    insertions: [ItemPath],
    moves: [Move<ItemPath>],
    oldReloads: [ItemPath],
    reloads: [ItemPath]
  ) {
    self.reloads = zip(oldReloads, reloads).map { Move(from: $0.item, to: $1.item) }
    var rows = moves.map { Move(from: $0.from.item, to: $0.to.item) }
    if !reloads.isEmpty {
      // A row that moves and is reloaded gets a new element.
      let reloaded = Set(reloads.map { $0.item })
      rows.removeAll { reloaded.contains($0.to) }
    }
    self.moves = rows
    removedRows = deletions.map { $0.item }.merged(with: self.reloads.map { $0.from }.sorted())
    rowsThatLeave = removedRows.merged(with: self.moves.map { $0.from }.sorted())
    newRows = insertions.map { $0.item }
      .merged(with: self.reloads.map { $0.to })
      .merged(with: self.moves.map { $0.to })
  }

  /// The runs of consecutive new rows.
  var newRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in newRows {
      if let last = runs.last, last.upperBound == row {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
    return runs
  }
}

extension [Int] {
  /// Merges two ascending lists.
  fileprivate func merged(with other: [Int]) -> [Int] {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var result: [Int] = []
    result.reserveCapacity(count + other.count)
    var next = 0
    for element in self {
      while next < other.count && other[next] < element {
        result.append(other[next])
        next += 1
      }
      result.append(element)
    }
    return result + other[next...]
  }
}

extension [Element] {
  /// Returns the elements that are not at the given offsets, which are in ascending order.
  func removing(at offsets: [Int]) -> [Element] {
    guard let first = offsets.first else { return self }
    var result = Array(self[..<first])
    result.reserveCapacity(count - offsets.count)
    for (index, offset) in offsets.enumerated() {
      result += self[offset + 1..<(index + 1 < offsets.count ? offsets[index + 1] : count)]
    }
    return result
  }
}
