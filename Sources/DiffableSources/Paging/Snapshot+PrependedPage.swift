extension Snapshot {
  /// Inserts the items of a page before the items of their sections, and inserts the sections that are new.
  ///
  /// The items of each section of the page keep their order. A new section is inserted after the section that precedes
  /// it in the page. New sections at the start of the page are inserted before all other sections.
  ///
  /// The page counts as a single call: an item that repeats in two sections of the page is a duplicate.
  /// The items of the snapshot are the first occurrences, although the page is inserted before them.
  ///
  /// - Parameters:
  ///   - sections: Sections with the items to insert, in order. A section that occurs twice gets the items of
  ///     both occurrences.
  ///   - duplicates: What to do with an item that occurs more than once. With ``DuplicatePolicy/reject``, nothing is
  ///     inserted if an item occurs more than once in the page, which is a problem.
  /// - Returns: The occurrences that the policy dropped: first the duplicates within the page, then one occurrence of
  ///   each item that is both in the page and in the snapshot. With ``DuplicatePolicy/keepFirst``, the latter are the
  ///   page's instances, section by section in the order of the page. With ``DuplicatePolicy/keepLast``, the latter are
  ///   the snapshot's instances, in list order. Empty with ``DuplicatePolicy/reject``.
  /// - Complexity: At most O((*g* + 1) *s* + (*t* + *k*) log *n*) on average, where *g* is the number of groups of
  ///   consecutive new sections in the page, *s* the number of sections after the change, *t* the number of sections
  ///   in the page, *k* the number of items in the page, and *n* the number of sections and items after the change.
  @inlinable
  @discardableResult
  public mutating func prependPage(
    _ sections: [SnapshotSection<Section, Item>],
    duplicates: DuplicatePolicy = .keepFirst
  ) -> [Item] {
    var page = Snapshot()
    var dropped = page.appendPage(sections, duplicates, call: #function)
    if let problem = page.problems.first {
      record(problem)
      return []
    }
    var edited = self
    let repeated = page.itemIdentifiers.filter { itemPath(for: $0) != nil }
    if duplicates == .keepFirst {
      page.deleteItems(repeated)
      dropped += repeated
    } else {
      edited.deleteItems(repeated)
      if duplicates == .keepLast { dropped += instances(of: repeated) }
    }
    edited.insertNewSections(page.sectionIdentifiers)
    for section in page.sectionIdentifiers {
      let items = page.itemIdentifiers(inSection: section)
      let start = edited.indexOfSection(section).map { ItemPath(section: $0, item: 0) }
      if let first = start.flatMap({ edited.itemIdentifier(for: $0) }) {
        edited.insertItems(items, beforeItem: first)
      } else {
        edited.appendItems(items, toSection: section)
      }
    }
    self = edited
    return dropped
  }

  /// Returns the snapshot's own instances of items, in list order.
  @inlinable
  func instances(of items: [Item]) -> [Item] {
    items.compactMap { itemPath(for: $0) }.sorted().compactMap { itemIdentifier(for: $0) }
  }

  /// Inserts each new section of a page after the section that precedes it in the page.
  ///
  /// New sections at the start of the page are inserted before all other sections.
  @inlinable
  mutating func insertNewSections(_ sections: [Section]) {
    var previous: Section?
    var newSections: [Section] = []
    for section in sections.map({ Optional($0) }) + [nil] {
      if let section, indexOfSection(section) == nil {
        newSections.append(section)
        continue
      }
      if newSections.isEmpty {
        // There are no new sections to insert here.
      } else if let previous {
        insertSections(newSections, afterSection: previous)
      } else if let first = sectionIdentifier(for: 0) {
        insertSections(newSections, beforeSection: first)
      } else {
        appendSections(newSections)
      }
      (previous, newSections) = (section, [])
    }
  }
}
