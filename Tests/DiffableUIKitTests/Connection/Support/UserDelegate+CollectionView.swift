#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UserDelegate {
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    {
      allows(indexPath, "should highlight", of: "collectionView:shouldHighlightItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      record("highlight \(indexPath)", of: "collectionView:didHighlightItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      record("unhighlight \(indexPath)", of: "collectionView:didUnhighlightItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      allows(indexPath, "should select", of: "collectionView:shouldSelectItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
      allows(indexPath, "should deselect", of: "collectionView:shouldDeselectItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      record("select \(indexPath)", of: "collectionView:didSelectItemAtIndexPath:")
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      record("deselect \(indexPath)", of: "collectionView:didDeselectItemAtIndexPath:")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      record("show \(indexPath)", of: "collectionView:willDisplayCell:forItemAtIndexPath:")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      record("hide \(indexPath)", of: "collectionView:didEndDisplayingCell:forItemAtIndexPath:")
    }
  }
#endif
