extension ItemStore {
  /// Inserts sections without items.
  @inlinable
  mutating func insertSections(_ count: Int, at section: Int) {
    for offset in section..<section + count {
      let previous = offset == 0 ? nil : lastChunk(ofSection: offset - 1)
      heads.insert(insertChunk([], [], after: previous, isHead: true), at: offset)
    }
  }

  /// Removes a section with its items.
  @inlinable
  mutating func removeSection(_ section: Int, updatesIndex: Bool = true) {
    var slots: [UInt32] = []
    forEachChunk(ofSection: section) { chunk in
      slots.append(chunk.slot)
      if updatesIndex {
        for hash in chunk.hashes { index.remove(hash, chunk.slot) }
      }
    }
    for slot in slots { removeChunk(at: order.index(ofLabel: labels[Int(slot)])) }
    heads.remove(at: section)
  }

  /// Moves a section to the offset that it is to have afterwards.
  @inlinable
  mutating func moveSection(from section: Int, to destination: Int) {
    var chunks: [Chunk<Item>] = []
    forEachChunk(ofSection: section) { chunks.append($0) }
    removeSection(section, updatesIndex: false)
    freeSlots.removeLast(chunks.count)
    var previous = destination == 0 ? nil : lastChunk(ofSection: destination - 1)
    for chunk in chunks {
      // The last slot that was freed is taken first, so the chunk gets its own name back.
      freeSlots.append(chunk.slot)
      let slot = insertChunk(chunk.items, chunk.hashes, after: previous, isHead: chunk.isHead)
      previous = order.index(ofLabel: labels[Int(slot)])
    }
    heads.insert(chunks[0].slot, at: destination)
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
