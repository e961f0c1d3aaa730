extension Snapshot {
  /// Adds sections to the end.
  ///
  /// - Parameter newSections: Sections that the snapshot does not hold, in order.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)`` or
  ///   ``SnapshotError/existingSections(_:call:)``.
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
  ///   - newSections: Sections that the snapshot does not hold, in order.
  ///   - anchor: The section that will follow them.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)``,
  ///   ``SnapshotError/existingSections(_:call:)``, or ``SnapshotError/unknownSection(_:call:)`` for
  ///   the anchor.
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
  ///   - newSections: Sections that the snapshot does not hold, in order.
  ///   - anchor: The section that will precede them.
  /// - Throws: ``SnapshotError/duplicateSections(_:call:)``,
  ///   ``SnapshotError/existingSections(_:call:)``, or ``SnapshotError/unknownSection(_:call:)`` for
  ///   the anchor.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections in the result.
  @inlinable
  public mutating func insertSections(
    _ newSections: [Section],
    afterSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    let hashed = try insertable(newSections, call: #function)
    put(hashed, at: try index(of: anchor, call: #function) + 1)
  }

  /// Removes sections together with their items.
  ///
  /// - Parameter doomed: The sections to remove, in any order. Unknown and repeated ones are
  ///   ignored.
  /// - Complexity: O(*s* + *m*) on average, where *s* is the number of sections and *m* that of the
  ///   items that are removed.
  @inlinable
  public mutating func deleteSections(_ doomed: [Section]) {
    var removed = OffsetList(count: numberOfSections)
    for section in doomed {
      if let index = indexOfSection(section) { removed.insert(index) }
    }
    if removed.isEmpty { return }
    sectionList.keep(removed.others)
    store.removeSections(removed.offsets)
    checkInvariants()
  }

  /// Moves a section, with its items, before another one.
  ///
  /// - Parameters:
  ///   - section: The section to move. Next to itself it stays where it is.
  ///   - anchor: The section that will follow it.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` for either of them.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @inlinable
  public mutating func moveSection(
    _ section: Section,
    beforeSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    try move(section, to: anchor, distance: 0, call: #function)
  }

  /// Moves a section, with its items, after another one.
  ///
  /// - Parameters:
  ///   - section: The section to move. Next to itself it stays where it is.
  ///   - anchor: The section that will precede it.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` for either of them.
  /// - Complexity: O(*s*) on average, where *s* is the number of sections.
  @inlinable
  public mutating func moveSection(
    _ section: Section,
    afterSection anchor: Section
  ) throws(SnapshotError<Section, Item>) {
    try move(section, to: anchor, distance: 1, call: #function)
  }
}

// MARK: - The unchecked core

extension Snapshot {
  /// Returns sections that may be inserted, with their hashes.
  @inlinable
  func insertable(
    _ newSections: [Section],
    call: String
  ) throws(SnapshotError<Section, Item>) -> HashedItems<Section> {
    let hashed = HashedItems(hashing: newSections)
    let repeated = hashed.repeatedOffsets()
    guard repeated.isEmpty else {
      throw .duplicateSections(newSections.distinctElements(at: repeated), call: call)
    }
    let existing = newSections.filter { indexOfSection($0) != nil }
    guard existing.isEmpty else { throw .existingSections(existing, call: call) }
    return hashed
  }

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

  /// Returns the indexes of sections, for calls that cannot continue without them.
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

  @inlinable
  mutating func put(_ newSections: HashedItems<Section>, at index: Int) {
    sectionList.insert(newSections.items, newSections.hashes, at: index)
    store.insertSections(newSections.count, at: index)
    checkInvariants()
  }
}
