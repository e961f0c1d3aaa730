extension Snapshot {
  /// The items marked with ``reloadItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*n*), where *n* is the number of items.
  @inlinable public var reloadedItemIdentifiers: [Item] {
    shape.locations { $0 == .reload }.map { store.item(at: $0) }
  }

  /// The items marked with ``reconfigureItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*n*), where *n* is the number of items.
  @inlinable public var reconfiguredItemIdentifiers: [Item] {
    shape.locations { $0 == .reconfigure }.map { store.item(at: $0) }
  }

  /// The sections marked with ``reloadSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*s*) on average, where *s* is the number of sections.
  @inlinable public var reloadedSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reload)
  }

  /// The sections marked with ``reconfigureSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*s*) on average, where *s* is the number of sections.
  @inlinable public var reconfiguredSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reconfigure)
  }

  /// Marks items for reload: the list replaces their cells by new cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the cell provider receives the new
  /// data. An item that is already marked for reconfiguration is reloaded instead.
  ///
  /// - Parameter items: Items of the snapshot, in any order. If an item repeats, its last instance is used.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)`` if the snapshot does not contain an item.
  /// - Complexity: At most O(*k* log *n*) on average, where *k* is the number of given items and *n* is the
  ///   number of all sections and items.
  @inlinable
  public mutating func reloadItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reload, call: #function)
  }

  /// Marks items for reconfiguration: the list updates their existing cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the cell provider receives the new
  /// data. An item that is already marked for reload keeps that mark, because its new cell shows the new data
  /// too.
  ///
  /// - Parameter items: Items of the snapshot, in any order. If an item repeats, its last instance is used.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)`` if the snapshot does not contain an item.
  /// - Complexity: At most O(*k* log *n*) on average, where *k* is the number of given items and *n* is the
  ///   number of all sections and items.
  @inlinable
  public mutating func reconfigureItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reconfigure, call: #function)
  }

  /// Replaces items by new instances, and marks them for reconfiguration.
  ///
  /// The method does the same as ``reconfigureItems(_:)``. The name suits identifiers that carry data: the cell
  /// provider receives the new data.
  ///
  /// - Parameter items: The new instances, each equal to an item of the snapshot, in any order. If several
  ///   instances are equal, the last one is used.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: That of ``reconfigureItems(_:)``.
  @inlinable
  public mutating func updateItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try mark(items, .reconfigure, call: #function)
  }

  /// Marks sections for a reload, which creates their headers, footers and cells again.
  ///
  /// The given instances replace the equal instances in the snapshot. A section that is already marked for
  /// reconfiguration is reloaded instead.
  ///
  /// - Parameter sections: Sections of the snapshot, in any order. If a section repeats, its last instance is
  ///   used.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain a section.
  /// - Complexity: O(*k*) on average, where *k* is the number of given sections.
  @inlinable
  public mutating func reloadSections(
    _ sections: [Section]
  ) throws(SnapshotError<Section, Item>) {
    try mark(sections: sections, .reload, call: #function)
  }

  /// Marks sections for reconfiguration: the list updates their headers and footers, but not their cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the supplementary view provider
  /// receives the new data. A section that is already marked for reload keeps that mark, because its new
  /// header and footer show the new data too.
  ///
  /// - Parameter sections: Sections of the snapshot, in any order. If a section repeats, its last instance is
  ///   used.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)`` if the snapshot does not contain a section.
  /// - Complexity: O(*k*) on average, where *k* is the number of given sections.
  @inlinable
  public mutating func reconfigureSections(
    _ sections: [Section]
  ) throws(SnapshotError<Section, Item>) {
    try mark(sections: sections, .reconfigure, call: #function)
  }

  /// Returns a copy of the snapshot without marks.
  @usableFromInline
  func withoutMarks() -> Snapshot {
    guard isMarked else { return self }
    var result = self
    result.store.shape.removeMarks()
    result.sectionList.removeMarks()
    result.isMarked = false
    return result
  }

  /// Replaces sections by the given equal instances, and marks them.
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

  /// Replaces items by the given equal instances, and marks them.
  @inlinable
  mutating func mark(
    _ items: [Item],
    _ mark: Mark,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    guard store.update(items, mark) else {
      throw unknownItems(items, call: call)
    }
    if !items.isEmpty { isMarked = true }
    checkInvariants()
  }
}
