extension ListShape {
  /// Finds many items in one pass over all hashes of the list.
  ///
  /// The method searches for the items at the given offsets, and for all items from offset `end` on.
  ///
  /// - Parameters:
  ///   - offsets: Offsets in `items`, all less than `end`.
  ///   - end: An offset in `items`.
  ///   - items: The given items.
  ///   - ask: Answers questions about the items.
  ///   - body: Called for each found item, with its offset in `items`, its location and its position.
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
          // The hashes select candidates. One question then compares all candidates of the chunk.
          let count = candidates(chunkHashes, hashes, table, buffer)
          if count == 0 { continue }
          let pairs = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
          _ = ask(.compare(slot: slot, pairs))
          for pair in pairs {
            var given = pair.given
            if given < 0 {
              // Another given item with the same hash may be equal.
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

  /// Writes the pairs of given items and items of a chunk with equal hashes.
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
          // Writing a pair for every item avoids a mispredicted branch. The buffer has room for all items.
          pairs.initializeElement(at: count, to: ItemPair(given: given, found: found))
          count &+= given < 0 ? 0 : 1
        }
        return count
      }
    }
  }

  /// Returns the hashes of the given items by offset; hashes that are not needed may be 0.
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
