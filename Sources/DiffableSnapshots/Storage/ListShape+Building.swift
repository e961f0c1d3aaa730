extension ListShape {
  /// The number of slots, including free slots.
  @usableFromInline var slotCount: Int { labels.count }

  /// Returns the ranges that divide a number of items into chunks.
  static func parts(of count: Int) -> [Range<Int>] {
    if count <= Chunk.capacity { return [0..<count] }
    let parts = (count + Chunk.builtCount - 1) / Chunk.builtCount
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

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
