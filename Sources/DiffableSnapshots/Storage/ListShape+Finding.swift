extension ListShape {
  /// Returns the location of an item, or nil.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - isEqual: Whether the item at an offset of a slot, which has that hash, is equal.
  /// - Returns: The location.
  @usableFromInline
  func location(
    of hash: UInt32,
    isEqual: (_ slot: UInt32, _ offset: Int) -> Bool
  ) -> Location? {
    guard isIndexed else { return search(hash, isEqual) }
    var next: UInt32 = 0
    while let slot = index.slot(for: hash, from: next) {
      let index = order.index(ofLabel: labels[Int(slot)])
      if let offset = order[index].offset(of: hash, where: { isEqual(slot, $0) }) {
        return Location(slot: slot, offset: offset, index: index)
      }
      next = slot + 1
    }
    return nil
  }

  /// Searches the hashes of all chunks, of which there are few.
  private func search(
    _ hash: UInt32,
    _ isEqual: (_ slot: UInt32, _ offset: Int) -> Bool
  ) -> Location? {
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let slot = order.groups[group].chunks[chunk].slot
        let offset = order.groups[group].chunks[chunk].offset(of: hash) { isEqual(slot, $0) }
        if let offset {
          let index = ChunkOrder.Index(group: group, chunk: chunk)
          return Location(slot: slot, offset: offset, index: index)
        }
      }
    }
    return nil
  }
}

/// What a search for many items asks about them, without knowing their type.
@usableFromInline
enum ItemQuestion {
  /// Writes the short hashes of the given items from an offset on into a buffer, and answers 0.
  case hashes(from: Int, UnsafeMutableBufferPointer<UInt32>)

  /// How many given items from an offset on follow each other in a chunk, from an offset on, with gaps of
  /// at most seven items. Writes where they are into a buffer, and stops when that is full.
  case follow(from: Int, slot: UInt32, offset: Int, UnsafeMutableBufferPointer<Int>)

  /// 1 if a given item is equal to the item at an offset of a slot, else 0.
  case isEqual(Int, slot: UInt32, offset: Int)

  /// Compares items of a slot with given items, and negates what is not equal. Answers 0.
  case compare(slot: UInt32, UnsafeMutableBufferPointer<ItemPair>)

  /// 1 if two given items are equal, else 0.
  case areEqual(Int, Int)
}

/// A given item and an item of a chunk with the same hash.
@usableFromInline
struct ItemPair {
  /// The offset of the given item; the complement of the offset when the items are not equal.
  @usableFromInline var given: Int

  /// The offset of the item in its chunk.
  @usableFromInline var found: Int
}

/// Items to be found, of which only the number is known.
@usableFromInline
struct SoughtItems {
  /// Their number.
  let count: Int

  /// The short hash of each, where they are known.
  let hashes: [UInt32]?

  @usableFromInline
  init(count: Int, hashes: [UInt32]?) {
    self.count = count
    self.hashes = hashes
  }

  func hash(_ offset: Int, _ ask: (ItemQuestion) -> Int) -> UInt32 {
    if let hashes { return hashes[offset] }
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { hash in
      _ = ask(.hashes(from: offset, hash))
      return hash[0]
    }
  }
}

// MARK: - Many items

extension ListShape {
  /// Returns the location of each of some items, or nil for those that do not exist.
  ///
  /// - Complexity: O(*k* + min(*k* log *n*, *n*)) on average, where *k* is the number of items given and
  ///   *n* that of all.
  @usableFromInline
  func locations(of items: SoughtItems, _ ask: (ItemQuestion) -> Int) -> [Location?] {
    var locations = [Location?](repeating: nil, count: items.count)
    find(items, ask) { offset, location, _ in locations[offset] = location }
    return locations
  }

  /// Returns the positions of those items that exist, ascending, each one once.
  @usableFromInline
  func positions(of items: SoughtItems, _ ask: (ItemQuestion) -> Int) -> [Int] {
    var positions = OffsetSet(capacity: order.count)
    find(items, ask) { _, _, position in positions.insert(position) }
    return positions.offsets
  }

  /// Returns for each position the number of the last of the given items that is there, counted from 1.
  ///
  /// - Returns: The numbers, 0 where no given item is; nil when an item does not exist.
  @usableFromInline
  func numbers(of items: SoughtItems, _ ask: (ItemQuestion) -> Int) -> [UInt32]? {
    var numbers = [UInt32](repeating: 0, count: order.count)
    var foundCount = 0
    find(items, ask) { offset, _, position in
      numbers[position] = max(numbers[position], UInt32(truncatingIfNeeded: offset + 1))
      foundCount += 1
    }
    return foundCount == items.count ? numbers : nil
  }

