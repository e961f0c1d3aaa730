#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewEvents: UICollectionViewDelegate {
    /// Returns whether the source and the delegate of the app let an item be highlighted.
    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      guard connection?.canHighlightItem(at: ItemPath(indexPath)) ?? true else { return false }
      let method: ((UICollectionView, IndexPath) -> Bool)? =
        collectionDelegate("collectionView:shouldHighlightItemAtIndexPath:")?
        .collectionView(_:shouldHighlightItemAt:)
      return method?(collectionView, indexPath) ?? true
    }

    /// Reports to the source that an item was highlighted.
    func collectionView(
      _ collectionView: UICollectionView,
      didHighlightItemAt indexPath: IndexPath
    ) {
      connection?.highlightItem(at: ItemPath(indexPath))
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didHighlightItemAtIndexPath:")?.collectionView(
          _:
          didHighlightItemAt:
        )
      method?(collectionView, indexPath)
    }

    /// Reports to the source that an item is no longer highlighted.
    func collectionView(
      _ collectionView: UICollectionView,
      didUnhighlightItemAt indexPath: IndexPath
    ) {
      connection?.unhighlightItem(at: ItemPath(indexPath))
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didUnhighlightItemAtIndexPath:")?.collectionView(
          _:
          didUnhighlightItemAt:
        )
      method?(collectionView, indexPath)
    }

    /// Returns whether the source and the delegate of the app let an item be selected.
    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      guard connection?.canSelectItem(at: ItemPath(indexPath)) ?? true else { return false }
      let method: ((UICollectionView, IndexPath) -> Bool)? =
        collectionDelegate("collectionView:shouldSelectItemAtIndexPath:")?
        .collectionView(_:shouldSelectItemAt:)
      return method?(collectionView, indexPath) ?? true
    }

    /// Reports to the source that an item was selected.
    func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      connection?.selectItem(at: ItemPath(indexPath))
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didSelectItemAtIndexPath:")?.collectionView(
          _:
          didSelectItemAt:
        )
      method?(collectionView, indexPath)
    }

    /// Reports to the source that an item is no longer selected.
    func collectionView(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) {
      connection?.deselectItem(at: ItemPath(indexPath))
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didDeselectItemAtIndexPath:")?.collectionView(
          _:
          didDeselectItemAt:
        )
      method?(collectionView, indexPath)
    }

    /// Reports to the source that the cell of an item is about to appear.
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      connection?.willDisplay(cell, at: ItemPath(indexPath))
      let method: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? =
        collectionDelegate("collectionView:willDisplayCell:forItemAtIndexPath:")?
        .collectionView(_:willDisplay:forItemAt:)
      method?(collectionView, cell, indexPath)
    }

    /// Reports to the source that the cell of an item has disappeared.
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      connection?.didEndDisplaying(cell)
      let method: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? =
        collectionDelegate("collectionView:didEndDisplayingCell:forItemAtIndexPath:")?
        .collectionView(_:didEndDisplaying:forItemAt:)
      method?(collectionView, cell, indexPath)
    }
  }
#endif
