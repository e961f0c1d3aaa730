extension Snapshot {
  /// Adds sections after the last section.
  ///
  /// - Parameter newSections: Sections that the snapshot does not contain, in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` if a section repeats in the call, or
  ///   ``SnapshotError/existingSections(_:call:)`` if the snapshot already contains a section.
  /// - Complexity: O(*k*) on average, where *k* is the number of sections to add.
  @inlinable
  public mutating func appendSections(
    _ newSections: [Section]
  ) throws(SnapshotError<Section, Item>) {
    let hashed = try insertable(newSections, call: #function)
    put(hashed, at: numberOfSections)
  }

  /// Inserts sections before a section.
  ///
  /// - Parameters:
  ///   - newSections: Sections that the snapshot does not contain, in order.
  ///   - anchor: The section that will follow the inserted sections.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` if a section repeats in the call,
  ///   ``SnapshotError/existingSections(_:call:)`` if the snapshot already contains a section, or
  ///   ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain the anchor.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections in the result.
  @inlinable
  public mutating func insertSections(
    _ newSections: [Section],
    beforeSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    let hashed = try insertable(newSections, call: #function)
    put(hashed, at: try index(of: anchor, call: #function))
  }

  /// Inserts sections after a section.
  ///
  /// - Parameters:
  ///   - newSections: Sections that the snapshot does not contain, in order.
  ///   - anchor: The section that will precede the inserted sections.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` if a section repeats in the call,
  ///   ``SnapshotError/existingSections(_:call:)`` if the snapshot already contains a section, or
  ///   ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain the anchor.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections in the result.
  @inlinable
  public mutating func insertSections(
    _ newSections: [Section],
    afterSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    let hashed = try insertable(newSections, call: #function)
    put(hashed, at: try index(of: anchor, call: #function) + 1)
  }

  /// Deletes sections and their items.
  ///
  /// - Parameter sections: The sections to delete, in any order. Unknown sections and repetitions are ignored.
  /// - Complexity: O(*s* + *m*) on average, where *s* is the number of sections and *m* is the number of deleted
  ///   items.
  @inlinable
  public mutating func deleteSections(_ sections: [Section]) {
    var deleted = OffsetSelection(count: numberOfSections)
    for section in sections {
      if let index = indexOfSection(section) { deleted.insert(index) }
    }
    if deleted.isEmpty { return }
    sectionList.keep(deleted.unselectedOffsets)
    store.removeSections(deleted.selectedOffsets)
    checkInvariants()
  }

  /// Moves a section and its items before another section.
  ///
  /// - Parameters:
  ///   - section: The section to move. Moving a section next to itself has no effect.
  ///   - anchor: The section that will follow the moved section.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain the section or the
  ///   anchor.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @inlinable
  public mutating func moveSection(
    _ section: Section,
    beforeSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    try move(section, to: anchor, distance: 0, call: #function)
  }

  /// Moves a section and its items after another section.
  ///
  /// - Parameters:
  ///   - section: The section to move. Moving a section next to itself has no effect.
  ///   - anchor: The section that will precede the moved section.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain the section or the
  ///   anchor.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @inlinable
  public mutating func moveSection(
    _ section: Section,
    afterSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    try move(section, to: anchor, distance: 1, call: #function)
  }
}

// MARK: - Implementation

extension Snapshot {
  /// Returns the given sections with their hashes.
  ///
  /// - Throws: An error if a section repeats, or if the snapshot already contains a section.
  @inlinable
  func insertable(
    _ newSections: [Section],
    call: String
  ) throws(SnapshotError<Section, Item>) -> HashedItems<Section> {
    let hashed = HashedItems(hashing: newSections)
    let repeated = hashed.repeatedOffsets()
    guard repeated.isEmpty, !newSections.contains(where: { indexOfSection($0) != nil }) else {
      try rejectSections(newSections, repeated, call: call)
    }
    return hashed
  }

  /// Moves a section before an anchor for a distance of 0, or after the anchor for a distance of 1.
  @inlinable
  mutating func move(
    _ section: Section,
    to anchor: Section,
    distance: Int,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let indexes = try indexes(of: [section, anchor], call: call)
    let (from, to) = (indexes[0], indexes[1])
    if from == to { return }
    let destination = to + distance - (from < to ? 1 : 0)
    sectionList.move(from: from, to: destination, section)
    store.shape.moveSection(from: from, to: destination)
    checkInvariants()
  }

  /// Returns the indexes of sections, or throws an error if the snapshot does not contain one of the sections.
  @inlinable
  func indexes(
    of sections: [Section],
    call: String
  ) throws(SnapshotError<Section, Item>) -> [Int] {
    let indexes = sections.map { indexOfSection($0) ?? -1 }
    guard !indexes.contains(-1) else {
      let unknown = sections.indices.filter { indexes[$0] < 0 }
      throw .unknownSection(sections.distinctElements(at: unknown), call: call)
    }
    return indexes
  }

  /// Inserts sections that are known not to be in the snapshot.
  @inlinable
  mutating func put(_ newSections: HashedItems<Section>, at index: Int) {
    sectionList.insert(newSections.items, newSections.hashes, at: index)
    store.insertSections(newSections.count, at: index)
    checkInvariants()
  }
}
