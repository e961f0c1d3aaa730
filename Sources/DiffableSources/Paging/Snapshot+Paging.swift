extension Snapshot {
  /// Appends the items of a page to their sections, and new sections to the end.
  ///
  /// The page counts as a single call: an item that repeats in two sections of the page is a duplicate.
  ///
  /// - Parameters:
  ///   - sections: Sections with the items to append, in order. Sections that the snapshot does not contain
  ///     are appended. A section that occurs twice gets the items of both occurrences.
  ///   - duplicates: What to do with an item that occurs more than once. With
  ///     ``/DiffableSnapshots/DuplicatePolicy/reject``, nothing is inserted if an item occurs more than once in the
  ///     page, which is a problem.
  /// - Returns: The occurrences that the policy dropped. The sections of the page are added one after another. For
  ///   each section, the result has first the dropped items that were added before or were already in the
  ///   snapshot, in list order, and then the dropped items of the section itself. Empty with
  ///   ``/DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Complexity: At most O(*s* + (*t* + *k*) log *n*) on average, where *s* is the number of sections in the
  ///   snapshot, *t* the number of sections in the page, *k* the number of items in the page, and *n* the number of
  ///   sections and items in the snapshot.
  @inlinable
  @discardableResult
  public mutating func appendPage(
    _ sections: [SnapshotSection<Section, Item>],
    duplicates: DuplicatePolicy = .keepFirst
  ) -> [Item] {
    appendPage(sections, duplicates, call: #function)
  }

  @inlinable
  mutating func appendPage(
    _ sections: [SnapshotSection<Section, Item>],
    _ duplicates: DuplicatePolicy,
    call: String
  ) -> [Item] {
    if duplicates == .reject {
      let repeated = sections.flatMap { $0.items }.repetitions()
      guard repeated.isEmpty else {
        record(.duplicateItems(repeated, call: call))
        return []
      }
    }
    appendSections(
      sections.map { $0.identifier }.distinct().filter { indexOfSection($0) == nil }
    )
    var dropped: [Item] = []
    for section in sections {
      dropped += appendItems(
        section.items,
        toSection: section.identifier,
        duplicates: duplicates
      )
    }
    return dropped
  }

  /// Inserts the items of a page at the beginning of their sections, and new sections before all other sections.
  ///
  /// The items of each section of the page keep their order. The page counts as a single call: an item that repeats in
  /// two sections of the page is a duplicate.
  ///
  /// - Parameters:
  ///   - sections: Sections with the items to insert, in order. Sections that the snapshot does not contain are
  ///     inserted. A section that occurs twice gets the items of both occurrences.
  ///   - duplicates: What to do with an item that occurs more than once. The items of the snapshot are the first
  ///     occurrences, although the page is inserted before them: with ``/DiffableSnapshots/DuplicatePolicy/keepFirst``
  ///     they stay in place. With ``/DiffableSnapshots/DuplicatePolicy/reject``, nothing is inserted if an item occurs
  ///     more than once in the page, which is a problem.
  /// - Returns: The occurrences that the policy dropped. The result has first the duplicates within the page, in the
  ///   order of ``appendPage(_:duplicates:)``. It then has one occurrence of each item that is both in the page and in
  ///   the snapshot: the page's, in the order of the page, or the snapshot's, in list order. Empty with
  ///   ``/DiffableSnapshots/DuplicatePolicy/reject``.
  /// - Complexity: At most O(*s* + (*t* + *k*) log *n*) on average, where *s* is the number of sections in the
  ///   snapshot, *t* the number of sections in the page, *k* the number of items in the page, and *n* the number of
  ///   sections and items in the snapshot.
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
    let repeated = page.itemIdentifiers.filter { indexOfItem($0) != nil }
    switch duplicates {
    case .keepFirst:
      page.deleteItems(repeated)
      dropped += repeated
    case .keepLast:
      let paths = repeated.compactMap { itemPath(for: $0) }.sorted()
      dropped += paths.compactMap { itemIdentifier(for: $0) }
      deleteItems(repeated)
    case .reject: deleteItems(repeated)
    }
    let newSections = page.sectionIdentifiers.filter { indexOfSection($0) == nil }
    if let first = sectionIdentifier(for: 0) {
      insertSections(newSections, beforeSection: first)
    } else {
      appendSections(newSections)
    }
    for section in page.sectionIdentifiers {
      let items = page.itemIdentifiers(inSection: section)
      let start = indexOfSection(section).map { ItemPath(section: $0, item: 0) }
      if let first = start.flatMap({ itemIdentifier(for: $0) }) {
        insertItems(items, beforeItem: first)
      } else {
        appendItems(items, toSection: section)
      }
    }
    return dropped
  }
}
