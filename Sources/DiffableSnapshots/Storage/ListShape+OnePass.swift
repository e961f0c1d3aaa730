extension ListShape {
  /// Finds many items in one pass over all hashes: the items at some offsets, and all from an offset on.
  @inline(__always)
  func findInOnePass(
    _ offsets: [Int],
    _ end: Int,
    _ items: SoughtItems,
    _ ask: (ItemQuestion) -> Int,
    _ body: (Int, Location, Int) -> Void
  ) {
    let hashes = hashes(offsets, end, items, ask)
    let table = OpenAddressingTable(capacity: items.count)
    for step in 0..<offsets.count + items.count - end {
      let offset = step < offsets.count ? offsets[step] : end + step - offsets.count
      let found = table.search(hashes[offset]) {
        hashes[$0] == hashes[offset] && ask(.areEqual($0, offset)) != 0
      }
      if found.offset < 0 {
        table.fill(found.bucket, hash: hashes[offset], offset: offset)
      } else if let location = location(of: offset, items, ask) {
        body(offset, location, position(of: location))
      }
    }
    withUnsafeTemporaryAllocation(of: ItemPair.self, capacity: Chunk.capacity) { buffer in
      for group in order.groups.indices {
        for chunk in order.groups[group].chunks.indices {
          let index = ChunkOrder.Index(group: group, chunk: chunk)
          let start = order.start(of: index)
          let slot = order[index].slot
          let chunkHashes = order[index].hashes
          // First by hashes alone; then all candidates of the chunk are compared with one question.
          let count = candidates(chunkHashes, hashes, table, buffer)
          if count == 0 { continue }
          let pairs = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
          _ = ask(.compare(slot: slot, pairs))
          for pair in pairs {
            var given = pair.given
            if given < 0 {
              // Another given item may have the same hash.
              given =
                table.search(chunkHashes[pair.found]) {
                  ask(.isEqual($0, slot: slot, offset: pair.found)) != 0
                }.offset
              if given < 0 { continue }
            }
            body(given, Location(slot: slot, offset: pair.found, index: index), start + pair.found)
          }
        }
      }
    }
  }

  /// Writes the items of a chunk beside the given items with the same hashes.
  ///
  /// - Returns: The number of pairs.
  private func candidates(
    _ chunkHashes: [UInt32],
    _ hashes: [UInt32],
    _ table: borrowing OpenAddressingTable,
    _ pairs: UnsafeMutableBufferPointer<ItemPair>
  ) -> Int {
    chunkHashes.withUnsafeBufferPointer { chunkHashes in
      hashes.withUnsafeBufferPointer { hashes in
        var count = 0
        for found in chunkHashes.indices {
          let hash = chunkHashes[found]
          let given = table.search(hash) { hashes[$0] == hash }.offset
          // Writing the pair in any case avoids a mispredicted branch. In bounds: there is room for all.
          pairs.initializeElement(at: count, to: ItemPair(given: given, found: found))
          count &+= given < 0 ? 0 : 1
        }
        return count
      }
    }
  }

  /// Returns the hashes of given items by their offsets, as far as they are needed.
  private func hashes(
    _ offsets: [Int],
    _ end: Int,
    _ items: SoughtItems,
    _ ask: (ItemQuestion) -> Int
  ) -> [UInt32] {
    if let hashes = items.hashes { return hashes }
    var hashes = [UInt32](repeating: 0, count: items.count)
    hashes.withUnsafeMutableBufferPointer { hashes in
      _ = ask(.hashes(from: end, UnsafeMutableBufferPointer(rebasing: hashes[end...])))
    }
    for offset in offsets { hashes[offset] = items.hash(offset, ask) }
    return hashes
  }
}
