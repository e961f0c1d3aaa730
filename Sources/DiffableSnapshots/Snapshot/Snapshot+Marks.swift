extension Snapshot {
  /// The items marked with ``reloadItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*n*), where *n* is the number of items.
  @inlinable public var reloadedItemIdentifiers: [Item] {
    shape.locations { $0 == .reload }.map { store.item(at: $0) }
  }

  /// The items marked with ``reconfigureItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*n*), where *n* is the number of items.
  @inlinable public var reconfiguredItemIdentifiers: [Item] {
    shape.locations { $0 == .reconfigure }.map { store.item(at: $0) }
  }

  /// The sections marked with ``reloadSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*s*) on average, where *s* is the number of sections.
  @inlinable public var reloadedSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reload)
  }

  /// The sections marked with ``reconfigureSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*s*) on average, where *s* is the number of sections.
  @inlinable public var reconfiguredSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reconfigure)
  }

  /// Marks items whose cells are to be made anew.
  ///
  /// The instances given here replace those in the snapshot, so that the cell provider gets the new
  /// data. An item that was marked for reconfiguration is reloaded instead.
  ///
  /// - Parameter items: Items of the snapshot, in any order; repetitions count once, and the last
  ///   instance replaces.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* log *n*) at most on average, where *k* is the number of items given and *n*
  ///   that of all sections and items.
  @inlinable
  public mutating func reloadItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reload, call: #function)
  }

  /// Marks items whose cells are to be updated in place.
  ///
  /// The instances given here replace those in the snapshot, so that the cell provider gets the new
  /// data. An item that was marked for reload stays so: a new cell is up to date as well.
  ///
  /// - Parameter items: Items of the snapshot, in any order; repetitions count once, and the last
  ///   instance replaces.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* log *n*) at most on average, where *k* is the number of items given and *n*
  ///   that of all sections and items.
  @inlinable
  public mutating func reconfigureItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reconfigure, call: #function)
  }

  /// Replaces items by new instances, and marks them for reconfiguration.
  ///
  /// The method does the same as ``reconfigureItems(_:)``. The name suits identifiers that carry data: the cell
  /// provider receives the new data.
  ///
  /// - Parameter items: The new instances, each equal to an item of the snapshot, in any order; of equal instances
  ///   the last one counts.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: That of ``reconfigureItems(_:)``.
  @inlinable
  public mutating func updateItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reconfigure, call: #function)
  }

  /// Marks sections to be made anew, with their headers, footers and cells.
  ///
  /// The instances given here replace those in the snapshot. A section that was marked for
  /// reconfiguration is reloaded instead.
  ///
  /// - Parameter reloaded: Sections of the snapshot, in any order; repetitions count once, and the last
  ///   instance replaces.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(*k*) on average, where *k* is the number of sections given.
  @inlinable
  public mutating func reloadSections(
    _ reloaded: [Section]
  ) throws(SnapshotError<Section, Item>) {
    try mark(sections: reloaded, .reload, call: #function)
  }

  /// Marks sections whose headers and footers are to be updated, while their cells are left alone.
  ///
  /// The instances given here replace those in the snapshot, so that the supplementary view provider
  /// gets the new data. A section that was marked for reload stays so: what is made anew is up to date
  /// as well.
  ///
  /// - Parameter reconfigured: Sections of the snapshot, in any order; repetitions count once, and the
  ///   last instance replaces.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(*k*) on average, where *k* is the number of sections given.
  @inlinable
  public mutating func reconfigureSections(
    _ reconfigured: [Section]
  ) throws(SnapshotError<Section, Item>) {
    try mark(sections: reconfigured, .reconfigure, call: #function)
  }

  /// Returns the same snapshot without marks.
  @usableFromInline
  func withoutMarks() -> Snapshot {
    guard isMarked else { return self }
    var result = self
    result.store.shape.removeMarks()
    result.sectionList.removeMarks()
    result.isMarked = false
    return result
  }

  /// Replaces sections by the instances given, and marks them.
  @inlinable
  mutating func mark(
    sections marked: [Section],
    _ mark: Mark,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    let indexes = try indexes(of: marked, call: call)
    for (offset, index) in indexes.enumerated() {
      sectionList.update(at: index, to: marked[offset], mark)
    }
    if !marked.isEmpty { isMarked = true }
    checkInvariants()
  }

  /// Replaces items by the instances given, and marks them.
  @inlinable
  mutating func mark(
    _ items: [Item],
    _ mark: Mark,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    guard store.update(items, mark) else {
      throw .unknownItem(unknown(items), call: call)
    }
    if !items.isEmpty { isMarked = true }
    checkInvariants()
  }

  /// Returns the items that the snapshot does not have.
  @usableFromInline
  func unknown(_ items: [Item]) -> [Item] {
    zip(items, store.locations(of: items, hashes: nil)).filter { $1 == nil }.map { $0.0 }.distinct()
  }
}
