// After an edit, `ItemStore` has to make the same change to the items of each slot. An edit returns what to change, unless
// the caller knows it.
extension ListShape {
  /// Where the caller inserts items after their insertion into the shape.
  @usableFromInline
  struct Placement {
    /// The slot of the items.
    @usableFromInline let slot: UInt32

    /// The offset of the first inserted item in the slot.
    @usableFromInline let offset: Int

    /// The ranges of items into which the slot is divided after the insertion, each with its slot; empty if the slot is
    /// not divided.
    @usableFromInline let parts: [(range: Range<Int>, slot: UInt32)]
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
    let parts = divideChunk(at: location.index, updatesIndex: isIndexed && !rebuilds)
    if rebuilds || isIndexed && order.count > index.capacity { rebuildIndex() }
    return Placement(slot: location.slot, offset: location.offset, parts: parts)
  }

  /// Removes the item at a location.
  ///
  /// If the chunk has no other item and is not the first chunk of its section, it is removed too, and its slot is free.
  @usableFromInline
  mutating func remove(at location: Location) {
    if isIndexed { index.remove(order[location.index].hashes[location.offset], location.slot) }
    if order[location.index].count == 1 && !order[location.index].startsSection {
      var removals: ChunkOrder.Removals = []
      removeChunk(at: location.index, &removals)
      order.updateGroups(removals)
    } else {
      order.remove(at: location.index, offset: location.offset)
    }
  }

  /// Moves an item, with its mark, to a destination.
  ///
  /// - Returns: Where the caller inserts the item, after removing it from its old location. Nil if the destination is
  ///   next to the item itself; the shape does not change then.
  @usableFromInline
  mutating func move(at location: Location, to destination: Destination) -> Placement? {
    let position = position(of: location)
    let anchor = anchorPosition(of: destination)
    if anchor == position { return nil }
    let (hash, mark) = (hash(at: location), mark(at: location))
    remove(at: location)
    let newAnchor = anchor.map { $0 - (position < $0 ? 1 : 0) }
    let target = self.location(of: destination, anchorPosition: newAnchor)
    return insert([hash], mark == .none ? [] : [mark], at: target)
  }

  /// Removes the items at ascending positions.
  ///
  /// - Returns: The slot of each changed chunk, and the old offsets of its remaining items.
  @usableFromInline
  mutating func remove(
    atPositions positions: [Int]
  ) -> [(slot: UInt32, kept: [Int])] {
    var changes: [(slot: UInt32, kept: [Int])] = []
    let rebuilds = isMuch(positions.count)
    var removals: ChunkOrder.Removals = []
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
        removeChunk(at: index, &removals)
      } else {
        order.keep(kept, at: index, &removals)
      }
      changes.append((slot, kept))
      end = first
    }
    order.updateGroups(removals)
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
  /// Removes a chunk and frees its slot; the caller updates the index, and then the groups.
  private mutating func removeChunk(
    at index: ChunkOrder.Index,
    _ removals: inout ChunkOrder.Removals
  ) {
    freeSlots.append(order[index].slot)
    let end = ChunkOrder.Index(group: index.group, chunk: index.chunk + 1)
    order.removeChunks(from: index, to: end, &removals)
  }

  /// Divides a chunk that has too many items.
  ///
  /// - Returns: The ranges of items, each with its slot; the first range keeps the slot of the chunk. Empty if the chunk
  ///   is not divided.
  private mutating func divideChunk(
    at firstIndex: ChunkOrder.Index,
    updatesIndex: Bool
  ) -> [(range: Range<Int>, slot: UInt32)] {
    guard order.count(of: firstIndex) > Chunk.capacity else { return [] }
    let whole = order[firstIndex]
    let first = Chunk.range(ofPart: 0, of: whole.count)
    var parts = [(range: first, slot: whole.slot)]
    var removals: ChunkOrder.Removals = []
    order.keep(Array(first), at: firstIndex, &removals)
    order.updateGroups(removals)
    var chunks: [Chunk] = []
    for part in 1..<Chunk.partCount(of: whole.count) {
      let range = Chunk.range(ofPart: part, of: whole.count)
      let slot = makeSlot()
      let hashes = Array(whole.hashes[range])
      let marks = whole.marks.isEmpty ? [] : Array(whole.marks[range])
      chunks.append(Chunk(hashes, marks, slot: slot, label: 0, startsSection: false))
      parts.append((range, slot))
      guard updatesIndex else { continue }
      for hash in hashes {
        index.remove(hash, whole.slot)
        index.insert(hash, slot)
      }
    }
    insertChunks(consume chunks, after: firstIndex)
    return parts
  }

  /// Returns a slot without a chunk.
  mutating func makeSlot() -> UInt32 {
    if let slot = freeSlots.popLast() { return slot }
    labels.append(0)
    return UInt32(labels.count - 1)
  }

  /// Inserts chunks after another chunk, or at the start, and assigns their labels.
  ///
  /// - Parameters:
  ///   - chunks: The chunks, which have slots but no labels.
  ///   - previous: The index of the chunk before the new chunks, or nil at the start.
  mutating func insertChunks(_ chunks: consuming [Chunk], after previous: ChunkOrder.Index?) {
    var (label, distance) = labels(count: chunks.count, after: previous)
    var labels: [UInt64] = []
    swap(&labels, &self.labels)
    for chunk in chunks.indices {
      label += distance
      chunks[chunk].label = label
      labels[Int(chunks[chunk].slot)] = label
    }
    self.labels = labels
    order.insert(consume chunks, after: previous)
  }

  /// Returns labels between the labels of a chunk and of the next chunk.
  ///
  /// The labels have equal distances: if each label halved the remaining distance, the labels would soon be used up.
  ///
  /// - Parameters:
  ///   - count: The number of labels.
  ///   - previous: The index of the chunk before the labels, or nil at the start.
  /// - Returns: The label before the first label, and the distance of the labels.
  private mutating func labels(
    count: Int,
    after previous: ChunkOrder.Index?
  ) -> (start: UInt64, distance: UInt64) {
    for _ in 0..<2 {
      let low = previous.map { order[$0].label } ?? 0
      let next = previous.map { order.index(after: $0) } ?? (order.groups.isEmpty ? nil : .first)
      let high = next.map { order[$0].label } ?? .max
      var distance = (high - low) / UInt64(count + 1)
      // At the end, a fixed distance leaves most labels to later chunks.
      if next == nil { distance = min(distance, 1 << 32) }
      if distance > 0 { return (low, distance) }
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
