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
  /// - Complexity: O(*k* log *n*) at most, O(*k* + log *n*) when many are added in one call, on average, *k*
  ///   being the number of items to add and *n* that of all sections and items.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    _ items: [Item],
    toSection section: Section? = nil,
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    let insertions = try resolve(items, duplicates, call: #function)
    var index = numberOfSections - 1
    if let section { index = try self.index(of: section, call: #function) }
    guard index >= 0 else { throw .noSections(call: #function) }
    let newItems = take(insertions)
    put(newItems, at: shape.endLocation(ofSection: index))
    return insertions.dropped
  }

  /// Inserts items before an item.
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

  /// Inserts items after an item.
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

  /// Moves an item before another one, in any section.
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

  /// Moves an item after another one, in any section.
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
    if shape.isMuch(items.count) {
      store.remove(atPositions: store.positions(of: items))
    } else {
      remove(store.locations(of: items, hashes: nil))
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
    let insertions = try resolve(items, policy, call: call)
    let hash = shortHash(anchor)
    guard let location = store.location(of: anchor, hash) else {
      throw .unknownItem([anchor], call: call)
    }
    guard !insertions.items.items.contains(anchor) else {
      throw .anchorIsInserted(anchor, call: call)
    }
    let newItems = take(insertions)
    let present = insertions.exist ? knownLocation(of: anchor, hash) : location
    put(newItems, nextTo: present, distance: distance)
    return insertions.dropped
  }

  @inlinable
  mutating func move(
    _ item: Item,
    to anchor: Item,
    distance: Int,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let anchorHash = shortHash(anchor)
    let location = store.location(of: item)
    let anchorExists = store.location(of: anchor, anchorHash) != nil
    guard let location, anchorExists else {
      throw .unknownItem(unknown([item, anchor]), call: call)
    }
    guard item != anchor else { return }
    var moving = store.take(at: location)
    moving.items = [item]
    put(moving, nextTo: knownLocation(of: anchor, anchorHash), distance: distance)
  }

  @inlinable
  mutating func put(
    _ items: HashedItems<Item>,
    nextTo anchor: ListShape.Location,
    distance: Int
  ) {
    var location = anchor
    location.offset += distance
    put(items, at: location)
  }

  /// Returns the location of an item that was looked up before, but may have moved since.
  @inlinable
  func knownLocation(of item: Item, _ hash: UInt32) -> ListShape.Location {
    guard let location = store.location(of: item, hash) else {
      preconditionFailure("The item was looked up before")
    }
    return location
  }

  /// Inserts items that the snapshot does not have.
  @inlinable
  mutating func put(_ items: HashedItems<Item>, at location: ListShape.Location) {
    if !items.isEmpty { store.insert(items, at: location) }
    checkInvariants()
  }
}
