extension Run {
  /// Returns the runs of items that are in both versions.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  /// - Returns: The longest possible runs, in positions across all sections, ascending in the new version.
  /// - Complexity: O(1) if one version is an unedited copy of the other. Otherwise O(*s* + *c* log *c*) plus
  ///   the cost of comparing the items in chunks that are not shared. *s* is the number of slots, and *c* the
  ///   number of chunks in groups that are not shared.
  @inlinable
  static func matching<Item>(from old: ItemStore<Item>, to new: ItemStore<Item>) -> [Run] {
    let matching = ChunkMatching(old.shape, new.shape) {
      old.equalCount($0, $1, new, $2, $3, limit: $4)
    }
    return matching.runs(
      adding: Run.matching(
        old: matching.oldUnmatched.items(of: old),
        oldHashes: matching.oldUnmatched.hashes,
        new: matching.newUnmatched.items(of: new),
        newHashes: matching.newUnmatched.hashes
      )
    )
  }
}

extension ChunkMatching {
  /// The items of one version that are not matched yet, in order.
  @usableFromInline
  struct UnmatchedItems {
    /// The slot of the unmatched items if they are exactly all items of one chunk; otherwise nil.
    @usableFromInline private(set) var onlySlot: UInt32?

    /// The slots that contain the items, each with a range of offsets in the slot; may be empty if ``onlySlot`` is not
    /// nil.
    @usableFromInline private(set) var parts: [(slot: UInt32, range: Range<Int>)] = []

    /// The short hash of each item.
    @usableFromInline private(set) var hashes: [UInt32] = []

    /// The start of each range of adjacent items, as an offset in the unmatched items.
    fileprivate private(set) var offsets: [Int] = []

    /// The start of each range of adjacent items, as a position in the version.
    fileprivate private(set) var positions: [Int] = []

    init() {}

    /// Creates the items of a list with one chunk; they are all unmatched.
    init(onlyChunkOf order: ChunkOrder) {
      onlySlot = order[.first].slot
      hashes = order[.first].hashes
    }

    /// Appends a range of items of a chunk.
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
        onlySlot = order[index].slot
        hashes = order[index].hashes
      } else {
        onlySlot = nil
        hashes.append(contentsOf: order[index].hashes[range])
      }
    }

    /// Returns the items, given the store of the version.
    @inlinable
    func items<Item>(of store: ItemStore<Item>) -> [Item] {
      if let onlySlot { return store.items[onlySlot] }
      var items: [Item] = []
      items.reserveCapacity(hashes.count)
      for (slot, range) in parts { items += store.items[slot][range] }
      return items
    }

    /// Whether offsets are positions too, because the items are one range at the start of the version.
    fileprivate var hasOffsetsAsPositions: Bool { parts.isEmpty || positions == [0] }

    /// Returns the offset of the end of a range of adjacent items.
    fileprivate func end(ofPart part: Int) -> Int {
      part + 1 < offsets.count ? offsets[part + 1] : hashes.count
    }
  }

  /// Converts runs of unmatched items from offsets in the unmatched items to positions in the versions.
  func inPositions(_ found: [Run]) -> [Run] {
    if oldUnmatched.hasOffsetsAsPositions && newUnmatched.hasOffsetsAsPositions { return found }
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
