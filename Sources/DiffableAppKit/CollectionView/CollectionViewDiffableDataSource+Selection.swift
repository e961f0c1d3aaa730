#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Selects items in addition to the items that are already selected.
    ///
    /// - Parameters:
    ///   - items: The items. Items that the collection view does not show are ignored.
    ///   - scrollPosition: Where the collection view scrolls the items; nowhere by default.
    /// - Complexity: That of ``Snapshot/itemPath(for:)`` for each item.
    public func selectItems(
      _ items: [Item],
      scrollPosition: NSCollectionView.ScrollPosition = []
    ) {
      target.collectionView?
        .selectItems(
          at: Set(items.compactMap { indexPath(for: $0) }),
          scrollPosition: scrollPosition
        )
    }

    /// Deselects items.
    ///
    /// - Parameter items: The items. Items that are not selected are ignored.
    /// - Complexity: That of ``Snapshot/itemPath(for:)`` for each item.
    public func deselectItems(_ items: [Item]) {
      target.collectionView?.deselectItems(at: Set(items.compactMap { indexPath(for: $0) }))
    }

  }
#endif
