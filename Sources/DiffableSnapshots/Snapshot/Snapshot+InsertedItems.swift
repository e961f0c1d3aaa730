extension Snapshot {
  /// The items that a call inserts, and the items that the duplicate policy of the call drops.
  @usableFromInline
  struct InsertedItems {
    @usableFromInline let items: HashedItems<Item>

    /// The current location of each item to insert, or nil if the snapshot does not contain the item.
    @usableFromInline let locations: [ListShape.Location?]
    @usableFromInline let dropped: [Item]

    /// Whether the snapshot already contains at least one of the items.
    @usableFromInline let areAnyInSnapshot: Bool

    @inlinable
    init(_ items: HashedItems<Item>, _ locations: [ListShape.Location?], dropped: [Item] = []) {
      self.items = items
      self.locations = locations
      self.dropped = dropped
      areAnyInSnapshot = locations.contains { $0 != nil }
    }
  }

  /// Returns the items of a call that are to be inserted under a duplicate policy.
  ///
  /// - Parameters:
  ///   - items: The items that were passed to the call.
  ///   - policy: How to treat an item that occurs more than once.
  ///   - call: The signature of the call, for the error.
  /// - Returns: The items to insert, and the dropped items.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)`` if the policy is ``DuplicatePolicy/reject`` and an
  ///   item repeats in the call.
  @inlinable
  func resolve(
    _ items: [Item],
    _ policy: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Section, Item>) -> InsertedItems {
    let given = HashedItems(hashing: items)
    let repeated = given.repeatedOffsets(isReversed: policy == .keepLast)
    let locations = store.locations(of: items, hashes: given.hashes)
    if policy == .reject {
      guard repeated.isEmpty else {
        throw .duplicateItems(items.distinctElements(at: repeated), call: call)
      }
      return InsertedItems(given, locations)
    }
    return choose(given, shape.choice(policy, repeated, locations))
  }

  /// Returns the items that a duplicate policy chose to insert, and the items that it dropped.
  @usableFromInline
  func choose(_ given: HashedItems<Item>, _ choice: ListShape.Choice) -> InsertedItems {
    // Avoid a copy of the items in the usual case that no item occurs more than once.
    if choice.dropped.isEmpty && choice.replaced.isEmpty {
      return InsertedItems(given, choice.locations)
    }
    return InsertedItems(
      HashedItems(
        given.items.elements(at: choice.kept),
        hashes: given.hashes.elements(at: choice.kept)
      ),
      choice.locations,
      dropped: choice.replaced.map { store.item(at: $0) }
        + given.items.elements(at: choice.dropped)
    )
  }

  /// Removes the items to insert that the snapshot already contains, so that inserting them is a move.
  ///
  /// - Returns: All items to insert, with the marks that the removed items had.
  @inlinable
  mutating func removeExisting(_ insertions: InsertedItems) -> HashedItems<Item> {
    guard insertions.areAnyInSnapshot else { return insertions.items }
    var items = insertions.items
    items.marks = shape.marks(at: insertions.locations)
    remove(insertions.locations)
    return items
  }

  /// Removes the items at some locations; nil is ignored.
  @inlinable
  mutating func remove(_ locations: [ListShape.Location?]) {
    if locations.count == 1 {
      if let location = locations[0] { store.remove(at: location) }
    } else {
      store.remove(atPositions: shape.positions(of: locations))
    }
  }
}

extension ListShape {
  /// The items that a duplicate policy inserts, drops and replaces.
  @usableFromInline
  struct Choice {
    /// The offsets of the given items to insert.
    @usableFromInline var kept: [Int] = []

    /// The current location of each item to insert, or nil if the snapshot does not contain the item.
    @usableFromInline var locations: [Location?] = []

    /// The offsets of the given items that are dropped.
    @usableFromInline var dropped: [Int] = []

    /// The locations of the items in the snapshot that are replaced, in list order.
    @usableFromInline var replaced: [Location] = []
  }

  /// Returns which of the given items a duplicate policy inserts, drops and replaces.
  ///
  /// - Parameters:
  ///   - policy: The policy, which is not ``DuplicatePolicy/reject``.
  ///   - repeated: The offsets of the given items that the policy drops because they repeat in the call.
  ///   - locations: The current location of each given item; nil for an item that is not in the snapshot.
  /// - Returns: The choice.
  @usableFromInline
  func choice(_ policy: DuplicatePolicy, _ repeated: [Int], _ locations: [Location?]) -> Choice {
    var choice = Choice()
    let repeated = Set(repeated)
    for (offset, location) in locations.enumerated() {
      if repeated.contains(offset) || policy == .keepFirst && location != nil {
        choice.dropped.append(offset)
      } else {
        choice.kept.append(offset)
        choice.locations.append(location)
      }
    }
    choice.replaced = positions(of: choice.locations).map { location(at: $0) }
    return choice
  }

  /// Returns the marks of the items at some locations, or an empty array if no item is marked.
  ///
  /// The mark for a location that is nil is `.none`.
  @usableFromInline
  func marks(at locations: [Location?]) -> [Mark] {
    guard isMarked else { return [] }
    let marks = locations.map { $0.map { mark(at: $0) } ?? .none }
    return marks.contains { $0 != .none } ? marks : []
  }
}
