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
    guard order.count > 0 else { return Array(repeating: nil, count: items.count) }
    var places: [Place?] = []
    places.reserveCapacity(items.count)
    var cursor = Cursor()
    // A few are looked up in any case, so that there is something to follow.
    var credit = items.count > order.count / 16 ? 4 * lookUpCost : items.count * lookUpCost
    var rest: [Int] = []
    var restHashes: [UInt32] = []
    for (offset, item) in items.enumerated() {
      if let place = follow(&cursor, to: item) {
        places.append(place)
        credit += 1
        continue
      }
      let hash = hashes?[offset] ?? shortHash(item)
      guard credit >= lookUpCost else {
        rest.append(offset)
        restHashes.append(hash)
        places.append(nil)
        continue
      }
      credit -= lookUpCost
      let place = place(of: item, hash)
      places.append(place)
      guard let place else { continue }
      cursor.place = place
      cursor.items = order[place.index].items
    }
    if !rest.isEmpty { find(rest, restHashes, of: items, &places) }
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
  func find(_ wanted: [Int], _ hashes: [UInt32], of items: [Item], _ places: inout [Place?]) {
    let table = ElementTable(capacity: wanted.count)
    for (number, offset) in wanted.enumerated() {
      let found = table.search(hashes[number]) { items[wanted[$0]] == items[offset] }
      if found.offset < 0 {
        table.fill(found.place, hash: hashes[number], offset: number)
      } else {
        places[offset] = place(of: items[offset], hashes[number])
      }
    }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let contents = order.groups[group].chunks[chunk].contents
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        for (offset, hash) in contents.hashes.enumerated() {
          let number = table.search(hash) { items[wanted[$0]] == contents.items[offset] }.offset
          if number >= 0 { places[wanted[number]] = Place(index: index, offset: offset) }
        }
      }
    }
  }

  /// The positions of places, ascending and each one once.
  @inlinable
  func positions(of places: [Place?]) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(places.count)
    var isAscending = true
    for case let place? in places {
      let position = position(of: place)
      if let last = positions.last, last >= position { isAscending = false }
      positions.append(position)
    }
    if isAscending { return positions }
    guard isMuch(positions.count) else { return Set(positions).sorted() }
    var isThere = [Bool](repeating: false, count: order.count)
    for position in positions { isThere[position] = true }
    positions.removeAll(keepingCapacity: true)
    for position in isThere.indices where isThere[position] { positions.append(position) }
    return positions
  }
}
