extension Snapshot {
  /// The items that a call inserts, where they are now, and the occurrences that the call drops.
  @usableFromInline
  struct InsertedItems {
    @usableFromInline let items: HashedItems<Item>
    @usableFromInline let locations: [ListShape.Location?]
    @usableFromInline let dropped: [Item]

    /// Whether the snapshot already has one of the items.
    @usableFromInline let exist: Bool

    @inlinable
    init(_ items: HashedItems<Item>, _ locations: [ListShape.Location?], dropped: [Item] = []) {
      self.items = items
      self.locations = locations
      self.dropped = dropped
      exist = locations.contains { $0 != nil }
    }
  }

  /// Applies a policy to items that repeat, and looks up the items to insert.
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

  /// Returns the items that a policy keeps.
  @usableFromInline
  func choose(_ given: HashedItems<Item>, _ choice: ListShape.Choice) -> InsertedItems {
    // Most items are kept: without repetitions nothing is copied.
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

  /// Removes the inserted items that the snapshot already has, so that they can be inserted elsewhere.
  ///
  /// - Returns: The inserted items with the marks that they had.
  @inlinable
  mutating func take(_ insertions: InsertedItems) -> HashedItems<Item> {
    guard insertions.exist else { return insertions.items }
    var items = insertions.items
    items.marks = shape.marks(at: insertions.locations)
    remove(insertions.locations)
    return items
  }

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
  /// Which occurrences of items a policy keeps.
  @usableFromInline
  struct Choice {
    /// The offsets of the given items to insert, and where they are now.
    @usableFromInline var kept: [Int] = []
    @usableFromInline var locations: [Location?] = []

    /// The offsets of the given items that are dropped.
    @usableFromInline var dropped: [Int] = []

    /// The items of the snapshot that are replaced, in list order.
    @usableFromInline var replaced: [Location] = []
  }

  /// Chooses which of the given items to keep.
  ///
  /// - Parameters:
  ///   - policy: The policy, which is not ``DuplicatePolicy/reject``.
  ///   - repeated: The offsets of the given items that the policy drops because they repeat in the call.
  ///   - locations: Where the given items are now.
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

  /// Returns the marks of the items at some locations; empty when no item is marked.
  @usableFromInline
  func marks(at locations: [Location?]) -> [Mark] {
    guard isMarked else { return [] }
    let marks = locations.map { $0.map { mark(at: $0) } ?? .none }
    return marks.contains { $0 != .none } ? marks : []
  }
}
