/// Adjacent items of a chunk.
struct ChunkPart {
  var index: ChunkOrder.Index

  /// The offsets of the items in the chunk.
  var range: Range<Int>
}

/// The items of one version of a list that are not matched yet, in order.
@usableFromInline
struct UnmatchedItems {
  /// The slot of the unmatched items if they are exactly all items of one chunk; otherwise nil.
  @usableFromInline private(set) var onlySlot: UInt32?

  /// The slots that contain the items, each with a range of offsets in the slot, and the first item's offset in the
  /// unmatched items and its position in the version; may be empty if ``onlySlot`` is not nil.
  @usableFromInline private(set) var parts:
    [(slot: UInt32, range: Range<Int>, offset: Int, position: Int)] = []

  /// The short hash of each item.
  @usableFromInline private(set) var hashes: [UInt32] = []

  init() {}

  /// Creates the items of a list with one chunk; they are all unmatched.
  init(onlyChunkOf order: ChunkOrder) {
    onlySlot = order[.first].slot
    hashes = order[.first].hashes
  }

  /// Creates the items of some parts of chunks.
  init(_ order: ChunkOrder, _ chunkParts: [ChunkPart]) {
    var count = 0
    parts.reserveCapacity(chunkParts.count)
    for part in chunkParts {
      let position = order.start(of: part.index) + part.range.lowerBound
      parts.append((order[part.index].slot, part.range, count, position))
      count += part.range.count
    }
    if chunkParts.count == 1 && count == order[chunkParts[0].index].count {
      (onlySlot, hashes) = (parts[0].slot, order[chunkParts[0].index].hashes)
      return
    }
    hashes.reserveCapacity(count)
    for part in chunkParts { hashes.append(contentsOf: order[part.index].hashes[part.range]) }
  }

  /// Returns the items, given the store of the version.
  @inlinable
  func items<Item>(of store: ItemStore<Item>) -> [Item] {
    if let onlySlot { return store.items[onlySlot] }
    var items: [Item] = []
    items.reserveCapacity(hashes.count)
    for part in parts { items += store.items[part.slot][part.range] }
    return items
  }

  /// Converts runs of unmatched items from offsets in the unmatched items to positions in the versions.
  ///
  /// - Parameters:
  ///   - found: The runs from these items to the new ones.
  ///   - new: The unmatched items of the new version.
  /// - Returns: The runs, divided where the items are not adjacent.
  func inPositions(_ found: [Run], _ new: UnmatchedItems) -> [Run] {
    if hasOffsetsAsPositions && new.hasOffsetsAsPositions { return found }
    var runs: [Run] = []
    runs.reserveCapacity(found.count)
    for run in found {
      var done = 0
      while done < run.length {
        let (position, count) = position(at: run.old + done)
        let (newPosition, newCount) = new.position(at: run.new + done)
        let length = min(run.length - done, count, newCount)
        runs.appendRun(Run(old: position, new: newPosition, length: length))
        done += length
      }
    }
    return runs
  }

  /// Whether offsets are positions too, because the items are one range at the start of the version.
  private var hasOffsetsAsPositions: Bool {
    parts.last.map { $0.offset == $0.position } ?? true
  }

  /// Returns the position of the item at an offset, and the number of items from there to the end of its part.
  private func position(at offset: Int) -> (position: Int, count: Int) {
    let part = parts[parts.indices.last(whereFirstOnes: { parts[$0].offset <= offset })]
    let start = offset - part.offset
    return (part.position + start, part.range.count - start)
  }
}
