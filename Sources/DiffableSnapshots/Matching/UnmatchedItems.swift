/// Adjacent items of a chunk.
@usableFromInline
struct ChunkPart {
  @usableFromInline let slot: UInt32

  /// The short hash of each item of the chunk.
  let hashes: [UInt32]

  /// The position of the chunk in the version.
  let start: Int

  /// The offsets of the items in the chunk.
  @usableFromInline var range: Range<Int>

  /// The number of items.
  var count: Int { range.upperBound &- range.lowerBound }

  /// The position of the first item in the version.
  var position: Int { start &+ range.lowerBound }
}

extension ChunkOrder {
  /// Returns the chunks in some groups.
  func parts(ofGroups numbers: [Int]) -> [ChunkPart] {
    var parts: [ChunkPart] = []
    parts.reserveCapacity(numbers.count * Group.capacity)
    for index in numbers.indices {
      let group = groups[numbers[index]]
      for index in group.chunks.indices {
        let (slot, hashes) = (group.chunks[index].slot, group.chunks[index].hashes)
        let start = group.start + group.chunks[index].start
        parts.append(ChunkPart(slot: slot, hashes: hashes, start: start, range: 0..<hashes.count))
      }
    }
    return parts
  }
}

/// The items of one version of a list that are not matched yet, in order.
@usableFromInline
struct UnmatchedItems {
  /// The slot of the unmatched items if they are exactly all items of one chunk; otherwise nil.
  @usableFromInline private(set) var onlySlot: UInt32?

  /// The parts of chunks that contain the items; may be empty if ``onlySlot`` is not nil.
  @usableFromInline private(set) var parts: [ChunkPart] = []

  /// The offset of each part's first item in the unmatched items.
  private var offsets: [Int] = []

  /// The short hash of each item.
  @usableFromInline private(set) var hashes: [UInt32] = []

  init() {}

  /// Creates the items of a list with one chunk; they are all unmatched.
  init(onlyChunkOf order: ChunkOrder) {
    onlySlot = order[.first].slot
    hashes = order[.first].hashes
  }

  /// Creates the items of some parts of chunks.
  init(_ parts: [ChunkPart]) {
    self.parts = parts
    offsets.reserveCapacity(parts.count)
    var count = 0
    for index in parts.indices {
      offsets.append(count)
      count += parts[index].count
    }
    if parts.count == 1 && count == parts[0].hashes.count {
      (onlySlot, hashes) = (parts[0].slot, parts[0].hashes)
      return
    }
    hashes.reserveCapacity(count)
    for index in parts.indices {
      hashes.append(contentsOf: parts[index].hashes[parts[index].range])
    }
  }

  /// Returns the items, given the store of the version.
  @inlinable
  func items<Item>(of store: ItemStore<Item>) -> [Item] {
    if let onlySlot { return store.items[onlySlot] }
    var items: [Item] = []
    items.reserveCapacity(hashes.count)
    for index in parts.indices { items += store.items[parts[index].slot][parts[index].range] }
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
    parts.isEmpty || offsets[parts.count - 1] == parts[parts.count - 1].position
  }

  /// Returns the position of the item at an offset, and the number of items from there to the end of its part.
  private func position(at offset: Int) -> (position: Int, count: Int) {
    let part = offsets.indices.last(whereFirstOnes: { offsets[$0] <= offset })
    let start = offset - offsets[part]
    return (parts[part].position + start, parts[part].count - start)
  }
}
