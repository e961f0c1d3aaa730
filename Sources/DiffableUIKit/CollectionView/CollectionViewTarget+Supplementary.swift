#if canImport(UIKit) && !os(watchOS)
  import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget {
    /// Returns the view that the data source describes for a kind and a path, or nil.
    func supplementaryView(
      ofKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionViewSupplementaryView? {
      makeSupplementaryView?(
        SupplementaryKind(elementKind: kind),
        ItemPath(ofSupplementaryViewAt: indexPath)
      )
    }

    /// Registers a class of supplementary views if necessary, and dequeues a view of it.
    func dequeue(
      _ type: UICollectionReusableView.Type,
      ofKind kind: String,
      at indexPath: IndexPath,
      in collectionView: UICollectionView
    ) -> UICollectionReusableView {
      let identifier = "DiffableUIKit." + String(reflecting: type)
      if registeredViews.insert([kind, identifier]).inserted {
        collectionView.register(
          type,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier
        )
      }
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: identifier,
        for: indexPath
      )
    }

    /// Updates the visible supplementary views of a section in place.
    ///
    /// - Returns: Whether all of them could be updated.
    func updateSupplementaryViews(
      ofSection section: Int,
      in collectionView: UICollectionView
    ) -> Bool {
      var isUpdated = true
      for kind in requestedKinds {
        let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        for path in paths where ItemPath(ofSupplementaryViewAt: path).section == section {
          guard let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          else { continue }
          if let data, let description = supplementaryView(ofKind: kind, at: path) {
            isUpdated = data.inProvider { description.update(view) } && isUpdated
          } else {
            // The view is empty already, or it must be replaced by an empty one.
            isUpdated = type(of: view) == UICollectionReusableView.self && isUpdated
          }
        }
      }
      return isUpdated
    }
  }
#endif
