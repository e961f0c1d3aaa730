// Each edit returns what it means for the items, which `ItemStore` keeps by slot.
extension ListShape {
  /// A chunk that was divided: the items of its slot are to be divided in the same way.
  @usableFromInline
  struct ChunkSplit {
    /// The slot that had all items.
    @usableFromInline let slot: UInt32

    /// The ranges of items, and the slots that get them; the first range stays.
    @usableFromInline var parts: [(range: Range<Int>, slot: UInt32)]
  }

  /// Inserts items that do not exist yet.
  ///
  /// - Returns: How to divide the items of the chunk after the insertion; nil when it stays whole.
  @usableFromInline
  mutating func insert(
    _ hashes: [UInt32],
    _ marks: [Mark],
    at location: Location
  ) -> ChunkSplit? {
    order.insert(hashes, marks, at: location.index, offset: location.offset)
    let rebuilds = isIndexed ? isMuch(hashes.count) : needsIndex
    if isIndexed && !rebuilds {
      for hash in hashes { index.insert(hash, location.slot) }
    }
    let split = divideChunk(at: location.index, updatesIndex: isIndexed && !rebuilds)
    if rebuilds || isIndexed && order.count > index.capacity { rebuildIndex() }
    return split
  }

  /// Removes the item at a location.
  ///
  /// - Returns: Whether the item was the last one of its chunk, and the slot is free now.
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
  /// - Returns: For each chunk that changed its slot and the offsets of the items that stay.
  @usableFromInline
  mutating func remove(atPositions positions: [Int]) -> [(slot: UInt32, kept: [Int])] {
    var changes: [(slot: UInt32, kept: [Int])] = []
    let rebuilds = isMuch(positions.count)
    var end = positions.count
    // From the end, so that earlier positions stay valid; chunk by chunk, so that each is copied once.
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
      changes.append((slot, kept))
      end = first
    }
    if rebuilds { rebuildIndex() }
    return changes
  }

  /// Notes that the items of a chunk were replaced by equal ones.
  @usableFromInline
  mutating func noteReplacement(at location: Location) {
    order[location.index].replacementCount &+= 1
  }
}

// MARK: - Chunks

extension ListShape {
  /// Removes a chunk with its items, which are not in the index any more.
  mutating func removeChunk(at index: ChunkOrder.Index) {
    freeSlots.append(order[index].slot)
    order.removeChunk(at: index)
  }

  /// Divides a chunk into as many as its items need.
  private mutating func divideChunk(
    at place: ChunkOrder.Index,
    updatesIndex: Bool
  ) -> ChunkSplit? {
    let count = order.count(of: place)
    guard count > Chunk.capacity else { return nil }
    let whole = order[place]
    let number = max(2, (count + Chunk.builtCount - 1) / Chunk.builtCount)
    let ranges = (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
    var split = ChunkSplit(slot: whole.slot, parts: [(ranges[0], whole.slot)])
    order.keep(ranges[0], at: place)
    var place = place
    for (part, range) in ranges.enumerated().dropFirst() {
      let hashes = Array(whole.hashes[range])
      let marks = whole.marks.isEmpty ? [] : Array(whole.marks[range])
      place = insertChunk(hashes, marks, after: place, followers: number - 1 - part)
      let slot = order[place].slot
      split.parts.append((range, slot))
      guard updatesIndex else { continue }
      for hash in hashes {
        index.remove(hash, whole.slot)
        index.insert(hash, slot)
      }
    }
    return split
  }

  /// Inserts a chunk after another one, or at the start.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of its items.
  ///   - marks: Their marks.
  ///   - slot: The slot that it had before; nil for a free one.
  ///   - place: The chunk before it, or nil at the start.
  ///   - startsSection: Whether it is the first chunk of its section.
  ///   - followers: The number of chunks to be inserted right after it.
  /// - Returns: Where the chunk is now.
  mutating func insertChunk(
    _ hashes: [UInt32],
    _ marks: [Mark],
    slot: UInt32? = nil,
    after place: ChunkOrder.Index?,
    startsSection: Bool = false,
    followers: Int = 0
  ) -> ChunkOrder.Index {
    let slot = slot ?? freeSlots.popLast() ?? UInt32(labels.count)
    if Int(slot) == labels.count { labels.append(0) }
    let label = makeLabel(after: place, followers: followers)
    labels[Int(slot)] = label
    return order.insert(
      Chunk(hashes, marks, slot: slot, label: label, startsSection: startsSection),
      after: place
    )
  }

  /// Returns a label between the labels of a chunk and of the next one.
  ///
  /// It leaves the same distance to each of the followers. If the distance were halved each time, labels
  /// would soon run out, and all chunks would be relabelled over and over.
  private mutating func makeLabel(after place: ChunkOrder.Index?, followers: Int) -> UInt64 {
    for _ in 0..<2 {
      let low = place.map { order[$0].label } ?? 0
      let next = place.map { order.index(after: $0) } ?? (order.groups.isEmpty ? nil : .first)
      // At the end most of the labels are left to later chunks.
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
