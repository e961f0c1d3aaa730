extension Snapshot {
  /// Adds what one page brings: items to the ends of their sections, and new sections to the end.
  ///
  /// The page counts as one call, also where an item repeats in another of its sections.
  ///
  /// - Parameters:
  ///   - sections: Sections with the items to add, in order. Those that the snapshot does not hold are
  ///     appended; one that is named twice gets the items of both.
  ///   - duplicates: What to do with an item that occurs more than once.
  /// - Returns: The occurrences that the policy dropped, section by section, and for each in the order
  ///   of the list and then of the page; none with ``DuplicatePolicy/reject``.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)`` with ``DuplicatePolicy/reject``, when an item
  ///   occurs more than once in the page. Nothing has changed then.
  /// - Complexity: O(*s* log *n* + *k* log *n*) at most on average, where *s* is the number of sections
  ///   in the page, *k* that of its items, and *n* that of all sections and items.
  @inlinable
  @discardableResult
  public mutating func appendPage(
    _ sections: [SnapshotSection<Section, Item>],
    duplicates: DuplicatePolicy = .keepFirst
  ) throws(SnapshotError<Section, Item>) -> [Item] {
    if duplicates == .reject {
      let repeated = sections.flatMap { $0.items }.repetitions()
      guard repeated.isEmpty else { throw .duplicateItems(repeated, call: #function) }
    }
    var edited = self
    try edited.appendSections(
      sections.map { $0.identifier }.distinct().filter { indexOfSection($0) == nil }
    )
    var dropped: [Item] = []
    for section in sections {
      dropped += try edited.appendItems(
        section.items,
        toSection: section.identifier,
        duplicates: duplicates
      )
    }
    self = edited
    return dropped
  }
}
