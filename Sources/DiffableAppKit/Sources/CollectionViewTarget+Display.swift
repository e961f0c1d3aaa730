#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension CollectionViewTarget {
    /// Reports to the source of an item that the item is about to be displayed.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - item: The collection view item.
    ///   - indexPath: The index path of the item.
    public func collectionView(
      _ collectionView: NSCollectionView,
      willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      connection?.willDisplay(item, at: ItemPath(indexPath))
      let method: ((NSCollectionView, NSCollectionViewItem, IndexPath) -> Void)? =
        collectionDelegate("collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:")?
        .collectionView(_:willDisplay:forRepresentedObjectAt:)
      method?(collectionView, item, indexPath)
    }

    /// Reports to the source of an item that the item is no longer displayed.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - item: The collection view item.
    ///   - indexPath: The index path that the item had.
    public func collectionView(
      _ collectionView: NSCollectionView,
      didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      connection?.didEndDisplaying(item)
      let method: ((NSCollectionView, NSCollectionViewItem, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didEndDisplayingItem:forRepresentedObjectAtIndexPath:")?
        .collectionView(_:didEndDisplaying:forRepresentedObjectAt:)
      method?(collectionView, item, indexPath)
    }
  }
#endif
