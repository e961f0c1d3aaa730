extension ItemStore {
  /// Inserts sections without items.
  @inlinable
  mutating func insertSections(_ count: Int, at section: Int) {
    var previous = chunk(before: section)
    var slots: [UInt32] = []
    for number in 0..<count {
      let followers = count - 1 - number
      let place = insertChunk(HashedItems(), after: previous, isHead: true, followers: followers)
      slots.append(order[place].slot)
      previous = place
    }
    heads.insert(contentsOf: slots, at: section)
  }

  /// Removes sections at ascending offsets, with their items.
  @inlinable
  mutating func removeSections(_ sections: [Int]) {
    let isMuch = isMuch(sections.reduce(0) { $0 + size($1) })
    // In this order the section behind, where a section ends, is still there.
    for section in sections {
      for chunk in removeChunks(ofSection: section) {
        freeSlots.append(chunk.slot)
        guard !isMuch else { continue }
        for hash in chunk.hashes { index.remove(hash, chunk.slot) }
      }
    }
    heads = heads.removing(sections[...], from: 0)
    if isMuch { rebuildIndex() }
  }

  /// Moves a section to the offset that it is to have afterwards.
  @inlinable
  mutating func moveSection(from section: Int, to destination: Int) {
    let chunks = removeChunks(ofSection: section)
    heads.remove(at: section)
    var previous = chunk(before: destination)
    for (number, chunk) in chunks.enumerated() {
      previous = insertChunk(
        chunk.contents,
        slot: chunk.slot,
        after: previous,
        isHead: chunk.isHead,
        followers: chunks.count - 1 - number
      )
    }
    heads.insert(chunks[0].slot, at: destination)
  }

  /// Takes the chunks of a section out of the order, and returns them; they keep their slots.
  @inlinable
  mutating func removeChunks(ofSection section: Int) -> [Chunk<Item>] {
    var chunks: [Chunk<Item>] = []
    forEachChunk(ofSection: section) { chunks.append($0) }
    for chunk in chunks { order.removeChunk(at: order.index(ofLabel: labels[Int(chunk.slot)])) }
    return chunks
  }
}
