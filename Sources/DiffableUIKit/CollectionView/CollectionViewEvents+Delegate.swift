#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension CollectionViewEvents: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      guard data?.allows(.highlight, at: ItemPath(indexPath)) ?? true else { return false }
      return (delegate?.collectionView(_:shouldHighlightItemAt:))?(collectionView, indexPath)
        ?? true
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      data?.perform(.highlight, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.collectionView(_:didHighlightItemAt:))?(view, indexPath)
    }

    func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      data?.perform(.unhighlight, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.collectionView(_:didUnhighlightItemAt:))?(view, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      guard data?.allows(.select, at: ItemPath(indexPath)) ?? true else { return false }
      return (delegate?.collectionView(_:shouldSelectItemAt:))?(collectionView, indexPath) ?? true
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      data?.perform(.select, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.collectionView(_:didSelectItemAt:))?(view, indexPath)
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      data?.perform(.deselect, at: ItemPath(indexPath), isAllowed: true)
      (delegate?.collectionView(_:didDeselectItemAt:))?(view, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      data?.willDisplay(cell, at: ItemPath(indexPath))
      (delegate?.collectionView(_:willDisplay:forItemAt:))?(collectionView, cell, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      data?.didEndDisplaying(cell)
      (delegate?.collectionView(_:didEndDisplaying:forItemAt:))?(collectionView, cell, indexPath)
    }
  }
#endif
