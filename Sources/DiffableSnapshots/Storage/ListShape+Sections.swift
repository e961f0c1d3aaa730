extension ListShape {
  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sectionCount: The number of sections to insert.
  ///   - index: The index of the first inserted section.
  ///   - items: Returns the hashes and marks of the items of an inserted section. The marks may be empty if no item is
  ///     marked.
  ///   - put: Called with each chunk in order: the offset of its section, the range of its items in the section, and its
  ///     slot. Unused slots come first, then new slots in ascending order.
  @usableFromInline
  mutating func insertSections(
    _ sectionCount: Int,
    at index: Int,
    _ items: (Int) -> (hashes: [UInt32], marks: [Mark]),
    put: (_ section: Int, _ range: Range<Int>, _ slot: UInt32) -> Void
  ) {
    let previous = chunk(before: index)
    var newFirstSlots: [UInt32] = []
    newFirstSlots.reserveCapacity(sectionCount)
    var chunks: [Chunk] = []
    chunks.reserveCapacity(sectionCount)
    let oldCount = count
    for section in 0..<sectionCount {
      let (hashes, marks) = items(section)
      for part in 0..<Chunk.partCount(of: hashes.count) {
        let range = Chunk.range(ofPart: part, of: hashes.count)
        let slot = makeSlot()
        let isFirst = part == 0
        if isFirst { newFirstSlots.append(slot) }
        let isWhole = range.count == hashes.count
        chunks.append(
          Chunk(
            isWhole ? hashes : Array(hashes[range]),
            isWhole || marks.isEmpty ? marks : Array(marks[range]),
            slot: slot,
            label: 0,
            startsSection: isFirst
          )
        )
        put(section, range, slot)
      }
    }
    if firstSlots.isEmpty {
      firstSlots = newFirstSlots
    } else {
      firstSlots.insert(contentsOf: newFirstSlots, at: index)
    }
    insertChunks(consume chunks, after: previous)
    if isIndexed ? isMuch(count - oldCount) || count > self.index.capacity : needsIndex {
      rebuildIndex()
    } else if isIndexed && count > oldCount {
      var chunks: [Chunk] = []
      appendChunks(ofSections: index...index + sectionCount - 1, to: &chunks)
      for chunk in chunks {
        for hash in chunk.hashes { self.index.insert(hash, chunk.slot) }
      }
    }
  }

  /// Inserts sections without items.
  @usableFromInline
  mutating func insertEmptySections(_ count: Int, at index: Int) {
    insertSections(count, at: index, { _ in ([], []) }, put: { _, _, _ in })
  }

  /// Removes sections at ascending indexes, with their items.
  ///
  /// - Returns: The slots of the removed chunks, which are free now.
  @usableFromInline
  mutating func removeSections(_ sections: [Int]) -> [UInt32] {
    let chunks = takeChunks(ofSections: sections)
    let count = chunks.reduce(0) { $0 + $1.count }
    let isMuch = count > 16 && count > (order.count + count) / 8
    firstSlots = firstSlots.elements(
      at: firstSlots.indices.offsets(without: sections[...], from: 0)
    )
    if isMuch {
      rebuildIndex()
    } else if isIndexed {
      for chunk in chunks {
        for hash in chunk.hashes { index.remove(hash, chunk.slot) }
      }
    }
    let slots = chunks.map { $0.slot }
    freeSlots += slots
    return slots
  }

  /// Moves a section to an index, which is the section's index after the move.
  ///
  /// The chunks of the section keep their slots.
  mutating func moveSection(from section: Int, to destination: Int) {
    let chunks = takeChunks(ofSections: [section])
    firstSlots.remove(at: section)
    insertChunks(chunks, after: chunk(before: destination))
    firstSlots.insert(chunks[0].slot, at: destination)
  }

  /// Arranges the sections in another order.
  ///
  /// The chunks keep their slots, so the index does not change.
  ///
  /// - Parameters:
  ///   - sections: The previous index of each section.
  ///   - moved: The indexes of the sections that move, ascending. The others keep their order.
  /// - Complexity: O(*s* + *m*), where *s* is the number of sections, and *m* the number of chunks in moved sections. If many
  ///   sections move, all chunks are visited once.
  mutating func arrangeSections(_ sections: [Int], moving moved: [Int]) {
    let slots = firstSlots.elements(at: sections)
    if moved.count > 4 + sections.count / 16 {
      var chunks: [Chunk] = []
      chunks.reserveCapacity(order.chunkCount)
      for section in sections { appendChunks(ofSections: section...section, to: &chunks) }
      order = ChunkOrder()
      firstSlots = slots
      return insertChunks(consume chunks, after: nil)
    }
    // Sections that move to the same place are inserted together. A place is an index among the sections that stay.
    var insertions: [(index: Int, chunks: [Chunk])] = []
    for (offset, section) in moved.enumerated() {
      if insertions.last?.index != section - offset { insertions.append((section - offset, [])) }
      let section = sections[section]
      appendChunks(ofSections: section...section, to: &insertions[insertions.count - 1].chunks)
    }
    _ = takeChunks(ofSections: moved.map { sections[$0] }.sorted())
    firstSlots = slots.elements(at: slots.indices.offsets(without: moved[...], from: 0))
    for (index, chunks) in insertions { insertChunks(chunks, after: chunk(before: index)) }
    firstSlots = slots
  }

  /// Removes the chunks of sections at ascending indexes from the order and returns them.
  ///
  /// Consecutive sections are removed together: the end of a section is found by the first chunk of the next section.
  /// The chunks of later sections that are removed together come first.
  private mutating func takeChunks(ofSections sections: [Int]) -> [Chunk] {
    var chunks: [Chunk] = []
    var removals: ChunkOrder.Removals = []
    var last = sections.count
    while last > 0 {
      var first = last - 1
      while first > 0 && sections[first - 1] + 1 == sections[first] { first -= 1 }
      let range = sections[first]...sections[last - 1]
      appendChunks(ofSections: range, to: &chunks)
      order.removeChunks(from: firstChunk(range.lowerBound), to: end(range.upperBound), &removals)
      last = first
    }
    order.updateGroups(removals)
    return chunks
  }

  /// Appends the chunks of consecutive sections to an array.
  private func appendChunks(ofSections sections: ClosedRange<Int>, to chunks: inout [Chunk]) {
    order.forEachChunk(from: firstChunk(sections.lowerBound), to: end(sections.upperBound)) {
      chunks.append($0)
    }
  }
}

