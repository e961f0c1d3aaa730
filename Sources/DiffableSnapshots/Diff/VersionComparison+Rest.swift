extension VersionComparison {
  /// Items of a chunk that is not shared.
  @usableFromInline
  struct Part {
    @usableFromInline var index: ItemOrder<Item>.Index

    /// Their offsets in the chunk.
    @usableFromInline var range: Range<Int>

    @inlinable
    init(index: ItemOrder<Item>.Index, range: Range<Int>) {
      self.index = index
      self.range = range
    }
  }

  /// Parts of one version behind each other.
  @usableFromInline
  struct Rest {
    @usableFromInline var items: [Item] = []
    @usableFromInline var hashes: [UInt32] = []

    /// Where stretches of items begin that are in one piece: here, and in the version.
    @usableFromInline var offsets: [Int] = []
    @usableFromInline var positions: [Int] = []

    @inlinable
    init(_ order: ItemOrder<Item>, _ parts: [Part]) {
      let count = parts.reduce(0) { $0 + $1.range.count }
      items.reserveCapacity(count)
      hashes.reserveCapacity(count)
      for part in parts {
        let position = order.start(of: part.index) + part.range.lowerBound
        let offset = items.count
        if offset == 0
          || position - offset != positions[positions.count - 1] - offsets[offsets.count - 1]
        {
          offsets.append(offset)
          positions.append(position)
        }
        items.append(contentsOf: order[part.index].items[part.range])
        hashes.append(contentsOf: order[part.index].hashes[part.range])
      }
    }

    /// Where the stretch ends that begins at an offset.
    @inlinable
    func end(ofStretch stretch: Int) -> Int {
      stretch + 1 < offsets.count ? offsets[stretch + 1] : items.count
    }
  }

  /// The runs of items that match among the rests, in positions.
  @inlinable
  func matches(from oldRest: Rest, to newRest: Rest) -> [Run] {
    guard !oldRest.items.isEmpty && !newRest.items.isEmpty else { return [] }
    let found = Run.matching(
      old: oldRest.items,
      oldHashes: oldRest.hashes,
      new: newRest.items,
      newHashes: newRest.hashes
    )
    // Snapshots that were built apart are one stretch each, and stand where they are.
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
