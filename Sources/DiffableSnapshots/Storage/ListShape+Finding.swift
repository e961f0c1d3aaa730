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
    if isIndexed {
      var next: UInt32 = 0
      while let slot = index.slot(for: hash, from: next) {
        let index = order.index(ofLabel: labels[Int(slot)])
        if let location = location(of: hash, in: index, isEqual) { return location }
        next = slot + 1
      }
    } else if order.count > 0 {
      var next = Optional(ChunkOrder.Index.first)
      while let index = next {
        if let location = location(of: hash, in: index, isEqual) { return location }
        next = order.index(after: index)
      }
    }
    return nil
  }

  /// Returns the location of an item in a chunk, or nil.
  @inline(__always)
  private func location(
    of hash: UInt32,
    in index: ChunkOrder.Index,
    _ isEqual: (_ slot: UInt32, _ offset: Int) -> Bool
  ) -> Location? {
    let slot = order[index].slot
    return order[index].offset(of: hash) { isEqual(slot, $0) }
      .map { Location(slot: slot, offset: $0, index: index) }
  }
}

extension ListShape {
  /// Returns the position of each given item, or -1 for an item that the list does not contain.
  ///
  /// - Parameters:
  ///   - count: The number of given items.
  ///   - hashes: Their short hashes, or nil if the hashes are not known.
  ///   - ask: Answers questions about the items.
  /// - Returns: The positions.
  /// - Complexity: O(*k* + min(*k* log *n*, *n*)) on average, where *k* is the number of given items and *n*
  ///   the number of all items.
  @usableFromInline
  func positions(ofItems count: Int, hashes: [UInt32]?, _ ask: ItemAnswers) -> [Int] {
    var positions = [Int](repeating: -1, count: count)
    let items = SoughtItems(count: count, hashes: hashes)
    positions.withMutableSpan { find(items, ask, &$0) }
    return positions
  }

  /// Returns the distinct positions of given items, ascending.
  ///
  /// - Parameter positions: The position of each given item, or -1 for an item that the list does not contain.
  /// - Returns: The positions.
  @usableFromInline
  func ascending(_ positions: [Int]) -> [Int] {
    if areAscending(positions) { return positions }
    if let order = listOrder(of: positions) { return positions.elements(at: order) }
    return Array(Set(positions.filter { $0 >= 0 })).sorted()
  }

  /// Returns the offsets of many given items in list order; of equal items, the last.
  ///
  /// - Parameter positions: The position of each given item, or -1 for an item that the list does not contain.
  /// - Returns: The offsets; nil if there are few given items, or if they are in list order already.
  @usableFromInline
  func listOrder(of positions: [Int]) -> [Int]? {
    if !isMuch(positions.count) || areAscending(positions) { return nil }
    var numbers = [UInt32](repeating: 0, count: order.count)
    numbers.withMutableSpan { numbers in
      for offset in positions.indices where positions[offset] >= 0 {
        numbers[positions[offset]] = UInt32(offset + 1)
      }
    }
    return Array(capacity: numbers.count) { offsets in
      // Appending an offset for every item avoids mispredicted branches.
      for number in numbers {
        offsets.append(Int(number) - 1)
        offsets.removeLast(1 - min(Int(number), 1))
      }
    }
  }

  /// Returns whether the list contains all given items, in this order.
  private func areAscending(_ positions: [Int]) -> Bool {
    var last = -1
    for position in positions {
      if position <= last { return false }
      last = position
    }
    return true
  }

  /// Finds many items.
  ///
  /// An item that follows the previous item in the list is found by comparison, without a hash. A few other
  /// items are looked up one by one. Many other items are found in one pass over all hashes of the list.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - ask: Answers questions about the items.
  ///   - positions: Where the position of each found item is stored.
  private func find(
    _ items: SoughtItems,
    _ ask: ItemAnswers,
    _ positions: inout MutableSpan<Int>
  ) {
    var hint = FoundHint()
    // The number of comparisons that look-ups may cost. The initial value allows a few look-ups, because an item
    // must be found before the items after it can be compared. If few items are sought, it allows a look-up of each.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var offset = 0
    while offset < items.count {
      var followed = follow(&hint, from: offset, limit: items.count - offset, ask)
      if followed != 0 {
        let first = hint.location.offset + 1
        credit += followed.nonzeroBitCount
        while followed != 0 {
          hint.location.offset = first &+ followed.trailingZeroBitCount
          positions[offset] = hint.start &+ hint.location.offset
          offset &+= 1
          followed &= followed &- 1
        }
      } else if credit >= lookUpCost {
        credit -= lookUpCost
        if let location = location(of: offset, items, ask) {
          moveHint(&hint, to: location)
          positions[offset] = hint.start + location.offset
        }
        offset += 1
      } else {
        return findInOnePass(from: offset, items, ask, &positions)
      }
    }
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
    if hint.count == 0 { return 0 }
    // The limit of steps to the next chunk limits the number of skipped empty sections.
    var steps = 16
    while hint.location.offset + 1 == hint.count {
      guard steps > 0, let next = order.index(after: hint.location.index) else { return 0 }
      steps -= 1
      moveHint(&hint, to: Location(slot: order[next].slot, offset: -1, index: next))
    }
    return ask(
      .follow(
        from: offset,
        slot: hint.location.slot,
        offset: hint.location.offset + 1,
        limit: limit
      )
    )
  }
}
