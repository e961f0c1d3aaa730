extension ListShape {
  /// Finds many items in one pass over all hashes of the list.
  ///
  /// - Parameters:
  ///   - first: The offset of the first item to find; all items from there on are found.
  ///   - items: The given items.
  ///   - ask: Answers questions about the items.
  ///   - positions: Where the position of each found item is stored.
  func findInOnePass(
    from first: Int,
    _ items: SoughtItems,
    _ ask: ItemAnswers,
    _ positions: inout MutableSpan<Int>
  ) {
    let hashes = hashes(from: first, items, ask)
    // Most items of the list are not among the given ones. More empty buckets end these searches sooner.
    let table = OpenAddressingTable(capacity: min(2 * items.count, 1 << 30 - 1))
    for offset in first..<items.count {
      let found = table.search(hashes[offset]) {
        hashes[$0] == hashes[offset] && ask(.areEqual($0, offset)) != 0
      }
      if found.offset < 0 {
        table.fill(found.bucket, hash: hashes[offset], offset: offset)
      } else if let location = location(of: offset, items, ask) {
        positions[offset] = position(of: location)
      }
    }
    let none = ItemPair(given: 0, found: 0)
    withTemporarySpan(count: Chunk.capacity, repeating: none) { pairs in
      for group in order.groups.indices {
        for chunk in order.groups[group].chunks.indices {
          let index = ChunkOrder.Index(group: group, chunk: chunk)
          let start = order.start(of: index)
          let slot = order[index].slot
          let chunkHashes = order[index].hashes
          // The hashes select candidates. One question then compares up to 64 candidates.
          let count = candidates(chunkHashes, hashes, table, &pairs)
          var equal: UInt64 = 0
          for number in 0..<count {
            if number % 64 == 0 {
              let block = pairs.span.extracting(number..<min(number + 64, count))
              equal = ask(.compare(slot: slot, block))
            }
            let pair = pairs[number]
            var given = pair.given
            if equal &>> UInt64(truncatingIfNeeded: number) & 1 == 0 {
              // Another given item with the same hash may be equal.
              given =
                table.search(chunkHashes[pair.found]) {
                  ask(.isEqual($0, slot: slot, offset: pair.found)) != 0
                }.offset
              if given < 0 { continue }
            }
            positions[given] = start + pair.found
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
    _ pairs: inout MutableSpan<ItemPair>
  ) -> Int {
    chunkHashes.withSpan { chunkHashes in
      hashes.withSpan { hashes in
        var count = 0
        for found in chunkHashes.indices {
          let hash = chunkHashes[found]
          let given = table.search(hash) { hashes[$0] == hash }.offset
          // Writing a pair for every item avoids a mispredicted branch.
          pairs[count] = ItemPair(given: given, found: found)
          count &+= given < 0 ? 0 : 1
        }
        return count
      }
    }
  }

  /// Returns the short hashes of the given items; the hashes before the offset `first` may be 0.
  private func hashes(from first: Int, _ items: SoughtItems, _ ask: ItemAnswers) -> [UInt32] {
    if let hashes = items.hashes { return hashes }
    let list = HashList()
    _ = ask(.hashes(from: first, list))
    return [UInt32](repeating: 0, count: first) + list.hashes
  }
}
