extension ListShape {
  /// Returns the location of an item, or nil.
  ///
  /// - Parameters:
  ///   - hash: The short hash of the item.
  ///   - isEqual: Returns whether the item at an offset in a slot is equal. Called only for items with this
  ///     hash.
  /// - Returns: The location, or nil if no item is equal.
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

  /// Returns the location of an item by a linear search of all hashes, for short lists.
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

extension ListShape {
  /// Returns the location of each given item, or nil for an item that the list does not contain.
  ///
  /// - Complexity: O(*k* + min(*k* log *n*, *n*)) on average, where *k* is the number of given items and *n*
  ///   the number of all items.
  @usableFromInline
  func locations(of items: SoughtItems, _ ask: ItemAnswers) -> [Location?] {
    var locations = [Location?](repeating: nil, count: items.count)
    find(items, ask) { offset, location, _ in locations[offset] = location }
    return locations
  }

  /// Returns the distinct positions of the given items that the list contains, ascending.
  @usableFromInline
  func positions(of items: SoughtItems, _ ask: ItemAnswers) -> [Int] {
    guard isMuch(items.count) else { return positions(of: locations(of: items, ask)) }
    var positions = OffsetSet(capacity: order.count)
    find(items, ask) { _, _, position in positions.insert(position) }
    return positions.offsets
  }

  /// Finds for each item of the list the given item that is equal to it.
  ///
  /// - Parameters:
  ///   - items: The given items, which are numbered from 1.
  ///   - ask: Answers questions about the items.
  /// - Returns: For each position in the list, the number of the equal item, or 0 if no given item is equal. If
  ///   several given items are equal, the number of the last one. Then whether the list contains all given items.
  @usableFromInline
  func numbers(
    of items: SoughtItems,
    _ ask: ItemAnswers
  ) -> (numbers: [UInt32], areAll: Bool) {
    var numbers = [UInt32](repeating: 0, count: order.count)
    var foundCount = 0
    find(items, ask) { offset, _, position in
      numbers[position] = max(numbers[position], UInt32(truncatingIfNeeded: offset + 1))
      foundCount += 1
    }
    return (numbers, foundCount == items.count)
  }

  /// Returns the distinct positions of locations, ascending.
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
    return isAscending ? positions : Array(Set(positions)).sorted()
  }

  /// Finds many items.
  ///
  /// An item that follows the previous item in the list is found by comparison, without a hash. A few other
  /// items are looked up one by one. Many other items are found in one pass over all hashes of the list.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - ask: Answers questions about the items.
  ///   - body: Called in any order for each found item, with its offset in `items`, its location and its
  ///     position.
  @inline(__always)
  private func find(
    _ items: SoughtItems,
    _ ask: ItemAnswers,
    _ body: (Int, Location, Int) -> Void
  ) {
    guard order.count > 0 else { return }
    var hint = FoundHint()
    // The number of comparisons that look-ups may cost. The initial value allows a few look-ups, because an item
    // must be found before the items after it can be compared. If few items are sought, it allows a look-up of each.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var missed: [Int] = []
    var offset = 0
    while offset < items.count {
      var followed = follow(&hint, from: offset, limit: items.count - offset, ask)
      if followed != 0 {
        let first = hint.location.offset + 1
        credit += followed.nonzeroBitCount
        while followed != 0 {
          hint.location.offset = first &+ followed.trailingZeroBitCount
          body(offset, hint.location, hint.start &+ hint.location.offset)
          offset &+= 1
          followed &= followed &- 1
        }
      } else if credit >= lookUpCost {
        credit -= lookUpCost
        if let location = location(of: offset, items, ask) {
          moveHint(&hint, to: location)
          body(offset, location, hint.start + location.offset)
        }
        offset += 1
      } else if hint.patience > 0 {
        missed.append(offset)
        offset += 1
      } else {
        // Comparing the next items finds no more items, so one pass over all hashes finds the remaining
        // items.
        break
      }
    }
    if !missed.isEmpty || offset < items.count { findInOnePass(missed, offset, items, ask, body) }
  }

  /// Returns the location of one of the given items, or nil.
  func location(
    of offset: Int,
    _ items: SoughtItems,
    _ ask: ItemAnswers
  ) -> Location? {
    location(of: items.hash(offset, ask)) { slot, found in
      ask(.isEqual(offset, slot: slot, offset: found)) != 0
    }
  }

  /// The cost of looking up an item, measured in comparisons of items.
  private var lookUpCost: Int { 8 }

  /// The location of the last found item, after which the next item is expected.
  private struct FoundHint {
    var location = Location(slot: 0, offset: 0, index: .first)

    /// The number of items in the chunk of the location; 0 before the first item is found.
    var count = 0

    /// The position of the chunk's first item.
    var start = 0

    /// The number of failed comparisons that are allowed before the search stops comparing the next items.
    ///
    /// Each success increases the number.
    var patience = 16
  }

  /// Moves a hint to a location.
  ///
  /// If the offset of the location is -1, the first item of the chunk is expected next.
  private func moveHint(_ hint: inout FoundHint, to location: Location) {
    hint.location = location
    hint.count = order.count(of: location.index)
    hint.start = order.start(of: location.index)
  }

  /// Compares the given items, beginning at an offset, with the items after the last found item.
  ///
  /// - Returns: A bit for each item of the chunk from the offset after the hint on, which is 1 if the item is equal.
  private func follow(
    _ hint: inout FoundHint,
    from offset: Int,
    limit: Int,
    _ ask: ItemAnswers
  ) -> UInt64 {
    guard hint.patience > 0 && hint.count > 0 else { return 0 }
    // Each step to the next chunk counts as a failed comparison. This limits the number of skipped empty sections.
    while hint.location.offset + 1 == hint.count {
      guard hint.patience > 0, let next = order.index(after: hint.location.index) else {
        return 0
      }
      hint.patience -= 1
      moveHint(&hint, to: Location(slot: order[next].slot, offset: -1, index: next))
    }
    let found = ask(
      .follow(
        from: offset,
        slot: hint.location.slot,
        offset: hint.location.offset + 1,
        limit: limit
      )
    )
    let count = found.nonzeroBitCount
    hint.patience = count == 0 ? hint.patience - 1 : min(hint.patience + 2 * count, 64)
    return found
  }
}
