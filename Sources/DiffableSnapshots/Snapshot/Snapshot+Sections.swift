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
    try checkInsertable(newSections, call: #function)
    put(newSections, at: sections.endIndex)
  }

  /// Inserts sections in front of a section.
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
    try checkInsertable(newSections, call: #function)
    let position = try position(of: anchor, call: #function)
    put(newSections, at: position)
  }

  /// Inserts sections behind a section.
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
    try checkInsertable(newSections, call: #function)
    let position = try position(of: anchor, call: #function)
    put(newSections, at: position + 1)
  }

  /// Removes sections together with their items.
  ///
  /// - Parameter doomed: The sections to remove, in any order. Unknown and repeated ones are
  ///   ignored.
  /// - Complexity: O(*s* + *m*) on average, where *s* is the number of sections and *m* that of the
  ///   items that are removed.
  @inlinable
  public mutating func deleteSections(_ doomed: [Section]) {
    let leaving = Set(doomed.compactMap { positions[$0] }).sorted()
    guard let first = leaving.first else { return }
    for position in leaving {
      positions[sections[position]] = nil
      if !sectionMarks.isEmpty { sectionMarks[sections[position]] = nil }
    }
    sections = sections.removing(leaving[...], from: 0)
    sectionHashes = sectionHashes.removing(leaving[...], from: 0)
    store.removeSections(leaving)
    updatePositions(in: first..<sections.endIndex)
    checkInvariants()
  }

  /// Moves a section, with its items, in front of another one.
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

  /// Moves a section, with its items, behind another one.
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
  @inlinable
  func checkInsertable(
    _ newSections: [Section],
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let repeated = HashedItems(hashing: newSections).repetitions()
    guard repeated.isEmpty else { throw .duplicateSections(repeated, call: call) }
    let existing = newSections.filter { positions[$0] != nil }
    guard existing.isEmpty else { throw .existingSections(existing, call: call) }
  }

  @inlinable
  mutating func move(
    _ section: Section,
    to anchor: Section,
    distance: Int,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    try checkKnown([section, anchor], call: call)
    guard let from = positions[section], let to = positions[anchor], from != to else { return }
    let destination = to + distance - (from < to ? 1 : 0)
    sections.remove(at: from)
    sections.insert(section, at: destination)
    sectionHashes.insert(sectionHashes.remove(at: from), at: destination)
    store.moveSection(from: from, to: destination)
    updatePositions(in: min(from, destination)..<max(from, destination) + 1)
    checkInvariants()
  }

  @inlinable
  func checkKnown(_ sections: [Section], call: String) throws(SnapshotError<Section, Item>) {
    let unknown = sections.filter { positions[$0] == nil }.distinct()
    guard unknown.isEmpty else { throw .unknownSection(unknown, call: call) }
  }

  @inlinable
  mutating func put(_ newSections: [Section], at position: Int) {
    sections.insert(contentsOf: newSections, at: position)
    sectionHashes.insert(contentsOf: newSections.map { shortHash($0) }, at: position)
    store.insertSections(newSections.count, at: position)
    updatePositions(in: position..<sections.endIndex)
    checkInvariants()
  }

  @inlinable
  mutating func updatePositions(in range: Range<Int>) {
    for position in range { positions[sections[position]] = position }
  }
}
