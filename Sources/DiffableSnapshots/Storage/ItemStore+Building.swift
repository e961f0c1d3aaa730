extension ItemStore {
  /// Creates a store of sections, given the items of each.
  @inlinable
  init(sections: [HashedItems<Item>]) {
    for section in sections {
      let place = insertChunk(section, after: order.index(before: nil), isHead: true)
      heads.append(order[place].slot)
      splitChunk(at: place, updatesIndex: false)
    }
    rebuildIndex()
  }

  /// Makes the index anew from the hashes that the chunks hold.
  @inlinable
  mutating func rebuildIndex() {
    var entries: [HashIndex.Entry] = []
    entries.reserveCapacity(order.count)
    for group in order.groups {
      for chunk in group.chunks {
        for hash in chunk.hashes { entries.append(HashIndex.entry(hash, chunk.slot)) }
      }
    }
    index = HashIndex(entries)
  }

  /// Makes everything anew when there are many more chunks than the items need.
  ///
  /// So many items must have gone since the last time that it costs them a constant each.
  @inlinable
  mutating func compactIfSparse() {
    let needed = heads.count + order.count / Chunk<Item>.builtCount
    guard order.chunkCount > 64 + 4 * needed else { return }
    self = ItemStore(sections: heads.indices.map { contents(ofSection: $0) })
  }
}
