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
    var hint = FoundHint()
    // A few are looked up in any case, so that there is something to follow.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var missed: [Int] = []
    var offset = 0
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
      while offset < items.count {
        let room = UnsafeMutableBufferPointer(rebasing: buffer[..<min(64, items.count - offset)])
        let followed = follow(&hint, from: offset, room, ask)
        for step in 0..<followed {
          hint.location.offset = buffer[step]
          body(offset &+ step, hint.location, hint.start &+ buffer[step])
        }
        if followed > 0 {
          offset += followed
          credit += followed
        } else if credit >= lookUpCost {
          credit -= lookUpCost
          if let location = location(of: offset, items, ask) {
            go(&hint, to: location)
            body(offset, location, hint.start + location.offset)
          }
          offset += 1
        } else if hint.patience > 0 {
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

  /// Returns the location of one of the given items, or nil.
  func location(
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
  private struct FoundHint {
    var location = Location(slot: 0, offset: 0, index: .first)

    /// The number of items of the chunk there; 0 before the first item was found.
    var count = 0

    /// The position of the chunk's first item.
    var start = 0
    var patience = 16
  }

  /// Continues from a location, which may be the one before a chunk's first item.
  private func go(_ hint: inout FoundHint, to location: Location) {
    hint.location = location
    hint.count = order.count(of: location.index)
    hint.start = order.start(of: location.index)
  }

  /// Looks for items among those that follow the last one.
  ///
  /// - Returns: How many were found in the chunk of the hint; their offsets are in the buffer.
  private func follow(
    _ hint: inout FoundHint,
    from offset: Int,
    _ buffer: UnsafeMutableBufferPointer<Int>,
    _ ask: (ItemQuestion) -> Int
  ) -> Int {
    guard hint.patience > 0 && hint.count > 0 else { return 0 }
    // Empty sections are skipped, if there are not too many of them.
    while hint.location.offset + 1 == hint.count {
      guard hint.patience > 0, let next = order.index(after: hint.location.index) else {
        return 0
      }
      hint.patience -= 1
      go(&hint, to: Location(slot: order[next].slot, offset: -1, index: next))
    }
    let found = ask(
      .follow(
        from: offset,
        slot: hint.location.slot,
        offset: hint.location.offset + 1,
        buffer
      )
    )
    hint.patience = found == 0 ? hint.patience - 1 : min(hint.patience + 2 * found, 64)
    return found
  }
}
