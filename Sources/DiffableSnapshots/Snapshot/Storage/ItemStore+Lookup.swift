extension ItemStore {
  /// Where each of some items is, or nil.
  ///
  /// Items that follow each other in the list are found by comparing, without a hash. The others are
  /// looked up one by one, or where there are many, in one pass through all the hashes of the store.
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
    guard order.count > 0 else { return places }
    var cursor = Cursor()
    // A few are looked up in any case, so that there is something to follow.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var rest: [Int] = []
    for (offset, item) in items.enumerated() {
      if let place = follow(&cursor, to: item) {
        places[offset] = place
        credit += 1
      } else if credit >= lookUpCost {
        credit -= lookUpCost
        guard let place = place(of: item, hashes?[offset] ?? shortHash(item)) else { continue }
        places[offset] = place
        cursor.place = place
        cursor.items = order[place.index].items
      } else if cursor.patience > 0 {
        rest.append(offset)
      } else {
        rest.append(contentsOf: offset..<items.count)
        break
      }
    }
    if !rest.isEmpty { find(rest, of: items, hashes, &places) }
    return places
  }

  /// How many items must have been followed for a look-up to be worth it.
  @inlinable var lookUpCost: Int { 8 }

  /// Where the last item was found, and how often the next ones were near.
  @usableFromInline
  struct Cursor {
    @usableFromInline var place = Place(index: .first, offset: 0)

    /// The items of the chunk there.
    @usableFromInline var items: [Item] = []
    @usableFromInline var patience = 16

    @inlinable
    init() {}
  }

  /// The place of an item if it is one of the next few, or nil.
  @inlinable
  func follow(_ cursor: inout Cursor, to item: Item) -> Place? {
    guard cursor.patience > 0 && !cursor.items.isEmpty else { return nil }
    if cursor.place.offset + 1 == cursor.items.count {
      guard let next = order.index(after: cursor.place.index) else { return nil }
      cursor.place = Place(index: next, offset: -1)
      cursor.items = order[next].items
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

  /// Finds many items in one pass over all the hashes.
  @inlinable
  func find(_ wanted: [Int], of items: [Item], _ hashes: [UInt32]?, _ places: inout [Place?]) {
    let table = ElementTable(capacity: items.count)
    for offset in wanted {
      let hash = hashes?[offset] ?? shortHash(items[offset])
      let found = table.search(hash) { items[$0] == items[offset] }
      if found.offset < 0 {
        table.fill(found.place, hash: hash, offset: offset)
      } else {
        places[offset] = place(of: items[offset], hash)
      }
    }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let contents = order.groups[group].chunks[chunk].contents
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        for (offset, hash) in contents.hashes.enumerated() {
          let found = table.search(hash) { items[$0] == contents.items[offset] }.offset
          if found >= 0 { places[found] = Place(index: index, offset: offset) }
        }
      }
    }
  }

  /// The positions of places, ascending and each one once.
  @inlinable
  func positions(of places: [Place?]) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(places.count)
    if isMuch(places.count) {
      var distinct = OffsetSet(capacity: order.count)
      for case let place? in places { distinct.insert(position(of: place)) }
      distinct.forEach { positions.append($0) }
      return positions
    }
    var isAscending = true
    for case let place? in places {
      let position = position(of: place)
      if let last = positions.last, last >= position { isAscending = false }
      positions.append(position)
    }
    return isAscending ? positions : Set(positions).sorted()
  }
}
