#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UserDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should highlight \(indexPath)")
      return !refused.contains(indexPath)
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath)")
    }

    func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should select \(indexPath)")
      return !refused.contains(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("should deselect \(indexPath)")
      return !refused.contains(indexPath)
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath)")
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("show \(indexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("hide \(indexPath)")
    }
  }
#endif
