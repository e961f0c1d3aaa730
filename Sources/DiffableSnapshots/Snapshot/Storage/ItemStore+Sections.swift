extension ItemStore {
  /// Inserts sections without items.
  @inlinable
  mutating func insertSections(_ count: Int, at section: Int) {
    var previous = section == 0 ? nil : lastChunk(ofSection: section - 1)
    var slots: [UInt32] = []
    for number in 0..<count {
      let followers = count - 1 - number
      let slot = insertChunk(HashedItems(), after: previous, isHead: true, followers: followers)
      slots.append(slot)
      previous = order.index(ofLabel: labels[Int(slot)])
    }
    heads.insert(contentsOf: slots, at: section)
  }

  /// Removes sections at ascending offsets, with their items.
  @inlinable
  mutating func removeSections(_ sections: [Int]) {
    let isMuch = isMuch(sections.reduce(0) { $0 + size($1) })
    // In this order the section behind, where a section ends, is still there.
    for section in sections { removeChunks(ofSection: section, updatesIndex: !isMuch) }
    heads = heads.removing(sections[...], from: 0)
    if isMuch { rebuildIndex() }
  }

  /// Moves a section to the offset that it is to have afterwards.
  @inlinable
  mutating func moveSection(from section: Int, to destination: Int) {
    let chunks = removeChunks(ofSection: section, updatesIndex: false)
    heads.remove(at: section)
    freeSlots.removeLast(chunks.count)
    var previous = destination == 0 ? nil : lastChunk(ofSection: destination - 1)
    for (number, chunk) in chunks.enumerated() {
      // The last slot that was freed is taken first, so the chunk gets its own name back.
      freeSlots.append(chunk.slot)
      let slot = insertChunk(
        chunk.contents,
        after: previous,
        isHead: chunk.isHead,
        followers: chunks.count - 1 - number
      )
      previous = order.index(ofLabel: labels[Int(slot)])
    }
    heads.insert(chunks[0].slot, at: destination)
  }

  /// Removes the chunks of a section, and returns them.
  @inlinable
  @discardableResult
  mutating func removeChunks(ofSection section: Int, updatesIndex: Bool) -> [Chunk<Item>] {
    var chunks: [Chunk<Item>] = []
    forEachChunk(ofSection: section) { chunks.append($0) }
    for chunk in chunks {
      if updatesIndex {
        for hash in chunk.hashes { index.remove(hash, chunk.slot) }
      }
      removeChunk(at: order.index(ofLabel: labels[Int(chunk.slot)]))
    }
    return chunks
  }

  /// The last chunk of a section.
  @inlinable
  func lastChunk(ofSection section: Int) -> ItemOrder<Item>.Index? {
    guard let end = end(section) else { return lastChunk }
    if end.chunk > 0 { return ItemOrder.Index(group: end.group, chunk: end.chunk - 1) }
    return ItemOrder.Index(
      group: end.group - 1,
      chunk: order.groups[end.group - 1].chunks.count - 1
    )
  }
}
