extension ListShape {
  /// Inserts empty sections.
  @usableFromInline
  mutating func insertSections(_ count: Int, at section: Int) {
    var previous = chunk(before: section)
    var slots: [UInt32] = []
    for number in 0..<count {
      let index = insertChunk(
        [],
        [],
        after: previous,
        startsSection: true,
        followers: count - 1 - number
      )
      slots.append(order[index].slot)
      previous = index
    }
    firstSlots.insert(contentsOf: slots, at: section)
    if !isIndexed && needsIndex { rebuildIndex() }
  }

  /// Removes sections at ascending indexes, with their items.
  ///
  /// - Returns: The slots of the removed chunks, which are free now.
  @usableFromInline
  mutating func removeSections(_ sections: [Int]) -> [UInt32] {
    var freed: [UInt32] = []
    let rebuilds = isMuch(sections.reduce(0) { $0 + size($1) })
    // The first chunk of the next section marks the end of a section. So each section is removed before the next one.
    for section in sections {
      for chunk in removeChunks(ofSection: section) {
        freed.append(chunk.slot)
        guard isIndexed && !rebuilds else { continue }
        for hash in chunk.hashes { index.remove(hash, chunk.slot) }
      }
    }
    freeSlots += freed
    firstSlots = firstSlots.elements(
      at: firstSlots.indices.offsets(without: sections[...], from: 0)
    )
    if rebuilds { rebuildIndex() }
    return freed
  }

  /// Moves a section to an index, which is the section's index after the move.
  ///
  /// The chunks of the section keep their slots.
  @usableFromInline
  mutating func moveSection(from section: Int, to destination: Int) {
    let chunks = removeChunks(ofSection: section)
    firstSlots.remove(at: section)
    var previous = chunk(before: destination)
    for (number, chunk) in chunks.enumerated() {
      previous = insertChunk(
        chunk.hashes,
        chunk.marks,
        slot: chunk.slot,
        after: previous,
        startsSection: chunk.startsSection,
        followers: chunks.count - 1 - number
      )
    }
    firstSlots.insert(chunks[0].slot, at: destination)
  }

  /// Removes the chunks of a section from the order and returns them.
  private mutating func removeChunks(ofSection section: Int) -> [Chunk] {
    var chunks: [Chunk] = []
    order.forEachChunk(from: firstChunk(section), to: end(section)) { chunks.append($0) }
    for chunk in chunks { order.removeChunk(at: order.index(ofLabel: labels[Int(chunk.slot)])) }
    return chunks
  }
}
