extension Snapshot {
  /// Returns this snapshot with the changes of a changeset.
  ///
  /// The result takes inserted identifiers, and new instances of reloaded or reconfigured identifiers,
  /// from the changeset's new snapshot. So `changeset.old.applying(changeset)` equals `changeset.new`. Deletions
  /// and moves use only indexes and paths: at these positions, this snapshot may have other identifiers than
  /// `changeset.old`.
  ///
  /// - Parameter changeset: The changes.
  /// - Returns: The snapshot with the changes, and with marks for all reloads and reconfigurations. Nil if an
  ///   index or a path in the changeset is out of bounds or occurs twice, if the result would contain an
  ///   identifier twice, or if it would lack an identifier that the changeset reloads or reconfigures.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed items
  ///   and *n* the number of sections and items. O(*n*) if more than 16 sections are deleted, inserted or moved.
  public func applying(_ changeset: Changeset<Section, Item>) -> Snapshot? {
    let (new, sections, items) = (changeset.new, changeset.sections, changeset.items)
    guard let insertedSections = changeset.insertedSections,
      let insertedItems = changeset.insertedItems,
      var result = try? performing(changeset.changes, insertedSections, insertedItems)
    else { return nil }
    result.reloadSections(sections.reloads.compactMap { new.sectionIdentifier(for: $0) })
    result.reconfigureSections(
      sections.reconfigurations.compactMap { new.sectionIdentifier(for: $0) }
    )
    result.reloadItems(items.reloads.compactMap { new.itemIdentifier(for: $0) })
    result.reconfigureItems(items.reconfigurations.compactMap { new.itemIdentifier(for: $0) })
    return result.hasProblems ? nil : result
  }
}
