// Some views, such as UITableView and UICollectionView, expect the paths of reloads as they are before the batch,
// even when the batch also changes the structure.

extension Batch {
  /// The old paths of the items to reload, in the order of ``itemReloads``.
  ///
  /// Pass these paths to a view that expects old paths for reloads, such as `UITableView.reloadRows(at:with:)`
  /// and `UICollectionView.reloadItems(at:)` within batch updates. The old paths and ``itemReloads`` can differ only
  /// for capabilities with ``ListCapabilities/updatesBesideStructure``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k* log *n*) on average, where *k* is the
  ///   number of reloads and *n* the number of sections and items.
  public var oldItemReloads: [ItemPath] {
    changes.hasStructure
      ? changes.items.reloads.compactMap { oldPath(for: $0) } : changes.items.reloads
  }

  /// The old indexes of the sections to reload, in the order of ``sectionReloads``.
  ///
  /// See ``oldItemReloads``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k*) on average, where *k* is the number of
  ///   reloads.
  public var oldSectionReloads: [Int] {
    guard changes.hasStructure else { return changes.sections.reloads }
    return changes.sections.reloads.compactMap { oldSnapshot.indexOfSection(snapshot.sections[$0]) }
  }

  private func oldPath(for path: ItemPath) -> ItemPath? {
    guard case .rows(let headers) = layout else {
      return snapshot.itemIdentifier(for: path).flatMap { oldSnapshot.itemPath(for: $0) }
    }
    let row: Int?
    switch snapshot.row(at: path.item, headers: headers) {
    case .header(let section):
      let old = oldSnapshot.indexOfSection(snapshot.sections[section])
      row = old.map { oldSnapshot.shape.row(ofHeader: $0) }
    case .item(let path):
      let old = snapshot.itemIdentifier(for: path).flatMap { oldSnapshot.itemPath(for: $0) }
      row = old.map { oldSnapshot.shape.row(of: $0, headers: headers) }
    case nil: row = nil
    }
    return row.map { ItemPath(section: 0, item: $0) }
  }
}
