import AppleBase

/// All requirements are optional.
@MainActor
public protocol UICollectionViewDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ view: UICollectionView,
    willDisplay: UICollectionViewCell,
    forItemAt: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView,
    didEndDisplaying: UICollectionViewCell,
    forItemAt: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView,
    shouldHighlightItemAt: IndexPath
  ) -> Bool { true }
  public func collectionView(_ view: UICollectionView, didHighlightItemAt: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didUnhighlightItemAt: IndexPath) {}
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ view: UICollectionView, didSelectItemAt: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didDeselectItemAt: IndexPath) {}

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    let method: Selector = "collectionView:shouldDeselectItemAtIndexPath:"
    let target = collectionView.delegateMethods.target(method, of: self)
    return (target as? any UICollectionViewDelegate)?
      .collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }
}
