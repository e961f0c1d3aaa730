extension Snapshot {
  /// Adds items to the end of a section.
  ///
  /// - Parameters:
  ///   - items: The items to add, in order. One that the snapshot already holds moves here, unless
  ///     `duplicates` says otherwise.
  ///   - section: The section to add to; nil means the last one.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in the order of the list and then of the
  ///   call; none with ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)``, ``SnapshotError/unknownSection(_:call:)``
  ///   or ``SnapshotError/noSections(call:)``; the destination is checked even if there is nothing
  ///   to add.
  /// - Complexity: O(*k* log *n*) at most, O(*k* + log *n*) where many come at once, on average, *k*
  ///   being the number of items to add and *n* that of all sections and items.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ items: [Item],
    toSection section: Section? = nil,
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    let arrivals = try resolve(items, duplicates, call: #function)
    let position: Int
    if let section {
      position = try self.position(of: section, call: #function)
    } else {
      position = sections.endIndex - 1
    }
    guard position >= 0 else { throw .noSections(call: #function) }
    let arriving = take(arrivals)
    put(arriving, at: store.endPlace(ofSection: position))
    return arrivals.dropped
  }

  /// Inserts items in front of an item.
  ///
  /// Items that the snapshot already holds are taken out first; then the anchor is looked up.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. One that the snapshot already holds moves here,
  ///     unless `duplicates` says otherwise.
  ///   - anchor: The item that will follow them.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in the order of the list and then of the
  ///   call; none with ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)``, ``SnapshotError/unknownItem(_:call:)`` for
  ///   the anchor, or ``SnapshotError/anchorIsInserted(_:call:)``.
  /// - Complexity: O(*k* log *n*) at most on average, where *k* is the number of items to insert and
  ///   *n* that of all sections and items.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ items: [Item],
    beforeItem anchor: Item,
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    try insert(items, at: anchor, distance: 0, duplicates, call: #function)
  }

  /// Inserts items behind an item.
  ///
  /// Items that the snapshot already holds are taken out first; then the anchor is looked up.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. One that the snapshot already holds moves here,
  ///     unless `duplicates` says otherwise.
  ///   - anchor: The item that will precede them.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, in the order of the list and then of the
  ///   call; none with ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)``, ``SnapshotError/unknownItem(_:call:)`` for
  ///   the anchor, or ``SnapshotError/anchorIsInserted(_:call:)``.
  /// - Complexity: O(*k* log *n*) at most on average, where *k* is the number of items to insert and
  ///   *n* that of all sections and items.
  @inlinable
  @discardableResult
  public mutating func insertItems(
    _ items: [Item],
    afterItem anchor: Item,
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    try insert(items, at: anchor, distance: 1, duplicates, call: #function)
  }

  /// Moves an item in front of another one, in whichever section that is.
  ///
  /// - Parameters:
  ///   - item: The item to move. Next to itself it stays where it is.
  ///   - anchor: The item that will follow it.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)`` for either of them.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public mutating func moveItem(
    _ item: Item,
    beforeItem anchor: Item
  ) throws(SnapshotError<Section, Item>) {
    try move(item, to: anchor, distance: 0, call: #function)
  }

  /// Moves an item behind another one, in whichever section that is.
  ///
  /// - Parameters:
  ///   - item: The item to move. Next to itself it stays where it is.
  ///   - anchor: The item that will precede it.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)`` for either of them.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  @inlinable
  public mutating func moveItem(
    _ item: Item,
    afterItem anchor: Item
  ) throws(SnapshotError<Section, Item>) {
    try move(item, to: anchor, distance: 1, call: #function)
  }

  /// Removes items.
  ///
  /// - Parameter items: The items to remove, in any order. Unknown and repeated ones are ignored.
  /// - Complexity: O(*k* log *n*) at most on average, where *k* is the number of items to remove and
  ///   *n* that of all sections and items.
  @inlinable
  public mutating func deleteItems(_ items: [Item]) {
    if store.isMuch(items.count) {
      store.remove(atPositions: store.positions(of: items))
    } else {
      remove(store.places(of: items))
    }
    checkInvariants()
  }

  /// Removes all items, and the sections too unless they are to be kept.
  ///
  /// - Parameter keepingSections: Whether the sections stay, each without items.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @inlinable
  public mutating func deleteAllItems(keepingSections: Bool = false) {
    guard keepingSections else {
      self = Snapshot()
      return
    }
    store = ItemStore(sections: sections.map { _ in HashedItems() })
    checkInvariants()
  }
}

// MARK: - The unchecked core

extension Snapshot {
  @inlinable
  mutating func insert(
    _ items: [Item],
    at anchor: Item,
    distance: Int,
    _ policy: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    let arrivals = try resolve(items, policy, call: call)
    let hash = shortHash(anchor)
    guard let place = store.place(of: anchor, hash) else {
      throw .unknownItem([anchor], call: call)
    }
    guard !arrivals.items.items.contains(anchor) else {
      throw .anchorIsInserted(anchor, call: call)
    }
    let arriving = take(arrivals)
    let anchorPlace = arrivals.areThere ? foundPlace(of: anchor, hash) : place
    put(arriving, nextTo: anchorPlace, distance: distance)
    return arrivals.dropped
  }

  @inlinable
  mutating func move(
    _ item: Item,
    to anchor: Item,
    distance: Int,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let (hash, anchorHash) = (shortHash(item), shortHash(anchor))
    let place = store.place(of: item, hash)
    let isAnchorThere = store.place(of: anchor, anchorHash) != nil
    guard let place, isAnchorThere else {
      let unknown = (place == nil ? [item] : []) + (isAnchorThere ? [] : [anchor])
      throw .unknownItem(unknown.distinct(), call: call)
    }
    guard item != anchor else { return }
    var moving = store.take(at: place)
    moving.items[0] = item
    put(moving, nextTo: foundPlace(of: anchor, anchorHash), distance: distance)
  }

  @inlinable
  mutating func put(
    _ items: HashedItems<Item>,
    nextTo anchor: ItemStore<Item>.Place,
    distance: Int
  ) {
    put(items, at: ItemStore.Place(index: anchor.index, offset: anchor.offset + distance))
  }

  /// Where an item is that was looked up before, but may have moved since.
  @inlinable
  func foundPlace(of item: Item, _ hash: UInt32) -> ItemStore<Item>.Place {
    guard let place = store.place(of: item, hash) else {
      preconditionFailure("The item was looked up before")
    }
    return place
  }

  /// Inserts items that the snapshot does not hold.
  @inlinable
  mutating func put(_ items: HashedItems<Item>, at place: ItemStore<Item>.Place) {
    if !items.isEmpty { store.insert(items, at: place) }
    checkInvariants()
  }

  @inlinable
  mutating func remove(_ places: [ItemStore<Item>.Place?]) {
    if places.count == 1 {
      if let place = places[0] { store.remove(at: place) }
    } else {
      store.remove(atPositions: store.positions(of: places))
    }
  }
}
