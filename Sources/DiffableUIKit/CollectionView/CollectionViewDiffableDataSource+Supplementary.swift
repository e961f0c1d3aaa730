#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Sets a supplementary view provider with the parameters of Apple's data source.
    ///
    /// The provider dequeues the view. The provider cannot update a visible view, so a section that is reconfigured is
    /// reloaded. To update the visible views instead, set `supplementaryViewProvider`.
    ///
    /// ```swift
    /// dataSource.setSupplementaryViewProvider { collectionView, kind, indexPath in
    ///   collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    /// }
    /// ```
    ///
    /// - Parameter provider: Dequeues and configures a supplementary view. It must return a view. The index path of a
    ///   view of the whole layout has only one index, so reading its `section` or its `item` traps.
    /// - Complexity: O(1).
    @MainActor
    public func setSupplementaryViewProvider(
      _ provider:
        @escaping (
          _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?
    ) {
      supplementaryViewProvider = { _, kind, _, _ in
        .dequeued { collectionView, indexPath in
          guard let view = provider(collectionView, kind.elementKind, indexPath) else {
            preconditionFailure("The provider returned no supplementary view of \(kind.rawValue)")
          }
          return view
        }
      }
    }
  }
#endif
