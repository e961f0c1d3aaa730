// The shape does most of each edit. These functions make the corresponding changes to the items.
extension ItemStore {
  /// Inserts items that the store does not contain yet.
  @inlinable
  mutating func insert(_ newItems: HashedItems<Item>, at location: ListShape.Location) {
    if newItems.items.isEmpty { return }
    put(newItems.items, shape.insert(newItems.hashes, newItems.marks, at: location))
  }

  /// Divides the items of a slot among several slots, after its chunk became too large.
  @usableFromInline
  mutating func divide(_ placement: ListShape.Placement) {
    let whole = items[placement.slot]
    for (range, slot) in placement.parts {
      if Int(slot) == items.count { items.append([]) }
      items[slot] = Array(whole[range])
    }
  }

  /// Moves an item to a destination; the given instance replaces the equal item at the location.
  ///
  /// If the destination is next to the item itself, the store does not change.
  @inline(never)  // Otherwise a client would contain a copy for each call.
  @inlinable
  mutating func move(
    _ item: Item,
    at location: ListShape.Location,
    to destination: ListShape.Destination
  ) {
    guard let placement = shape.move(at: location, to: destination) else { return }
    items[location.slot].remove(at: location.offset)
    put([item], placement)
    compactIfSparse()
  }

  /// Inserts items where the shape has inserted their hashes.
  @inline(never)
  @inlinable
  mutating func put(_ newItems: [Item], _ placement: ListShape.Placement) {
    items[placement.slot].insert(contentsOf: newItems, at: placement.offset)
    if !placement.parts.isEmpty { divide(placement) }
  }

  /// Removes the item at a location.
  @inlinable
  mutating func remove(at location: ListShape.Location) {
    items[location.slot].remove(at: location.offset)
    shape.remove(at: location)
    compactIfSparse()
  }

  /// Removes the items at ascending positions.
  @inlinable
  mutating func remove(atPositions positions: [Int]) {
    for (slot, kept) in shape.remove(atPositions: positions) {
      items[slot] = items[slot].elements(at: kept)
    }
    compactIfSparse()
  }

  /// Replaces the item at a location by an equal item, without marking it.
  @inlinable
  mutating func replace(at location: ListShape.Location, _ item: Item) {
    shape.noteReplacement(at: location)
    items[location.slot][location.offset] = item
  }

  /// Replaces items by equal items and marks them.
  ///
  /// - Returns: Whether the store contains all given items.
  @inlinable
  mutating func update(_ newItems: [Item], _ mark: Mark) -> Bool {
    var (newItems, positions) = (newItems, positions(of: newItems))
    let areAll = !positions.contains(-1)
    if let order = shape.listOrder(of: positions) {
      (newItems, positions) = (newItems.elements(at: order), positions.elements(at: order))
    }
    shape.mark(mark, at: positions) { offsets, slot, start in
      items[slot].withMutableSpan { items in
        for offset in offsets { items[positions[offset] - start] = newItems[offset] }
      }
    }
    return areAll
  }

  /// Rebuilds the store if it has many more chunks than the items need.
  @inlinable
  mutating func compactIfSparse() {
    if shape.isSparse { rebuild() }
  }

  @usableFromInline
  mutating func rebuild() {
    self = ItemStore(sections: shape.firstSlots.indices.map { hashedItems(ofSection: $0) })
  }

  // MARK: - Sections

  /// Inserts sections from the items of each section.
  @inline(never)  // Otherwise a client would contain a copy for each call.
  @inlinable
  mutating func insertSections(_ sections: [HashedItems<Item>], at index: Int) {
    items.reserveCapacity(items.count + sections.count)
    shape.insertSections(sections.count, at: index) {
      (sections[$0].hashes, sections[$0].marks)
    } put: { section, range, slot in
      let sectionItems = sections[section].items
      let part = range.count == sectionItems.count ? sectionItems : Array(sectionItems[range])
      if Int(slot) == items.count {
        items.append(part)
      } else {
        items[slot] = part
      }
    }
  }

  /// Inserts sections without items.
  @inlinable
  mutating func insertEmptySections(_ count: Int, at index: Int) {
    shape.insertEmptySections(count, at: index)
    while items.count < shape.slotCount { items.append([]) }
  }

  /// Removes sections at ascending indexes, with their items.
  @inlinable
  mutating func removeSections(_ sections: [Int]) {
    for slot in shape.removeSections(sections) { items[slot] = [] }
  }
}

extension ItemStore {
  /// Returns what a call that inserts items does with each of them under a duplicate policy.
  @inlinable
  func insertion(of newItems: [Item], _ policy: DuplicatePolicy?) -> ListShape.Insertion {
    shape.insertion(shortHashes(newItems), policy) { [items] in $0.answer(about: newItems, items) }
  }

  /// Inserts the items of a call.
  ///
  /// - Parameters:
  ///   - newItems: The given items.
  ///   - insertion: What to do with each of them.
  ///   - destination: The destination, which is not next to one of the items to insert.
  /// - Returns: The dropped items: first items of the store in list order, then given items.
  @inlinable
  mutating func insert(
    _ newItems: [Item],
    _ insertion: ListShape.Insertion,
    to destination: ListShape.Destination
  ) -> [Item] {
    if let placement = shape.insert(insertion, to: destination) {
      put(newItems, placement)
    } else if let position = insertion.movedPosition {
      move(newItems[0], at: shape.location(at: position), to: destination)
    } else {
      return insertOrMove(newItems, insertion, to: destination)
    }
    return []
  }

  /// Inserts items of which the store contains some, or of which some are dropped.
  ///
  /// Items that the store contains already are removed first, so that inserting them is a move.
  @usableFromInline
  mutating func insertOrMove(
    _ newItems: [Item],
    _ insertion: ListShape.Insertion,
    to destination: ListShape.Destination
  ) -> [Item] {
    let dropped =
      insertion.replaced.map { item(at: shape.location(at: $0)) }
      + newItems.elements(at: insertion.dropped)
    let hashed = HashedItems(
      insertion.kept.map { newItems.elements(at: $0) } ?? newItems,
      hashes: insertion.kept.map { insertion.hashes.elements(at: $0) } ?? insertion.hashes,
      marks: shape.marks(at: insertion.positions)
    )
    let removed = shape.ascending(insertion.positions)
    let anchor = shape.anchorPosition(of: destination)
    remove(atPositions: removed)
    if !hashed.items.isEmpty {
      let newAnchor = anchor.map { anchor in anchor - removed.prefix { $0 < anchor }.count }
      insert(hashed, at: shape.location(of: destination, anchorPosition: newAnchor))
    }
    return dropped
  }
}
