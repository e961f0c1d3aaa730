extension ListShape {
  /// Inserts empty sections.
  @usableFromInline
  mutating func insertSections(_ count: Int, at section: Int) {
    let chunks = (0..<count).map { _ in
      Chunk([], [], slot: makeSlot(), label: 0, startsSection: true)
    }
    insertChunks(chunks, after: chunk(before: section))
    firstSlots.insert(contentsOf: chunks.map { $0.slot }, at: section)
    if !isIndexed && needsIndex { rebuildIndex() }
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