  /// Returns the positions of locations, ascending, each one once.
  @usableFromInline
  func positions(of locations: [Location?]) -> [Int] {
    if isMuch(locations.count) {
      var distinct = OffsetSet(capacity: order.count)
      for case let location? in locations { distinct.insert(position(of: location)) }
      return distinct.offsets
    }
    var positions: [Int] = []
    positions.reserveCapacity(locations.count)
    var isAscending = true
    for case let location? in locations {
      let position = position(of: location)
      if let last = positions.last, last >= position { isAscending = false }
      positions.append(position)
    }
    return isAscending ? positions : Set(positions).sorted()
  }

  /// Finds items.
  ///
  /// Items that follow each other in the list are found by comparing, without a hash. The others are looked
  /// up one by one, or, where there are many, in one pass through all the hashes of the list.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - ask: Answers questions about them.
  ///   - body: Called with the offset of each item that exists, in any order, its location and position.
  @inline(__always)
  private func find(
    _ items: SoughtItems,
    _ ask: (ItemQuestion) -> Int,
    _ body: (Int, Location, Int) -> Void
  ) {
    guard order.count > 0 else { return }
    var trail = FoundTrail()
    // A few are looked up in any case, so that there is something to follow.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var missed: [Int] = []
    var offset = 0
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
      while offset < items.count {
        let room = UnsafeMutableBufferPointer(rebasing: buffer[..<min(64, items.count - offset)])
        let followed = follow(&trail, from: offset, room, ask)
        for step in 0..<followed {
          trail.location.offset = buffer[step]
          body(offset &+ step, trail.location, trail.start &+ buffer[step])
        }
        if followed > 0 {
          offset += followed
          credit += followed
        } else if credit >= lookUpCost {
          credit -= lookUpCost
          if let location = location(of: offset, items, ask) {
            go(&trail, to: location)
            body(offset, location, trail.start + location.offset)
          }
          offset += 1
        } else if trail.patience > 0 {
          missed.append(offset)
          offset += 1
        } else {
          // Nothing can be followed any more: the rest is found in one pass as well.
          break
        }
      }
    }
    if !missed.isEmpty || offset < items.count { findInOnePass(missed, offset, items, ask, body) }
  }

  private func location(
    of offset: Int,
    _ items: SoughtItems,
    _ ask: (ItemQuestion) -> Int
  ) -> Location? {
    location(of: items.hash(offset, ask)) { slot, found in
      ask(.isEqual(offset, slot: slot, offset: found)) != 0
    }
  }

  /// How many items must have been followed for a look-up to be worth it.
  private var lookUpCost: Int { 8 }

  /// Where the last item was found, and how often the next ones were near.
  private struct FoundTrail {
    var location = Location(slot: 0, offset: 0, index: .first)

    /// The number of items of the chunk there; 0 before the first item was found.
    var count = 0

    /// The position of the chunk's first item.
    var start = 0
    var patience = 16
  }

  /// Continues from a location, which may be the one before a chunk's first item.
  private func go(_ trail: inout FoundTrail, to location: Location) {
    trail.location = location
    trail.count = order.count(of: location.index)
    trail.start = order.start(of: location.index)
  }

  /// Looks for items among those that follow the last one.
  ///
  /// - Returns: How many were found in the chunk of the trail; their offsets are in the buffer.
  private func follow(
    _ trail: inout FoundTrail,
    from offset: Int,
    _ buffer: UnsafeMutableBufferPointer<Int>,
    _ ask: (ItemQuestion) -> Int
  ) -> Int {
    guard trail.patience > 0 && trail.count > 0 else { return 0 }
    // Empty sections are skipped, if there are not too many of them.
    while trail.location.offset + 1 == trail.count {
      guard trail.patience > 0, let next = order.index(after: trail.location.index) else {
        return 0
      }
      trail.patience -= 1
      go(&trail, to: Location(slot: order[next].slot, offset: -1, index: next))
    }
    let found = ask(
      .follow(
        from: offset,
        slot: trail.location.slot,
        offset: trail.location.offset + 1,
        buffer
      )
    )
    trail.patience = found == 0 ? trail.patience - 1 : min(trail.patience + 2 * found, 64)
    return found
  }

  /// Finds many items in one pass over all hashes: the items at some offsets, and all from an offset on.
  @inline(__always)
  private func findInOnePass(
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
