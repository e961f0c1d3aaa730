extension ItemOrder {
  /// Inserts items into a chunk.
  @inlinable
  mutating func insert(_ items: HashedItems<Item>, at index: Index, offset: Int) {
    self[index].contents.insert(contentsOf: items, at: offset)
    if !items.marks.isEmpty { setMarked(group: index.group) }
    shift(after: index, by: items.count)
  }

  /// Takes an item out of a chunk.
  @inlinable
  mutating func remove(at index: Index, offset: Int) {
    self[index].contents.remove(at: offset)
    shift(after: index, by: -1)
  }

  /// Replaces what a chunk holds by a part of it.
  @inlinable
  mutating func replaceContents(at index: Index, _ contents: HashedItems<Item>) {
    let difference = contents.count - self[index].count
    self[index].contents = contents
    if difference != 0 { shift(after: index, by: difference) }
  }

  /// Inserts a chunk behind another one, or at the front.
  ///
  /// Its label must be between those of its neighbours.
  ///
  /// - Returns: Where the chunk is now.
  @inlinable
  mutating func insert(_ chunk: Chunk<Item>, after index: Index?) -> Index {
    chunkCount += 1
    if groups.isEmpty { groups = [Group(chunks: [], label: chunk.label, start: 0)] }
    let place = index.map { Index(group: $0.group, chunk: $0.chunk + 1) } ?? .first
    var chunk = chunk
    chunk.start = index.map { end(of: $0) - groups[$0.group].start } ?? 0
    groups[place.group].chunks.insert(chunk, at: place.chunk)
    if place.chunk == 0 { groups[place.group].label = chunk.label }
    if !chunk.contents.marks.isEmpty { setMarked(group: place.group) }
    shift(after: place, by: chunk.count)
    guard groups[place.group].chunks.count > Group.capacity else { return place }
    splitGroup(place.group)
    return self.index(ofLabel: chunk.label)
  }

  /// Removes a chunk with its items.
  @inlinable
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

  /// Remembers that items of a group may have marks.
  @inlinable
  mutating func setMarked(group: Int) {
    isMarked = true
    groups[group].isMarked = true
  }

  /// Adds to the starts of all that follows a chunk.
  @inlinable
  mutating func shift(after index: Index, by difference: Int) {
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

  @inlinable
  mutating func splitGroup(_ group: Int) {
    let chunks = groups[group].chunks
    // New chunks come at the end more often than anywhere else: then the first group stays full.
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

  /// Gives all chunks labels with the same room in between.
  ///
  /// - Parameter body: Is called with each chunk's slot and its new label.
  @inlinable
  mutating func relabel(_ body: (UInt32, UInt64) -> Void) {
    let room = UInt64.max / UInt64(chunkCount + 2)
    var label: UInt64 = 0
    for group in groups.indices {
      for chunk in groups[group].chunks.indices {
        label += room
        groups[group].chunks[chunk].label = label
        body(groups[group].chunks[chunk].slot, label)
      }
      groups[group].label = groups[group].chunks[0].label
    }
  }
}
