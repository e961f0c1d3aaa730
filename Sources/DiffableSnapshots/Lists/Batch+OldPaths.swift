// Some views, such as UITableView and UICollectionView, expect the paths of reloads as they are before the batch,
// even when the batch also changes the structure.

extension Batch {
  /// The old paths of the items to reload, in the order of `items.reloads`.
  ///
  /// Pass these paths to a view that expects old paths for reloads, such as `UITableView.reloadRows(at:with:)`
  /// and `UICollectionView.reloadItems(at:)` within batch updates. The old paths and `items.reloads` can differ only
  /// for capabilities with ``ListCapabilities/updatesBesideStructure``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k* log *n*), where *k* is the number of reloads and
  ///   *n* the number of sections and items.
  public var oldItemReloads: [ItemPath] {
    changes.hasStructure
      ? changes.items.reloads.compactMap { oldPath(for: $0) } : changes.items.reloads
  }

  /// The old indexes of the sections to reload, in the order of `sections.reloads`.
  ///
  /// See ``oldItemReloads``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k* log *s*), where *k* is the number of reloads and
  ///   *s* the number of sections.
  public var oldSectionReloads: [Int] {
    guard changes.hasStructure else { return changes.sections.reloads }
    return changes.sections.reloads.compactMap { matching.sections.oldOffset(of: $0) }
  }

  private func oldPath(for path: ItemPath) -> ItemPath? {
    switch layout {
    case .sections: matching.oldPath(for: path, from: oldSnapshot.shape, to: snapshot.shape)
    case .rows: matching.items.oldOffset(of: path.item).map { ItemPath(section: 0, item: $0) }
    }
  }
}
