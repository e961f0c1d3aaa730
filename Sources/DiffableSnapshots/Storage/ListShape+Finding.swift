extension ListShape {
  /// Returns the location of an item, or nil.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - isEqual: Whether the item at an offset of a slot, which has that hash, is equal.
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
  /// The short hash of the item at an offset of the given items.
  case hash(Int)

  /// The offset, in a range of a chunk, of the first item that is equal to a given item; -1 for none.
  case firstEqual(to: Int, slot: UInt32, Range<Int>)

  /// 1 if two given items are equal, else 0.
  case areEqual(Int, Int)
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

  @inline(__always)
  func hash(_ offset: Int, _ ask: (ItemQuestion) -> Int) -> UInt32 {
    hashes?[offset] ?? UInt32(truncatingIfNeeded: ask(.hash(offset)))
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
    // If nothing can be followed any more, all items from here on are found in one pass as well.
    var end = items.count
    for offset in 0..<items.count {
      if follow(&trail, to: offset, ask) {
        body(offset, trail.location, trail.start + trail.location.offset)
        credit += 1
      } else if credit >= lookUpCost {
        credit -= lookUpCost
        guard let location = location(of: offset, items, ask) else { continue }
        go(&trail, to: location)
        body(offset, location, trail.start + location.offset)
      } else if trail.patience > 0 {
        missed.append(offset)
      } else {
        end = offset
        break
      }
    }
    if !missed.isEmpty || end < items.count { findInOnePass(missed, end, items, ask, body) }
  }

  private func location(
    of offset: Int,
    _ items: SoughtItems,
    _ ask: (ItemQuestion) -> Int
  ) -> Location? {
    location(of: items.hash(offset, ask)) { slot, found in
      ask(.firstEqual(to: offset, slot: slot, found..<found + 1)) >= 0
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

  /// Looks for an item among the next few.
  private func follow(
    _ trail: inout FoundTrail,
    to item: Int,
    _ ask: (ItemQuestion) -> Int
  ) -> Bool {
    guard trail.patience > 0 && trail.count > 0 else { return false }
    // Empty sections are skipped, if there are not too many of them.
    while trail.location.offset + 1 == trail.count {
      guard trail.patience > 0, let next = order.index(after: trail.location.index) else {
        return false
      }
      trail.patience -= 1
      go(&trail, to: Location(slot: order[next].slot, offset: -1, index: next))
    }
    let next = trail.location.offset + 1
    let range = next..<min(next + 8, trail.count)
    let found = range.isEmpty ? -1 : ask(.firstEqual(to: item, slot: trail.location.slot, range))
    if found >= 0 {
      trail.location.offset = found
      trail.patience = min(trail.patience + 2, 64)
      return true
    }
    trail.patience -= 1
    return false
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
    let table = OpenAddressingTable(capacity: items.count)
    for step in 0..<offsets.count + items.count - end {
      let offset = step < offsets.count ? offsets[step] : end + step - offsets.count
      let hash = items.hash(offset, ask)
      let found = table.search(hash) { ask(.areEqual($0, offset)) != 0 }
      if found.offset < 0 {
        table.fill(found.bucket, hash: hash, offset: offset)
      } else if let location = location(of: offset, items, ask) {
        body(offset, location, position(of: location))
      }
    }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let index = ChunkOrder.Index(group: group, chunk: chunk)
        let start = order.start(of: index)
        let slot = order[index].slot
        order.groups[group].chunks[chunk].hashes.withUnsafeBufferPointer { hashes in
          for (found, hash) in hashes.enumerated() {
            let offset = table.search(hash) {
              ask(.firstEqual(to: $0, slot: slot, found..<found + 1)) >= 0
            }.offset
            if offset < 0 { continue }
            body(offset, Location(slot: slot, offset: found, index: index), start + found)
          }
        }
      }
    }
  }
}
