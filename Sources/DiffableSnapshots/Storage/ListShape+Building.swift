extension ListShape {
  /// The number of slots, including free slots.
  @usableFromInline var slotCount: Int { labels.count }

  /// Rebuilds the index from the hashes of the chunks; short lists have no index.
  @usableFromInline
  mutating func rebuildIndex() {
    isIndexed = needsIndex
    if !isIndexed {
      index = HashIndex()
      return
    }
    var entries: [HashIndex.Entry] = []
    entries.reserveCapacity(order.count)
    for group in order.groups {
      for chunk in group.chunks {
        for hash in chunk.hashes { entries.append(HashIndex.entry(hash, chunk.slot)) }
      }
    }
    index = HashIndex(entries)
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
