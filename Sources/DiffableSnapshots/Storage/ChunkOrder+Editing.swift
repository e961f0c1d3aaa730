// The chunks of a group start at offsets from the start of the group, so that an edit updates the chunks of one group
// and one number of each later group. Several removals or insertions together update each group once: with many small
// sections, there are many groups.
extension ChunkOrder {
  /// Inserts items into a chunk.
  mutating func insert(_ hashes: [UInt32], _ marks: [Mark], at index: Index, offset: Int) {
    self[index].insert(hashes, marks, at: offset)
    if !marks.isEmpty { setMarked(group: index.group) }
    shiftChunks(after: index, by: hashes.count)
    shiftGroups(after: index.group, by: hashes.count)
  }

  /// Removes an item from a chunk.
  mutating func remove(at index: Index, offset: Int) {
    self[index].remove(at: offset)
    shiftChunks(after: index, by: -1)
    shiftGroups(after: index.group, by: -1)
  }

  /// Inserts chunks after another chunk, or at the start.
  ///
  /// The labels must ascend, between the labels of the previous and the next chunk.
  mutating func insert(_ newChunks: consuming [Chunk], after index: Index?) {
    guard let first = newChunks.first else { return }
    let group = index?.group ?? 0
    var newCount = 0
    var hasMarks = false
    for chunk in newChunks.indices {
      newCount += newChunks[chunk].count
      if !newChunks[chunk].marks.isEmpty { hasMarks = true }
    }
    chunkCount += newChunks.count
    if groups.isEmpty {
      groups = [Group(chunks: newChunks, label: first.label, start: 0)]
    } else {
      groups[group].chunks.insert(contentsOf: newChunks, at: (index?.chunk ?? -1) + 1)
    }
    if hasMarks { setMarked(group: group) }
    shiftGroups(after: group, by: newCount)
    divideGroup(group)
  }

  /// The numbers of removed items of groups, the last group first.
  ///
  /// A removal from a chunk adds an element. ``updateGroups(_:)`` ends the removals.
  typealias Removals = [(group: Int, count: Int)]

  /// Removes all items of a chunk except the items at ascending offsets.
  mutating func keep(_ offsets: [Int], at index: Index, _ removals: inout Removals) {
    let difference = offsets.count - self[index].count
    self[index].keep(offsets)
    shiftChunks(after: index, by: difference)
    removals.append((index.group, -difference))
  }

  /// Removes chunks with their items.
  ///
  /// - Parameters:
  ///   - first: The index of the first chunk.
  ///   - end: The index of the chunk after the last chunk, or nil to remove all chunks from the first one.
  ///   - removals: The earlier removals, all from later chunks.
  mutating func removeChunks(from first: Index, to end: Index?, _ removals: inout Removals) {
    let end = end ?? Index(group: groups.count - 1, chunk: groups[groups.count - 1].chunks.count)
    for group in (first.group...end.group).reversed() {
      let lower = group == first.group ? first.chunk : 0
      let upper = group == end.group ? end.chunk : groups[group].chunks.count
      if lower == upper { continue }
      let removed = groups[group].chunks[lower..<upper].reduce(0) { $0 + $1.count }
      groups[group].chunks.removeSubrange(lower..<upper)
      shiftChunks(after: Index(group: group, chunk: lower - 1), by: -removed)
      if let chunk = groups[group].chunks.first { groups[group].label = chunk.label }
      chunkCount -= upper - lower
      removals.append((group, removed))
    }
  }

  /// Updates the starts of groups after removals, and removes the groups without chunks.
  ///
  /// Until then, the groups and chunks before the last removal can be searched, but no others.
  mutating func updateGroups(_ removals: Removals) {
    guard let first = removals.last?.group else { return }
    var next = removals.count
    var (removed, end) = (0, first)
    for group in first..<groups.count {
      groups[group].start -= removed
      var isEmpty = false
      while next > 0, removals[next - 1].group == group {
        next -= 1
        removed += removals[next].count
        isEmpty = groups[group].chunks.isEmpty
      }
      if isEmpty { continue }
      if end < group { groups.swapAt(end, group) }
      end += 1
    }
    countUpdates(groups.count - first)
    groups.removeSubrange(end...)
    count -= removed
  }

  /// Records that items of a group may have marks.
  mutating func setMarked(group: Int) {
    isMarked = true
    groups[group].isMarked = true
  }

  /// Adds a difference to the starts of all chunks after a chunk in its group.
  private mutating func shiftChunks(after index: Index, by difference: Int) {
    guard difference != 0 else { return }
    let chunks = groups[index.group].chunks.count
    var chunk = index.chunk + 1
    while chunk < chunks {
      groups[index.group].chunks[chunk].start += difference
      chunk += 1
    }
  }

  /// Adds a difference to the number of items, and to the starts of all groups after a group.
  private mutating func shiftGroups(after group: Int, by difference: Int) {
    guard difference != 0 else { return }
    count += difference
    var next = group + 1
    while next < groups.count {
      groups[next].start += difference
      next += 1
    }
    countUpdates(groups.count - group)
  }

  /// Updates a group into which chunks were inserted, and divides it if it has too many chunks.
  private mutating func divideGroup(_ group: Int) {
    let count = groups[group].chunks.count
    if count <= Group.capacity { return groups[group].update() }
    let number = (count + Group.builtCount - 1) / Group.builtCount
    var parts: [Group] = []
    for part in 0..<number {
      var newGroup = groups[group]
      newGroup.chunks = Array(
        groups[group].chunks[count * part / number..<count * (part + 1) / number]
      )
      newGroup.start = parts.last.map { $0.start + $0.count } ?? newGroup.start
      newGroup.update()
      parts.append(newGroup)
    }
    countUpdates(groups.count - group + number)
    groups.replaceSubrange(group...group, with: parts)
  }

  /// Counts groups that an edit has moved or given another start.
  private mutating func countUpdates(_ number: Int) {
    #if DEBUG
      groupUpdates += number
    #endif
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

extension ChunkOrder.Group {
  /// The number of items.
  fileprivate var count: Int { chunks.last.map { $0.start + $0.count } ?? 0 }

  /// Assigns the label and the starts of the chunks after chunks were inserted.
  fileprivate mutating func update() {
    label = chunks[0].label
    var start = 0
    for chunk in chunks.indices {
      chunks[chunk].start = start
      start += chunks[chunk].count
    }
  }
}
