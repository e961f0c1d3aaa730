extension VersionComparison {
  /// The items of one version that are left, in order.
  @usableFromInline
  struct UnmatchedItems {
    /// The slots of the items, and their offsets there.
    @usableFromInline private(set) var parts: [(slot: UInt32, range: Range<Int>)] = []

    /// The short hash of each item.
    @usableFromInline private(set) var hashes: [UInt32] = []

    /// Where partes of neighbouring items begin: among the items that are left, and in the version.
    ///
    /// Empty when all items of the version are left.
    fileprivate private(set) var offsets: [Int] = []
    fileprivate private(set) var positions: [Int] = []

    init() {}

    /// All items of a version that has one chunk, or none.
    init(_ order: ChunkOrder, whole chunkCount: Int) {
      guard chunkCount > 0 else { return }
      parts = [(order[.first].slot, 0..<order.count)]
      hashes = order[.first].hashes
    }

    mutating func append(_ order: ChunkOrder, _ index: ChunkOrder.Index, _ range: Range<Int>) {
      let position = order.start(of: index) + range.lowerBound
      let offset = hashes.count
      if offset == 0
        || position - offset != positions[positions.count - 1] - offsets[offsets.count - 1]
      {
        offsets.append(offset)
        positions.append(position)
      }
      parts.append((order[index].slot, range))
      if offset == 0 && range.count == order[index].count {
        hashes = order[index].hashes
      } else {
        hashes.append(contentsOf: order[index].hashes[range])
      }
    }

    /// Returns where the part ends that begins at an offset.
    fileprivate func end(ofPart part: Int) -> Int {
      part + 1 < offsets.count ? offsets[part + 1] : hashes.count
    }
  }

  /// Returns runs among the items that are left as runs in positions of the versions.
  func inPositions(_ found: [Run]) -> [Run] {
    // Two versions of one chunk each are left whole: their offsets are the positions.
    if oldUnmatched.positions.isEmpty && newUnmatched.positions.isEmpty { return found }
    // So are versions that share nothing.
    if oldUnmatched.positions == [0] && newUnmatched.positions == [0] { return found }
    var runs: [Run] = []
    runs.reserveCapacity(found.count)
    var newPart = 0
    for run in found {
      var done = 0
      while done < run.length {
        let (oldOffset, newOffset) = (run.old + done, run.new + done)
        let oldPart = oldUnmatched.offsets.lastIndex(whereFirstOnes: { $0 <= oldOffset })
        while newUnmatched.end(ofPart: newPart) <= newOffset { newPart += 1 }
        let length = min(
          run.length - done,
          oldUnmatched.end(ofPart: oldPart) - oldOffset,
          newUnmatched.end(ofPart: newPart) - newOffset
        )
        runs.append(
          Run(
            old: oldUnmatched.positions[oldPart] + oldOffset - oldUnmatched.offsets[oldPart],
            new: newUnmatched.positions[newPart] + newOffset - newUnmatched.offsets[newPart],
            length: length
          )
        )
        done += length
      }
    }
    return runs
  }
}
