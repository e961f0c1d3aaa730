#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget: UICollectionViewDataSourcePrefetching {
    /// Reports the items whose cells the view will probably need soon.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The paths of the items.
    public func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    /// Reports the items whose cells the view no longer expects to need.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The paths of the items.
    public func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }
#endif
