extension ItemStore {
  /// Where each of some items is, or nil.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - hashes: The short hash of each, where they are known.
  /// - Returns: The place of each.
  /// - Complexity: O(*k* + min(*k* log *n*, *n*)) on average, where *k* is the number of items given and
  ///   *n* that of all.
  @inlinable
  func places(of items: [Item], hashes: [UInt32]? = nil) -> [Place?] {
    var places = [Place?](repeating: nil, count: items.count)
    find(items, hashes) { offset, place, _ in places[offset] = place }
    return places
  }

  /// Finds items.
  ///
  /// Those that follow each other in the list are found by comparing, without a hash. The others are
  /// looked up one by one, or where there are many, in one pass through all the hashes of the store.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - hashes: The short hash of each, where they are known.
  ///   - body: A function that gets the offset of each that is there, in any order, its place and its
  ///     position.
  /// - Complexity: O(*k* + min(*k* log *n*, *n*)) on average, where *k* is the number of items given and
  ///   *n* that of all.
  @inlinable
  @inline(__always)
  func find(_ items: [Item], _ hashes: [UInt32]? = nil, _ body: (Int, Place, Int) -> Void) {
    guard order.count > 0 else { return }
    var cursor = Cursor()
    // A few are looked up in any case, so that there is something to follow.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var missed: [Int] = []
    // All behind it are found in one pass as well, if nothing can be followed any more.
    var end = items.count
    for (offset, item) in items.enumerated() {
      if let place = follow(&cursor, to: item) {
        body(offset, place, cursor.start + place.offset)
        credit += 1
      } else if credit >= lookUpCost {
        credit -= lookUpCost
        guard let place = place(of: item, hashes?[offset] ?? shortHash(item)) else { continue }
        go(&cursor, to: place)
        body(offset, place, cursor.start + place.offset)
      } else if cursor.patience > 0 {
        missed.append(offset)
      } else {
        end = offset
        break
      }
    }
    if !missed.isEmpty || end < items.count {
      find(at: missed, andFrom: end, of: items, hashes, body)
    }
  }

  /// How many items must have been followed for a look-up to be worth it.
  @inlinable var lookUpCost: Int { 8 }

  /// Where the last item was found, and how often the next ones were near.
  @usableFromInline
  struct Cursor {
    @usableFromInline var place = Place(index: .first, offset: 0)

    /// The items of the chunk there, and the position of the first.
    @usableFromInline var items: [Item] = []
    @usableFromInline var start = 0
    @usableFromInline var patience = 16

    @inlinable
    init() {}
  }

  /// Goes on from a place, which may be the one in front of a chunk's first item.
  @inlinable
  func go(_ cursor: inout Cursor, to place: Place) {
    cursor.place = place
    cursor.items = order[place.index].items
    cursor.start = order.start(of: place.index)
  }

  /// The place of an item if it is one of the next few, or nil.
  @inlinable
  func follow(_ cursor: inout Cursor, to item: Item) -> Place? {
    guard cursor.patience > 0 && !cursor.items.isEmpty else { return nil }
    // Sections without items are passed over, if there are not too many of them.
    while cursor.place.offset + 1 == cursor.items.count {
      guard cursor.patience > 0, let next = order.index(after: cursor.place.index) else {
        return nil
      }
      cursor.patience -= 1
      go(&cursor, to: Place(index: next, offset: -1))
    }
    let next = cursor.place.offset + 1
    for offset in next..<min(next + 8, cursor.items.count) where cursor.items[offset] == item {
      cursor.place.offset = offset
      cursor.patience = min(cursor.patience + 2, 64)
      return cursor.place
    }
    cursor.patience -= 1
    return nil
  }

  /// Finds many items in one pass over all the hashes: those at some offsets, and all from one on.
  @inlinable
  @inline(__always)
  func find(
    at offsets: [Int],
    andFrom end: Int,
    of items: [Item],
    _ hashes: [UInt32]?,
    _ body: (Int, Place, Int) -> Void
  ) {
    var repeated: [Int] = []
    let table = ElementTable(
      at: offsets,
      andFrom: end,
      of: items,
      hashes,
      repeated: &repeated
    )
    for offset in repeated {
      if let place = place(of: items[offset], hashes?[offset] ?? shortHash(items[offset])) {
        body(offset, place, position(of: place))
      }
    }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        let start = order.start(of: index)
        order[index].contents.find(table, of: items) { offset, found in
          body(offset, Place(index: index, offset: found), start + found)
        }
      }
    }
  }

  /// The positions of those of many items that are there, ascending and each one once.
  @inlinable
  func positions(of items: [Item]) -> [Int] {
    var distinct = OffsetSet(capacity: order.count)
    find(items) { _, _, position in distinct.insert(position) }
    return distinct.offsets
  }

  /// The positions of places, ascending and each one once.
  @inlinable
  func positions(of places: [Place?]) -> [Int] {
    if isMuch(places.count) {
      var distinct = OffsetSet(capacity: order.count)
      for case let place? in places { distinct.insert(position(of: place)) }
      return distinct.offsets
    }
    var positions: [Int] = []
    positions.reserveCapacity(places.count)
    var isAscending = true
    for case let place? in places {
      let position = position(of: place)
      if let last = positions.last, last >= position { isAscending = false }
      positions.append(position)
    }
    return isAscending ? positions : Set(positions).sorted()
  }
}
