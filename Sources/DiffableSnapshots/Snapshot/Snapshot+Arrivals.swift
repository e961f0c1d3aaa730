extension Snapshot {
  /// The items that a call brings in, where they are now, and those that it drops.
  @usableFromInline
  struct Arrivals {
    @usableFromInline let items: HashedItems<Item>
    @usableFromInline let places: [ItemStore<Item>.Place?]
    @usableFromInline let dropped: [Item]

    /// Whether the snapshot holds one of them.
    @usableFromInline let areThere: Bool

    @inlinable
    init(_ items: HashedItems<Item>, places: [ItemStore<Item>.Place?], dropped: [Item] = []) {
      self.items = items
      self.places = places
      self.dropped = dropped
      areThere = places.contains { $0 != nil }
    }
  }

  /// Does with items that repeat what a policy says, and looks up those that come.
  @inlinable
  func resolve(
    _ items: [Item],
    _ policy: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Arrivals {
    let given = HashedItems(hashing: items)
    switch policy {
    case .reject:
      let repeated = given.repetitions()
      guard repeated.isEmpty else { throw .duplicateItems(repeated, call: call) }
      return Arrivals(given, places: places(of: given))
    case .keepFirst:
      let places = places(of: given)
      let (kept, dropped) = given.firstOccurrences { places[$0] == nil }
      return Arrivals(kept, places: kept.items.map { _ in nil }, dropped: dropped)
    case .keepLast:
      let (kept, dropped) = given.reversed().firstOccurrences()
      let items = kept.reversed()
      let places = places(of: items)
      let replaced = store.positions(of: places).map { store.item(at: store.place(at: $0)) }
      return Arrivals(items, places: places, dropped: replaced + dropped.reversed())
    }
  }

  @inlinable
  func places(of given: HashedItems<Item>) -> [ItemStore<Item>.Place?] {
    store.places(of: given.items, hashes: given.hashes)
  }

  /// Takes out those of the arriving items that the snapshot holds, so that they can be put elsewhere.
  ///
  /// - Returns: The arriving items with the marks that they had.
  @inlinable
  mutating func take(_ arrivals: Arrivals) -> HashedItems<Item> {
    guard arrivals.areThere else { return arrivals.items }
    var items = arrivals.items
    if store.isMarked {
      for (offset, place) in arrivals.places.enumerated() {
        guard let place, store.mark(at: place) != .none else { continue }
        items.mark(store.mark(at: place), at: offset)
      }
    }
    remove(arrivals.places)
    return items
  }
}
