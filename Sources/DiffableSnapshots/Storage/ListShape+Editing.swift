// Each edit returns the changes that `ItemStore` has to make to the items of each slot.
extension ListShape {
  /// The division of a chunk, by which the caller divides the items of the slot.
  @usableFromInline
  struct ChunkSplit {
    /// The slot of the chunk before the division.
    @usableFromInline let slot: UInt32

    /// The ranges of items, each with its slot after the division; the first range keeps the slot of the chunk.
    @usableFromInline var parts: [(range: Range<Int>, slot: UInt32)]
  }

  /// Where the caller inserts items after their insertion into the shape.
  @usableFromInline
  struct Placement {
    /// The slot of the items.
    @usableFromInline let slot: UInt32

    /// The offset of the first inserted item in the slot.
    @usableFromInline let offset: Int

    /// The division of the slot after the insertion, or nil if the slot is not divided.
    @usableFromInline let split: ChunkSplit?
  }

  /// Inserts items that the list does not contain yet.
  @usableFromInline
  mutating func insert(
    _ hashes: [UInt32],
    _ marks: [Mark],
    at location: Location
  ) -> Placement {
    order.insert(hashes, marks, at: location.index, offset: location.offset)
    let rebuilds = isIndexed ? isMuch(hashes.count) : needsIndex
    if isIndexed && !rebuilds {
      for hash in hashes { index.insert(hash, location.slot) }
    }
    let split = divideChunk(at: location.index, updatesIndex: isIndexed && !rebuilds)
    if rebuilds || isIndexed && order.count > index.capacity { rebuildIndex() }
    return Placement(slot: location.slot, offset: location.offset, split: split)
  }

  /// Removes the item at a location.
  ///
  /// - Returns: True if the chunk was removed too, because it had no other item and is not the first chunk of its
  ///   section. Its slot is then free.
  @usableFromInline
  mutating func remove(at location: Location) -> Bool {
    if isIndexed { index.remove(order[location.index].hashes[location.offset], location.slot) }
    if order[location.index].count == 1 && !order[location.index].startsSection {
      removeChunk(at: location.index)
      return true
    }
    order.remove(at: location.index, offset: location.offset)
    return false
  }

  /// Removes the items at ascending positions.
  ///
  /// - Returns: For each changed chunk: its slot, the position of its first item, the positions of the removed items,
  ///   and the old offsets of the remaining items.
  @usableFromInline
  mutating func remove(
    atPositions positions: [Int]
  ) -> [(slot: UInt32, start: Int, removed: ArraySlice<Int>, kept: [Int])] {
    var changes: [(slot: UInt32, start: Int, removed: ArraySlice<Int>, kept: [Int])] = []
    let rebuilds = isMuch(positions.count)
    var end = positions.count
    // The loop starts at the end, because a removal changes the positions of all later items. It removes all
    // items of a chunk together, because each removal copies the chunk.
    while end > 0 {
      let index = order.index(ofPosition: positions[end - 1])
      let start = order.start(of: index)
      let slot = order[index].slot
      let count = order[index].count
      var first = end - 1
      while first > 0 && positions[first - 1] >= start { first -= 1 }
      let removed = positions[first..<end]
      if isIndexed && !rebuilds {
        for position in removed { self.index.remove(order[index].hashes[position - start], slot) }
      }
      let kept = (0..<count).offsets(without: removed, from: start)
      if kept.isEmpty && !order[index].startsSection {
        removeChunk(at: index)
      } else {
        order.keep(kept, at: index)
      }
      changes.append((slot, start, removed, kept))
      end = first
    }
    if rebuilds { rebuildIndex() }
    return changes
  }

  /// Records that an item at a location was replaced by an equal item.
  @usableFromInline
  mutating func noteReplacement(at location: Location) {
    order[location.index].replacementCount &+= 1
  }
}

// MARK: - Chunks

extension ListShape {
  /// Removes a chunk and frees its slot; the caller updates the index.
  mutating func removeChunk(at index: ChunkOrder.Index) {
    freeSlots.append(order[index].slot)
    order.removeChunk(at: index)
  }

  /// Divides a chunk that has too many items, and returns the division.
  private mutating func divideChunk(
    at firstIndex: ChunkOrder.Index,
    updatesIndex: Bool
  ) -> ChunkSplit? {
    let count = order.count(of: firstIndex)
    guard count > Chunk.capacity else { return nil }
    let whole = order[firstIndex]
    let number = max(2, (count + Chunk.builtCount - 1) / Chunk.builtCount)
    let ranges = (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
    var split = ChunkSplit(slot: whole.slot, parts: [(ranges[0], whole.slot)])
    order.keep(ranges[0], at: firstIndex)
    var lastIndex = firstIndex
    for (part, range) in ranges.enumerated().dropFirst() {
      let hashes = Array(whole.hashes[range])
      let marks = whole.marks.isEmpty ? [] : Array(whole.marks[range])
      lastIndex = insertChunk(hashes, marks, after: lastIndex, followers: number - 1 - part)
      let slot = order[lastIndex].slot
      split.parts.append((range, slot))
      guard updatesIndex else { continue }
      for hash in hashes {
        index.remove(hash, whole.slot)
        index.insert(hash, slot)
      }
    }
    return split
  }

  /// Inserts a chunk after another chunk, or at the start.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the items.
  ///   - marks: The marks of the items.
  ///   - slot: The slot of the chunk, or nil to use a free slot.
  ///   - previous: The index of the chunk before the new chunk, or nil at the start.
  ///   - startsSection: Whether the chunk is the first chunk of its section.
  ///   - followers: The number of chunks that the caller will insert directly after this chunk.
  /// - Returns: The index of the inserted chunk.
  mutating func insertChunk(
    _ hashes: [UInt32],
    _ marks: [Mark],
    slot: UInt32? = nil,
    after previous: ChunkOrder.Index?,
    startsSection: Bool = false,
    followers: Int = 0
  ) -> ChunkOrder.Index {
    let slot = slot ?? freeSlots.popLast() ?? UInt32(labels.count)
    if Int(slot) == labels.count { labels.append(0) }
    let label = makeLabel(after: previous, followers: followers)
    labels[Int(slot)] = label
    return order.insert(
      Chunk(hashes, marks, slot: slot, label: label, startsSection: startsSection),
      after: previous
    )
  }

  /// Returns a label between the labels of a chunk and of the next chunk.
  ///
  /// The caller then inserts the followers, whose labels are in the same range. The labels of all these chunks have
  /// equal distances: if each label halved the remaining distance, the labels would soon be used up.
  ///
  /// - Parameters:
  ///   - previous: The index of the chunk before the label, or nil at the start.
  ///   - followers: The number of chunks that the caller will insert directly after the chunk with the label.
  /// - Returns: The label.
  private mutating func makeLabel(after previous: ChunkOrder.Index?, followers: Int) -> UInt64 {
    for _ in 0..<2 {
      let low = previous.map { order[$0].label } ?? 0
      let next = previous.map { order.index(after: $0) } ?? (order.groups.isEmpty ? nil : .first)
      // At the end, a fixed distance leaves most labels to later chunks.
      guard let next else {
        if low < .max - 1 << 32 { return low + 1 << 32 }
        relabel()
        continue
      }
      let step = (order[next].label - low) / UInt64(followers + 2)
      if step > 0 { return low + step }
      relabel()
    }
    preconditionFailure("There are more chunks than labels")
  }

  private mutating func relabel() {
    var labels = labels
    order.relabel { labels[Int($0)] = $1 }
    self.labels = labels
  }
}
