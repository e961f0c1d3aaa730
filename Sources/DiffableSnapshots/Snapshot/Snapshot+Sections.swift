extension Snapshot {
  /// Adds sections after the last section.
  ///
  /// - Parameter newSections: Sections that the snapshot does not contain, in order. Sections that it contains stay
  ///   where they are. They are a problem, and so are sections that repeat.
  /// - Complexity: O(*k*) on average, where *k* is the number of sections to add. O(*s*) for the first edit of a copy, where
  ///   *s* is the number of sections in the result.
  @preconcurrency
  public mutating func appendSections(
    _ newSections: [Section]
  ) {
    insert(newSections, at: nil, distance: 0, call: #function)
  }

  /// Inserts sections before a section.
  ///
  /// If the snapshot does not contain the anchor, no section is inserted, which is a problem.
  ///
  /// - Parameters:
  ///   - newSections: Sections that the snapshot does not contain, in order. Sections that it contains stay
  ///   where they are. They are a problem, and so are sections that repeat.
  ///   - anchor: The section that will follow the inserted sections.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections in the result.
  @preconcurrency
  public mutating func insertSections(
    _ newSections: [Section],
    beforeSection anchor: Section
  ) {
    insert(newSections, at: anchor, distance: 0, call: #function)
  }

  /// Inserts sections after a section.
  ///
  /// If the snapshot does not contain the anchor, no section is inserted, which is a problem.
  ///
  /// - Parameters:
  ///   - newSections: Sections that the snapshot does not contain, in order. Sections that it contains stay
  ///   where they are. They are a problem, and so are sections that repeat.
  ///   - anchor: The section that will precede the inserted sections.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections in the result.
  @preconcurrency
  public mutating func insertSections(
    _ newSections: [Section],
    afterSection anchor: Section
  ) {
    insert(newSections, at: anchor, distance: 1, call: #function)
  }

  /// Deletes sections and their items.
  ///
  /// - Parameter sections: The sections to delete, in any order. Unknown sections and repetitions are ignored.
  /// - Complexity: O(*s* + *m* + *k* log *s*) on average, where *s* is the number of sections, *m* is the number of deleted
  ///   items and *k* is the number of deleted sections.
  @preconcurrency
  public mutating func deleteSections(_ sections: [Section]) {
    remove(sectionsAt: Set(sections.compactMap { indexOfSection($0) }))
  }

  /// Moves a section and its items before another section.
  ///
  /// If the snapshot does not contain one of the sections, nothing moves, which is a problem.
  ///
  /// - Parameters:
  ///   - section: The section to move. Moving a section next to itself has no effect.
  ///   - anchor: The section that will follow the moved section.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @preconcurrency
  public mutating func moveSection(
    _ section: Section,
    beforeSection anchor: Section
  ) {
    move(section, to: anchor, distance: 0, call: #function)
  }

  /// Moves a section and its items after another section.
  ///
  /// If the snapshot does not contain one of the sections, nothing moves, which is a problem.
  ///
  /// - Parameters:
  ///   - section: The section to move. Moving a section next to itself has no effect.
  ///   - anchor: The section that will precede the moved section.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @preconcurrency
  public mutating func moveSection(
    _ section: Section,
    afterSection anchor: Section
  ) {
    move(section, to: anchor, distance: 1, call: #function)
  }
}

// MARK: - Implementation

extension Snapshot {
  /// Inserts sections before an anchor for a distance of 0, after the anchor for a distance of 1, or at the end if the
  /// anchor is nil.
  @inlinable
  mutating func insert(
    _ newSections: [Section],
    at anchor: Section?,
    distance: Int,
    call: String
  ) {
    let hashed = HashedItems(hashing: newSections)
    let index = anchor.map { indexOfSection($0) ?? -1 } ?? numberOfSections
    guard index >= 0, !hasRepetition(hashed.hashes),
      !newSections.contains(where: { indexOfSection($0) != nil })
    else {
      return insertWithProblems(hashed, at: anchor, distance: distance, call: call)
    }
    put(hashed, at: index + distance)
  }

  /// Moves a section before an anchor for a distance of 0, or after the anchor for a distance of 1.
  @usableFromInline
  mutating func move(
    _ section: Section,
    to anchor: Section,
    distance: Int,
    call: String
  ) {
    guard let from = indexOfSection(section), let to = indexOfSection(anchor) else {
      return recordUnknownSections(among: [section, anchor], call: call)
    }
    if from == to { return }
    let destination = to + distance - (from < to ? 1 : 0)
    sectionList.move(from: from, to: destination, section)
    store.shape.moveSection(from: from, to: destination)
    checkInvariants()
  }

  /// Removes sections with their items.
  mutating func remove(sectionsAt indexes: Set<Int>) {
    if indexes.isEmpty { return }
    sectionList.keep(self.sections.indices.filter { !indexes.contains($0) })
    store.removeSections(Array(indexes).sorted())
    checkInvariants()
  }

  /// Inserts sections that are known not to be in the snapshot.
  @inlinable
  mutating func put(_ newSections: HashedItems<Section>, at index: Int) {
    sectionList.insert(newSections, at: index)
    store.insertEmptySections(newSections.items.count, at: index)
    checkInvariants()
  }
}
