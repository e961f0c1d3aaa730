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
  /// - Complexity: O(*k*) on average, where *k* is the number of items to add, plus O(*m*) where
  ///   items move, *m* being the number of items in the sections that they leave.
  @discardableResult
  public mutating func appendItems(
    _ items: [Item],
    toSection section: Section? = nil,
    duplicates: DuplicatePolicy = .reject
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    let arrivals = try resolve(items, duplicates, call: #function)
    guard let destination = section ?? sections.last?.identifier else {
      throw .noSections(call: #function)
    }
    let position = try position(of: destination, call: #function)
    let replaced = take(arrivals.items)
    put(arrivals.items, inSectionAt: position, at: sections[position].items.endIndex)
    return duplicates == .keepLast ? replaced + arrivals.dropped : arrivals.dropped
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
  /// - Complexity: O(*k* + *m*) on average, where *k* is the number of items to insert and *m* that
  ///   of the items in the sections concerned.
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
  /// - Complexity: O(*k* + *m*) on average, where *k* is the number of items to insert and *m* that
  ///   of the items in the sections concerned.
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
  /// - Complexity: O(*m*), where *m* is the number of items in the sections concerned.
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
  /// - Complexity: O(*m*), where *m* is the number of items in the sections concerned.
  public mutating func moveItem(
    _ item: Item,
    afterItem anchor: Item
  ) throws(SnapshotError<Section, Item>) {
    try move(item, to: anchor, distance: 1, call: #function)
  }

  /// Removes items.
  ///
  /// - Parameter items: The items to remove, in any order. Unknown and repeated ones are ignored.
  /// - Complexity: O(*k* + *m*) on average, where *k* is the number of items to remove and *m* that
  ///   of the items in the sections that hold them.
  public mutating func deleteItems(_ items: [Item]) {
    take(items)
    for item in items where !marks.isEmpty { marks.remove(item: item) }
    checkInvariants()
  }

  /// Removes all items, and the sections too unless they are to be kept.
  ///
  /// - Parameter keepingSections: Whether the sections stay, each without items.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public mutating func deleteAllItems(keepingSections: Bool = false) {
    guard keepingSections else {
      self = Snapshot()
      return
    }
    for position in sections.indices { sections[position].items = [] }
    owners = [:]
    marks.removeAllItems()
    checkInvariants()
  }
}

// MARK: - The unchecked core

extension Snapshot {
  /// The items that a call brings in, and those occurrences in the call that it drops.
  private func resolve(
    _ items: [Item],
    _ policy: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Section, Item>) -> (items: [Item], dropped: [Item]) {
    switch policy {
    case .reject:
      let repeated = items.repeatedElements()
      guard repeated.isEmpty else { throw .duplicateItems(repeated, call: call) }
      return (items, [])
    case .keepFirst:
      return firstOccurrences(of: items) { owners[$0] != nil }
    case .keepLast:
      let kept = firstOccurrences(of: items.reversed()) { _ in false }
      return (kept.items.reversed(), kept.dropped.reversed())
    }
  }

  private func firstOccurrences(
    of items: [Item],
    isTaken: (Item) -> Bool
  ) -> (items: [Item], dropped: [Item]) {
    var seen: Set<Item> = []
    var kept: [Item] = []
    var dropped: [Item] = []
    for item in items {
      if !isTaken(item) && seen.insert(item).inserted {
        kept.append(item)
      } else {
        dropped.append(item)
      }
    }
    return (kept, dropped)
  }

  private mutating func insert(
    _ items: [Item],
    at anchor: Item,
    distance: Int,
    _ policy: DuplicatePolicy,
    call: String
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    let arrivals = try resolve(items, policy, call: call)
    try checkKnown([anchor], call: call)
    guard !arrivals.items.contains(anchor) else { throw .anchorIsInserted(anchor, call: call) }
    let replaced = take(arrivals.items)
    put(arrivals.items, nextTo: anchor, distance: distance)
    return policy == .keepLast ? replaced + arrivals.dropped : arrivals.dropped
  }

  private mutating func move(
    _ item: Item,
    to anchor: Item,
    distance: Int,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    try checkKnown([item, anchor], call: call)
    guard item != anchor else { return }
    take([item])
    put([item], nextTo: anchor, distance: distance)
  }

  func checkKnown(_ items: [Item], call: String) throws(SnapshotError<Section, Item>) {
    let unknown = items.filter { owners[$0] == nil }.distinct()
    guard unknown.isEmpty else { throw .unknownItem(unknown, call: call) }
  }

  private mutating func put(_ items: [Item], nextTo anchor: Item, distance: Int) {
    guard let path = itemPath(for: anchor) else {
      preconditionFailure("The anchor was looked up before")
    }
    put(items, inSectionAt: path.section, at: path.item + distance)
  }

  /// Inserts items that the snapshot does not hold.
  ///
  /// Marks are kept, so that an item that was taken out to be put elsewhere keeps its mark.
  private mutating func put(_ items: [Item], inSectionAt position: Int, at offset: Int) {
    sections[position].items.insert(contentsOf: items, at: offset)
    let owner = sections[position].identifier
    for item in items { owners[item] = owner }
    checkInvariants()
  }

  /// Takes out the items that the snapshot holds, and returns the instances that it held, in list
  /// order.
  ///
  /// Marks stay; whoever does not put the items back removes them.
  @discardableResult
  private mutating func take(_ items: [Item]) -> [Item] {
    var positionsToVisit: Set<Int> = []
    for item in items {
      guard let owner = owners.removeValue(forKey: item), let position = positions[owner]
      else { continue }
      positionsToVisit.insert(position)
    }
    var taken: [Item] = []
    for position in positionsToVisit.sorted() {
      let all = sections[position].items
      sections[position].items = []
      var kept: [Item] = []
      for item in all {
        if owners[item] == nil { taken.append(item) } else { kept.append(item) }
      }
      sections[position].items = kept
    }
    return taken
  }
}
