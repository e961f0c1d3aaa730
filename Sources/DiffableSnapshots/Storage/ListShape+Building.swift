extension ListShape {
  /// Appends a section without updating the index.
  ///
  /// The caller calls ``rebuildIndex()`` after the last section.
  ///
  /// - Parameters:
  ///   - hashes: The short hash of each item.
  ///   - marks: The mark of each item; may be empty if no item is marked.
  /// - Returns: The range of items in each chunk, or nil if one chunk contains all items. The chunks get new slots
  ///   in ascending order.
  @usableFromInline
  mutating func appendSection(_ hashes: [UInt32], _ marks: [Mark]) -> [Range<Int>]? {
    firstSlots.append(UInt32(labels.count))
    if hashes.count <= Chunk.capacity {
      appendChunk(hashes, marks, startsSection: true)
      return nil
    }
    let parts = ListShape.parts(of: hashes.count)
    for part in parts {
      appendChunk(
        Array(hashes[part]),
        marks.isEmpty ? [] : Array(marks[part]),
        startsSection: part.lowerBound == 0
      )
    }
    return parts
  }

  private mutating func appendChunk(_ hashes: [UInt32], _ marks: [Mark], startsSection: Bool) {
    let label = (labels.last ?? 0) + 1 << 32
    let slot = UInt32(labels.count)
    order.append(Chunk(hashes, marks, slot: slot, label: label, startsSection: startsSection))
    labels.append(label)
  }

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
