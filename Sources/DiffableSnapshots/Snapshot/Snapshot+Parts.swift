// The package's other modules use these functions, which hide how items are stored.

extension Snapshot {
  /// Deletes consecutive sections and then consecutive items, and keeps the memory of all other items.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of the sections.
  ///   - positions: The positions of the items, counted across all sections; all before the deleted sections.
  /// - Complexity: O(*s* + *m* log *n*) on average, where *s* is the number of sections, *m* the number of deleted items
  ///   and *n* the number of all items.
  package mutating func deleteParts(sectionsAt indexes: Range<Int>, itemsAt positions: Range<Int>) {
    remove(sectionsAt: Set(indexes))
    if !positions.isEmpty { store.remove(atPositions: Array(positions)) }
    checkInvariants()
  }

  /// Replaces a section by an equal section with other content.
  package mutating func replace(sectionAt index: Int, by section: Section) {
    sectionList.list.items[index] = section
  }

  /// Inserts sections that contain the concatenated items of other snapshots.
  ///
  /// The caller guarantees that no section and no item repeats. The function hashes no item, and keeps the memory of
  /// all other items.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - parts: The snapshots with the items of each section.
  ///   - index: The index of the first inserted section.
  /// - Complexity: O(*s* + *k* log *n*) on average, where *s* is the number of sections after the insertion, *k* the
  ///   number of items to insert and *n* the number of all items.
  package mutating func insert<Other>(
    uncheckedSections sections: [Section],
    joining parts: [[Snapshot<Other, Item>]],
    at index: Int
  ) {
    sectionList.insert(HashedItems(hashing: sections), at: index)
    let items = parts.map { HashedItems(joining: $0.map { $0.store.hashedItems }) }
    store.insertSections(items, at: index)
    isMarked = isMarked || shape.isMarked
    checkInvariants()
  }

  /// Inserts the concatenated items of other snapshots into a section.
  ///
  /// The caller guarantees that no item repeats. The function hashes no item, and keeps the memory of all other items.
  ///
  /// - Parameters:
  ///   - parts: The snapshots.
  ///   - position: The position of the first inserted item, counted across all sections.
  ///   - section: The index of the section.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of items to insert and *n* the number of all
  ///   sections and items.
  package mutating func insert<Other>(
    joining parts: [Snapshot<Other, Item>],
    at position: Int,
    inSection section: Int
  ) {
    let items = HashedItems(joining: parts.map { $0.store.hashedItems })
    // Without items, the section may not exist.
    if items.count > 0 { store.insert(items, at: location(at: position, inSection: section)) }
    isMarked = isMarked || shape.isMarked
    checkInvariants()
  }

  /// Returns the location before the item at a position, or after the last item of a section.
  @inlinable
  func location(at position: Int, inSection section: Int) -> ListShape.Location {
    position == shape.start(section) + shape.size(section)
      ? shape.endLocation(ofSection: section) : shape.location(at: position)
  }

  /// Returns a snapshot with one section and its items, and with their marks.
  ///
  /// The function hashes no item.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - section: The identifier of the section in the result.
  /// - Returns: The snapshot.
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  package func extractingSection<Other>(at index: Int, as section: Other) -> Snapshot<Other, Item> {
    var result = Snapshot<Other, Item>(
      HashedItems(hashing: [section]),
      items: [store.hashedItems(ofSection: index)]
    )
    let mark = sectionList.mark(at: index)
    if mark != .none { result.mark(sections: [section], mark, call: #function) }
    return result
  }

  /// Returns whether a section has no marked item and shares the memory of all its items with an older version.
  ///
  /// The mark of the section itself does not count.
  ///
  /// - Parameters:
  ///   - index: The section index.
  ///   - old: The older version.
  ///   - oldIndex: The section index in the older version.
  /// - Returns: False if an item is marked or may have been edited.
  /// - Complexity: O(*b* + log *n*), where *b* is the number of blocks of up to 512 items in the section.
  package func isSection(
    at index: Int,
    untouchedSince old: Snapshot,
    at oldIndex: Int
  ) -> Bool {
    let (slots, oldSlots) = (shape.slots(ofSection: index), old.shape.slots(ofSection: oldIndex))
    return !shape.hasMarkedItem(inSection: index)
      && slots.elementsEqual(oldSlots) { store.items[$0].isIdentical(with: old.store.items[$1]) }
  }

  /// The number of items in each section.
  package var numbersOfItems: [Int] { shape.sizes }

  /// Returns how the mark of a section updates it, or nil if the section is not marked.
  package func update(ofSectionAt index: Int) -> ContentUpdate? {
    switch sectionList.mark(at: index) {
    case .none: nil
    case .reconfigure: .reconfigure
    case .reload: .reload
    }
  }
}
