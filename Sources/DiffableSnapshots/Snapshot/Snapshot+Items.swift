extension Snapshot {
  /// Adds items to the end of a section.
  ///
  /// If the snapshot does not contain the section, or has no last section, no item is added, which is a problem.
  ///
  /// - Parameters:
  ///   - items: The items to add, in order. An item that the snapshot already contains moves to the section,
  ///     unless `duplicates` says otherwise.
  ///   - section: The section to add to; nil means the last section.
  ///   - duplicates: How to treat an item that occurs more than once. If nil, the first of equal items in the call is
  ///     used, and the others are a problem.
  /// - Returns: The dropped items: first items of the snapshot in list order, then items of the call in their order.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of items to add, *n* is the number of
  ///   all sections and items, and *b* is the number of blocks. O(*k* + log *n* + *b*) when one call adds many items.
  @inlinable
  @discardableResult
  @preconcurrency
  public mutating func appendItems(
    _ items: [Item],
    toSection section: Section? = nil,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    append(items, to: section, duplicates, call: #function)
  }

  /// Inserts items before an item.
  ///
  /// If the snapshot does not contain the anchor, or if the anchor is one of the items and not dropped, no item is
  /// inserted, which is a problem.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. An item that the snapshot already contains moves before the
  ///     anchor, unless `duplicates` says otherwise.
  ///   - anchor: The item that will follow the inserted items.
  ///   - duplicates: How to treat an item that occurs more than once. If nil, the first of equal items in the call is
  ///     used, and the others are a problem.
  /// - Returns: The dropped items: first items of the snapshot in list order, then items of the call in their order.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of items to insert, *n* is the number
  ///   of all sections and items, and *b* is the number of blocks.
  @discardableResult
  @preconcurrency
  public mutating func insertItems(
    _ items: [Item],
    beforeItem anchor: Item,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    insert(items, at: anchor, distance: 0, duplicates, call: #function)
  }

  /// Inserts items after an item.
  ///
  /// If the snapshot does not contain the anchor, or if the anchor is one of the items and not dropped, no item is
  /// inserted, which is a problem.
  ///
  /// - Parameters:
  ///   - items: The items to insert, in order. An item that the snapshot already contains moves after the
  ///     anchor, unless `duplicates` says otherwise.
  ///   - anchor: The item that will precede the inserted items.
  ///   - duplicates: How to treat an item that occurs more than once. If nil, the first of equal items in the call is
  ///     used, and the others are a problem.
  /// - Returns: The dropped items: first items of the snapshot in list order, then items of the call in their order.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of items to insert, *n* is the number
  ///   of all sections and items, and *b* is the number of blocks.
  @discardableResult
  @preconcurrency
  public mutating func insertItems(
    _ items: [Item],
    afterItem anchor: Item,
    duplicates: DuplicatePolicy? = nil
  ) -> [Item] {
    insert(items, at: anchor, distance: 1, duplicates, call: #function)
  }

  /// Moves an item before another item, in the same section or in another section.
  ///
  /// If the snapshot does not contain one of the items, nothing moves, which is a problem.
  ///
  /// - Parameters:
  ///   - item: The item to move. Moving an item next to itself has no effect.
  ///   - anchor: The item that will follow the moved item.
  /// - Complexity: O(log *n* + *b*) on average, where *n* is the number of sections and items, and *b* is the number of
  ///   blocks.
  @preconcurrency
  public mutating func moveItem(
    _ item: Item,
    beforeItem anchor: Item
  ) {
    move(item, to: anchor, distance: 0, call: #function)
  }

  /// Moves an item after another item, in the same section or in another section.
  ///
  /// If the snapshot does not contain one of the items, nothing moves, which is a problem.
  ///
  /// - Parameters:
  ///   - item: The item to move. Moving an item next to itself has no effect.
  ///   - anchor: The item that will precede the moved item.
  /// - Complexity: O(log *n* + *b*) on average, where *n* is the number of sections and items, and *b* is the number of
  ///   blocks.
  @preconcurrency
  public mutating func moveItem(
    _ item: Item,
    afterItem anchor: Item
  ) {
    move(item, to: anchor, distance: 1, call: #function)
  }

  /// Deletes items.
  ///
  /// - Parameter items: The items to delete, in any order. Unknown items and repetitions are ignored.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of items to delete, *n* is the number
  ///   of all sections and items, and *b* is the number of blocks.
  @inlinable @preconcurrency
  public mutating func deleteItems(_ items: [Item]) {
    if items.count == 1 {
      if let location = location(of: items[0]) { store.remove(at: location) }
    } else {
      store.remove(atPositions: shape.ascending(store.positions(of: items)))
    }
    checkInvariants()
  }

  /// Deletes all items and, by default, all sections.
  ///
  /// - Parameter keepingSections: Whether to keep the sections, each without items.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  @preconcurrency
  public mutating func deleteAllItems(keepingSections: Bool = false) {
    if !keepingSections { sectionList = SectionList() }
    store = ItemStore(sections: sections.map { _ in HashedItems() })
    isMarked = sectionList.isMarked
    checkInvariants()
  }
}

// MARK: - Implementation

extension Snapshot {
  /// Inserts items at the end of a section; nil for the last one.
  @inlinable
  mutating func append(
    _ items: [Item],
    to section: Section?,
    _ policy: DuplicatePolicy?,
    call: String
  ) -> [Item] {
    let insertion = store.insertion(of: items, policy)
    let index = section.map { indexOfSection($0) ?? -1 } ?? numberOfSections - 1
    guard index >= 0, !insertion.hasProblem else {
      return appendWithProblems(items, insertion, to: section, call: call)
    }
    let dropped = store.insert(items, insertion, to: .endOfSection(index))
    checkInvariants()
    return dropped
  }

  /// Inserts items before an anchor for a distance of 0, or after the anchor for a distance of 1.
  @inlinable
  mutating func insert(
    _ items: [Item],
    at anchor: Item,
    distance: Int,
    _ policy: DuplicatePolicy?,
    call: String
  ) -> [Item] {
    let insertion = store.insertion(of: items, policy)
    let location = self.location(of: anchor)
    guard let location, !insertion.contains(shape.position(of: location)), !insertion.hasProblem
    else {
      return insertWithProblems(items, insertion, at: anchor, distance: distance, call: call)
    }
    let dropped = store.insert(items, insertion, to: .nextTo(location, distance: distance))
    checkInvariants()
    return dropped
  }

  /// Moves an item before an anchor if the distance is 0, or after the anchor if the distance is 1.
  @inlinable
  mutating func move(
    _ item: Item,
    to anchor: Item,
    distance: Int,
    call: String
  ) {
    guard let location = self.location(of: item), let anchorLocation = self.location(of: anchor)
    else { return recordMove(of: item, to: anchor, call: call) }
    store.move(item, at: location, to: .nextTo(anchorLocation, distance: distance))
    checkInvariants()
  }

  /// Inserts items that are known not to be in the snapshot.
  @inlinable
  mutating func put(_ items: HashedItems<Item>, at location: ListShape.Location) {
    store.insert(items, at: location)
    checkInvariants()
  }
}

extension Snapshot {
  /// Returns a copy of the snapshot with one item, and its mark, moved to another path.
  ///
  /// The destination is a path and not an anchor, because a user may move an item into an empty section.
  ///
  /// - Parameters:
  ///   - source: The old path of the item.
  ///   - destination: The new path of the item. It may be one past the other items of the section.
  /// - Returns: The new snapshot, or nil if either path is out of bounds.
  /// - Complexity: That of ``moveItem(_:beforeItem:)``.
  func movingItem(at source: ItemPath, to destination: ItemPath) -> Snapshot? {
    guard let location = shape.location(section: source.section, item: source.item),
      let count = numberOfItems(inSectionAt: destination.section)
    else { return nil }
    let end = source.section == destination.section ? count - 1 : count
    guard (0...end).contains(destination.item) else { return nil }
    if source == destination { return self }
    let anchor = shape.location(section: destination.section, item: destination.item)
    // If the item moves down in its section, its removal shifts the anchor to the path before the destination.
    let isMovedDown = source.section == destination.section && source.item < destination.item
    var result = self
    result.store.move(
      store.item(at: location),
      at: location,
      to: anchor.map { .nextTo($0, distance: isMovedDown ? 1 : 0) }
        ?? .endOfSection(destination.section)
    )
    result.checkInvariants()
    return result
  }
}