extension ListShape {
  /// The number of slots, including free slots.
  @usableFromInline var slotCount: Int { labels.count }

  /// Rebuilds the index from the hashes of the chunks; short lists have no index.
  mutating func rebuildIndex() {
    if !needsIndex {
      index = HashIndex()
      return
    }
    var entries: [HashIndex.Entry] = []
    entries.reserveCapacity(order.count)
    for group in order.groups.indices {
      let chunks = order.groups[group].chunks
      for chunk in chunks.indices {
        let (hashes, slot) = (chunks[chunk].hashes, chunks[chunk].slot)
        for index in hashes.indices { entries.append(HashIndex.entry(hashes[index], slot)) }
      }
    }
    index = HashIndex(entries)
  }

  /// Returns whether several sections or several items have the same hash; if not, none repeats.
  @usableFromInline
  func hasRepeatedHash(sectionHashes: [UInt32]) -> Bool {
    if hasRepetition(sectionHashes) { return true }
    if count == 0 { return false }
    return isIndexed
      ? index.hasRepeatedHash : hasRepetition(hashesAndMarks(from: .first, to: nil).0)
  }

  /// Whether a linear search of all hashes would be too expensive.
  var needsIndex: Bool { order.count > 64 || order.chunkCount > 8 }

  /// Whether there are many more chunks than the items need.
  ///
  /// A sparse list is rebuilt. Many removals precede each rebuild, so its amortized cost per removal is constant.
  @usableFromInline var isSparse: Bool {
    let needed = firstSlots.count + order.count / Chunk.builtCount
    return order.chunkCount > 64 + 4 * needed
  }
}
