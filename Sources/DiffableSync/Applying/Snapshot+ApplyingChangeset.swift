import DiffableSnapshots

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
  ///   index or a path in the changeset is out of bounds, if the result would contain an identifier twice, or if it
  ///   would lack an identifier that the changeset reloads or reconfigures.
  /// - Complexity: O(*s* + *c* log *n*) on average, where *s* is the number of sections, *c* the number of changed items
  ///   and *n* the number of sections and items. O(*n*) if more than 16 sections are inserted or moved.
  public func applying(_ changeset: Changeset<Section, Item>) -> Snapshot? {
    do throws(SnapshotPatchError) {
      var result = try performing(
        changeset.changes,
        changeset.insertedSections,
        changeset.insertedItems
      )
      try result.mark(changeset.changes, asIn: changeset.new)
      return result.problems.isEmpty ? result : nil
    } catch {
      return nil
    }
  }
}

// What a changeset adds to the positions of its changes.
extension Changeset {
  /// The inserted sections, each with its inserted items; items that move to an inserted section are not listed.
  @usableFromInline var insertedSections: [SnapshotSection<Section, Item>] {
    let destinations = Set(items.moves.map { $0.to })
    return sections.insertions.compactMap { index in
      guard let section = new.sectionIdentifier(for: index) else { return nil }
      let items = new.itemIdentifiers(inSection: section)
      let inserted = items.indices.filter {
        !destinations.contains(ItemPath(section: index, item: $0))
      }
      return SnapshotSection(section, items: inserted.map { items[$0] })
    }
  }

  /// The inserted items.
  @usableFromInline var insertedItems: [Item] {
    items.insertions.compactMap { new.itemIdentifier(for: $0) }
  }
}
