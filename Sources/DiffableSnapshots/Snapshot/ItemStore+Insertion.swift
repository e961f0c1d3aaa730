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
    } else if let location = insertion.movedLocation {
      move(newItems[0], at: location, to: destination)
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
      insertion.replaced.map { item(at: $0) } + newItems.elements(at: insertion.dropped)
    let hashed = HashedItems(
      insertion.kept.map { newItems.elements(at: $0) } ?? newItems,
      hashes: insertion.kept.map { insertion.hashes.elements(at: $0) } ?? insertion.hashes,
      marks: shape.marks(at: insertion.locations)
    )
    let removed = shape.positions(of: insertion.locations)
    let anchor = shape.anchorPosition(of: destination)
    remove(atPositions: removed)
    if !hashed.isEmpty {
      let newAnchor = anchor.map { anchor in anchor - removed.prefix { $0 < anchor }.count }
      insert(hashed, at: shape.location(of: destination, anchorPosition: newAnchor))
    }
    return dropped
  }
}
