extension VersionComparison {
  /// The items of one version that are left, in order.
  @usableFromInline
  struct Rest {
    /// The slots of the items, and their offsets there.
    @usableFromInline private(set) var parts: [(slot: UInt32, range: Range<Int>)] = []

    /// The short hash of each item.
    @usableFromInline private(set) var hashes: [UInt32] = []

    /// Where stretches of neighbouring items begin: among the items that are left, and in the version.
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

    /// Returns where the stretch ends that begins at an offset.
    fileprivate func end(ofStretch stretch: Int) -> Int {
      stretch + 1 < offsets.count ? offsets[stretch + 1] : hashes.count
    }
  }

  /// Returns runs among the items that are left as runs in positions of the versions.
  func inPositions(_ found: [Run]) -> [Run] {
    // Two versions of one chunk each are left whole: their offsets are the positions.
    if oldRest.positions.isEmpty && newRest.positions.isEmpty { return found }
    // So are versions that share nothing.
    if oldRest.positions == [0] && newRest.positions == [0] { return found }
    var runs: [Run] = []
    runs.reserveCapacity(found.count)
    var newStretch = 0
    for run in found {
      var done = 0
      while done < run.length {
        let (oldOffset, newOffset) = (run.old + done, run.new + done)
        let oldStretch = oldRest.offsets.lastIndex(whereFirstOnes: { $0 <= oldOffset })
        while newRest.end(ofStretch: newStretch) <= newOffset { newStretch += 1 }
        let length = min(
          run.length - done,
          oldRest.end(ofStretch: oldStretch) - oldOffset,
          newRest.end(ofStretch: newStretch) - newOffset
        )
        runs.append(
          Run(
            old: oldRest.positions[oldStretch] + oldOffset - oldRest.offsets[oldStretch],
            new: newRest.positions[newStretch] + newOffset - newRest.offsets[newStretch],
            length: length
          )
        )
        done += length
      }
    }
    return runs
  }
}
