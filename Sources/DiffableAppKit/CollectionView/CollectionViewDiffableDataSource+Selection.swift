#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// The selected items, in the order of the list.
    ///
    /// An apply keeps the selection of the items that remain, even if it reloads the collection view.
    public var selectedItemIdentifiers: [Item] {
      let paths = target.collectionView?.selectionIndexPaths.map { ItemPath($0) } ?? []
      return paths.sorted().compactMap { itemIdentifier(for: $0) }
    }

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

    /// Deletes the selected items for the user.
    ///
    /// Call this method from the action of a menu item or a key, such as `delete(_:)`.
    ///
    /// - Returns: The deleted items: ``editingHandlers`` decide which items can be deleted.
    /// - Complexity: That of an apply for each item.
    @discardableResult
    public func deleteSelectedItems() -> [Item] { deleteItems(selectedItemIdentifiers) }
  }
#endif
