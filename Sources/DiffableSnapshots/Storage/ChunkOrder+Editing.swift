extension ChunkOrder {
  /// Inserts items into a chunk.
  mutating func insert(_ hashes: [UInt32], _ marks: [Mark], at index: Index, offset: Int) {
    self[index].insert(hashes, marks, at: offset)
    if !marks.isEmpty { setMarked(group: index.group) }
    shift(after: index, by: hashes.count)
  }

  /// Removes an item from a chunk.
  mutating func remove(at index: Index, offset: Int) {
    self[index].remove(at: offset)
    shift(after: index, by: -1)
  }

  /// Removes all items of a chunk except the items at ascending offsets.
  mutating func keep(_ offsets: [Int], at index: Index) {
    let difference = offsets.count - self[index].count
    self[index].keep(offsets)
    shift(after: index, by: difference)
  }

  /// Removes all items of a chunk except a range.
  mutating func keep(_ range: Range<Int>, at index: Index) {
    let difference = range.count - self[index].count
    self[index].keep(range)
    shift(after: index, by: difference)
  }

  /// Appends a chunk, whose label must be greater than all other labels.
  mutating func append(_ newChunk: Chunk) {
    var chunk = newChunk
    if groups.isEmpty || groups[groups.count - 1].chunks.count == Group.capacity {
      groups.append(Group(chunks: [], label: chunk.label, start: count))
    }
    let last = groups.count - 1
    chunk.start = count - groups[last].start
    groups[last].chunks.append(chunk)
    chunkCount += 1
    count += chunk.count
    if !chunk.marks.isEmpty { setMarked(group: last) }
  }

  /// Inserts a chunk after another chunk, or at the start.
  ///
  /// The label must be between the labels of the previous and the next chunk.
  ///
  /// - Returns: The index of the inserted chunk.
  mutating func insert(_ chunk: Chunk, after index: Index?) -> Index {
    chunkCount += 1
    if groups.isEmpty { groups = [Group(chunks: [], label: chunk.label, start: 0)] }
    let newIndex = index.map { Index(group: $0.group, chunk: $0.chunk + 1) } ?? .first
    var chunk = chunk
    chunk.start = index.map { end(of: $0) - groups[$0.group].start } ?? 0
    groups[newIndex.group].chunks.insert(chunk, at: newIndex.chunk)
    if newIndex.chunk == 0 { groups[newIndex.group].label = chunk.label }
    if !chunk.marks.isEmpty { setMarked(group: newIndex.group) }
    shift(after: newIndex, by: chunk.count)
    guard groups[newIndex.group].chunks.count > Group.capacity else { return newIndex }
    splitGroup(newIndex.group)
    return self.index(ofLabel: chunk.label)
  }

  /// Removes a chunk with its items.
  mutating func removeChunk(at index: Index) {
    chunkCount -= 1
    shift(after: index, by: -count(of: index))
    groups[index.group].chunks.remove(at: index.chunk)
    if groups[index.group].chunks.isEmpty {
      groups.remove(at: index.group)
    } else if index.chunk == 0 {
      groups[index.group].label = groups[index.group].chunks[0].label
    }
  }

  /// Records that items of a group may have marks.
  mutating func setMarked(group: Int) {
    isMarked = true
    groups[group].isMarked = true
  }

  /// Adds a difference to the number of items, and to the starts of all chunks and groups after a chunk.
  private mutating func shift(after index: Index, by difference: Int) {
    guard difference != 0 else { return }
    count += difference
    let chunks = groups[index.group].chunks.count
    var chunk = index.chunk + 1
    while chunk < chunks {
      groups[index.group].chunks[chunk].start += difference
      chunk += 1
    }
    var group = index.group + 1
    while group < groups.count {
      groups[group].start += difference
      group += 1
    }
  }

  private mutating func splitGroup(_ group: Int) {
    let chunks = groups[group].chunks
    // Chunks are appended more often than inserted. Splitting the last group at its end keeps groups full.
    let isLast = group == groups.count - 1
    let middle = isLast ? chunks.count - 1 : chunks.count / 2
    var moved = Array(chunks[middle...])
    let start = moved[0].start
    for chunk in moved.indices { moved[chunk].start -= start }
    groups[group].chunks = Array(chunks[..<middle])
    var second = groups[group]
    second.chunks = moved
    second.label = moved[0].label
    second.start += start
    groups.insert(second, at: group + 1)
  }

  /// Assigns new labels to all chunks; the distances between adjacent labels are equal.
  ///
  /// - Parameter body: Called with each chunk's slot and its new label.
  mutating func relabel(_ body: (UInt32, UInt64) -> Void) {
    let distance = UInt64.max / UInt64(chunkCount + 2)
    var label: UInt64 = 0
    for group in groups.indices {
      for chunk in groups[group].chunks.indices {
        label += distance
        groups[group].chunks[chunk].label = label
        body(groups[group].chunks[chunk].slot, label)
      }
      groups[group].label = groups[group].chunks[0].label
    }
  }
}
