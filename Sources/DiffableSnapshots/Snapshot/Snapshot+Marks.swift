extension Snapshot {
  /// The items marked with ``reloadItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*n*), where *n* is the number of items.
  @preconcurrency
  public var reloadedItemIdentifiers: [Item] {
    shape.locations { $0 == .reload }.map { store.item(at: $0) }
  }

  /// The items marked with ``reconfigureItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*n*), where *n* is the number of items.
  @preconcurrency
  public var reconfiguredItemIdentifiers: [Item] {
    shape.locations { $0 == .reconfigure }.map { store.item(at: $0) }
  }

  /// The sections marked with ``reloadSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*s*) on average, where *s* is the number of sections.
  @preconcurrency
  public var reloadedSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reload)
  }

  /// The sections marked with ``reconfigureSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, otherwise O(*s*) on average, where *s* is the number of sections.
  public var reconfiguredSectionIdentifiers: [Section] {
    sectionList.sections(markedFor: .reconfigure)
  }

  /// Marks items for reload: the list replaces their cells by new cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the cell provider receives the new
  /// data. An item that is already marked for reconfiguration is reloaded instead.
  ///
  /// - Parameter items: Items of the snapshot, in any order. If an item repeats, its last instance is used. Items that
  ///   the snapshot does not contain are a problem.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of given items, *n* is the number of all
  ///   sections and items, and *b* is the number of blocks.
  @preconcurrency
  public mutating func reloadItems(_ items: [Item]) {
    mark(items, .reload, call: #function)
  }

  /// Marks items for reconfiguration: the list updates their existing cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the cell provider receives the new
  /// data. An item that is already marked for reload keeps that mark, because its new cell shows the new data
  /// too.
  ///
  /// - Parameter items: Items of the snapshot, in any order. If an item repeats, its last instance is used. Items that
  ///   the snapshot does not contain are a problem.
  /// - Complexity: At most O(*k* log *n* + *b*) on average, where *k* is the number of given items, *n* is the number of all
  ///   sections and items, and *b* is the number of blocks.
  @preconcurrency
  public mutating func reconfigureItems(_ items: [Item]) {
    mark(items, .reconfigure, call: #function)
  }

  /// Marks sections for a reload, which creates their headers, footers and cells again.
  ///
  /// The given instances replace the equal instances in the snapshot. A section that is already marked for
  /// reconfiguration is reloaded instead.
  ///
  /// - Parameter sections: Sections of the snapshot, in any order. If a section repeats, its last instance is
  ///   used. Sections that the snapshot does not contain are a problem.
  /// - Complexity: O(*k*) on average, where *k* is the number of given sections. O(*s*) for the first mark of a section, and
  ///   for the first edit of a copy, where *s* is the number of sections.
  @preconcurrency
  public mutating func reloadSections(
    _ sections: [Section]
  ) {
    mark(sections: sections, .reload, call: #function)
  }

  /// Marks sections for reconfiguration: the list updates their headers and footers, but not their cells.
  ///
  /// The given instances replace the equal instances in the snapshot, so the supplementary view provider
  /// receives the new data. A section that is already marked for reload keeps that mark, because its new
  /// header and footer show the new data too.
  ///
  /// - Parameter sections: Sections of the snapshot, in any order. If a section repeats, its last instance is
  ///   used. Sections that the snapshot does not contain are a problem.
  /// - Complexity: O(*k*) on average, where *k* is the number of given sections. O(*s*) for the first mark of a section, and
  ///   for the first edit of a copy, where *s* is the number of sections.
  public mutating func reconfigureSections(
    _ sections: [Section]
  ) {
    mark(sections: sections, .reconfigure, call: #function)
  }

  /// Returns a copy of the snapshot without marks and problems: what a list shows.
  @usableFromInline package func withoutMarksAndProblems() -> Snapshot {
    guard isMarked || hasProblems else { return self }
    var result = self
    result.removeProblems()
    guard isMarked else { return result }
    result.store.shape.removeMarks()
    result.sectionList.list.marks = []
    result.isMarked = false
    return result
  }

  /// Replaces sections by the given equal instances, and marks them; unknown sections are a problem.
  @usableFromInline
  mutating func mark(
    sections marked: [Section],
    _ mark: Mark,
    call: String
  ) {
    var areKnown = true
    for section in marked {
      if let index = indexOfSection(section) {
        sectionList.list.items[index] = section
        sectionList.mark(mark, at: index)
      } else {
        areKnown = false
      }
    }
    if !areKnown { recordUnknownSections(among: marked, call: call) }
    if sectionList.isMarked { isMarked = true }
    checkInvariants()
  }

  /// Replaces items by the given equal instances, and marks them; unknown items are a problem.
  @inlinable
  mutating func mark(
    _ items: [Item],
    _ mark: Mark,
    call: String
  ) {
    let areKnown = store.update(items, mark)
    if !areKnown { recordUnknownItems(among: items, call: call) }
    if shape.isMarked { isMarked = true }
    checkInvariants()
  }
}
