extension Snapshot {
  /// Appends the items of a page to their sections, and new sections to the end.
  ///
  /// The page counts as a single call: an item that repeats in two sections of the page is a duplicate.
  ///
  /// - Parameters:
  ///   - sections: Sections with the items to append, in order. Sections that the snapshot does not contain
  ///     are appended. A section that occurs twice gets the items of both occurrences.
  ///   - duplicates: What to do with an item that occurs more than once. With ``DuplicatePolicy/reject``, nothing is
  ///     inserted if an item occurs more than once in the page, which is a problem.
  /// - Returns: The occurrences that the policy dropped. The sections of the page are added one after another. For
  ///   each section, the result has first the dropped items that were added before or were already in the
  ///   snapshot, in list order, and then the dropped items of the section itself. Empty with
  ///   ``DuplicatePolicy/reject``.
  /// - Complexity: At most O(*s* + (*t* + *k*) log *n*) on average, where *s* is the number of sections in the
  ///   snapshot, *t* the number of sections in the page, *k* the number of items in the page, and *n* the number of
  ///   sections and items in the snapshot.
  @inlinable
  @discardableResult
  public mutating func appendPage(
    _ sections: [SnapshotSection<Section, Item>],
    duplicates: DuplicatePolicy = .keepFirst
  ) -> [Item] {
    if duplicates == .reject {
      let repeated = sections.flatMap { $0.items }.repetitions()
      guard repeated.isEmpty else {
        record(.duplicateItems(repeated, call: #function))
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
}
