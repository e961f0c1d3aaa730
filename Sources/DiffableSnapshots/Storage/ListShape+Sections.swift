extension ListShape {
  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sections: The hashes and marks of each section's items. The marks may be empty if no item is marked.
  ///   - index: The index of the first inserted section.
  /// - Returns: The chunks in order: for each of them, the offset of its section, the range of its items in the section,
  ///   and its slot. Unused slots come first, then new slots in ascending order.
  @usableFromInline
  mutating func insertSections(
    _ sections: [(hashes: [UInt32], marks: [Mark])],
    at index: Int
  ) -> [(section: Int, range: Range<Int>, slot: UInt32)] {
    var chunks: [Chunk] = []
    var newSlots: [UInt32] = []
    var result: [(section: Int, range: Range<Int>, slot: UInt32)] = []
    for (section, (hashes, marks)) in sections.enumerated() {
      for range in ListShape.parts(of: hashes.count) {
        let slot = makeSlot()
        let isFirst = range.lowerBound == 0
        if isFirst { newSlots.append(slot) }
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
        result.append((section, range, slot))
      }
    }
    insertChunks(chunks, after: chunk(before: index))
    firstSlots.insert(contentsOf: newSlots, at: index)
    let count = chunks.reduce(0) { $0 + $1.count }
    if isIndexed ? isMuch(count) || order.count > self.index.capacity : needsIndex {
      rebuildIndex()
    } else if isIndexed {
      for chunk in chunks {
        for hash in chunk.hashes { self.index.insert(hash, chunk.slot) }
      }
    }
    return result
  }

  /// Removes sections at ascending indexes, with their items.
  ///
  /// - Returns: The slots of the removed chunks, which are free now.
  @usableFromInline
  mutating func removeSections(_ sections: [Int]) -> [UInt32] {
    var chunks: [Chunk] = []
    var removals: ChunkOrder.Removals = []
    var end = sections.count
    // Consecutive sections are removed together: the end of a section is found by the first chunk of the next section.
    while end > 0 {
      var first = end - 1
      while first > 0 && sections[first - 1] + 1 == sections[first] { first -= 1 }
      chunks += removeChunks(ofSections: sections[first]...sections[end - 1], &removals)
      end = first
    }
    let isMuch = isMuch(removals.reduce(0) { $0 + $1.count })
    order.updateGroups(removals)
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
  @usableFromInline
  mutating func moveSection(from section: Int, to destination: Int) {
    var removals: ChunkOrder.Removals = []
    let chunks = removeChunks(ofSections: section...section, &removals)
    order.updateGroups(removals)
    firstSlots.remove(at: section)
    insertChunks(chunks, after: chunk(before: destination))
    firstSlots.insert(chunks[0].slot, at: destination)
  }

  /// Removes the chunks of consecutive sections from the order and returns them.
  private mutating func removeChunks(
    ofSections sections: ClosedRange<Int>,
    _ removals: inout ChunkOrder.Removals
  ) -> [Chunk] {
    let (first, end) = (firstChunk(sections.lowerBound), end(sections.upperBound))
    var chunks: [Chunk] = []
    order.forEachChunk(from: first, to: end) { chunks.append($0) }
    order.removeChunks(from: first, to: end, &removals)
    return chunks
  }
}
