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

// A delegate forwards the calls of methods that it does not implement, as in Objective-C.
extension UICollectionViewDelegate {
  private func forwarded(_ selector: Selector, _ view: UICollectionView) -> (
    any UICollectionViewDelegate
  )? {
    guard view.delegateMethods.contains(selector), view.delegate === self else { return nil }
    return (self as? NSObject)?.forwardingTarget(for: selector) as? any UICollectionViewDelegate
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:willDisplayCell:forItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      willDisplay: cell,
      forItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didEndDisplayingCell:forItemAtIndexPath:", collectionView)?
      .collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded("collectionView:shouldHighlightItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      shouldHighlightItemAt: indexPath
    ) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didHighlightItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      didHighlightItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didUnhighlightItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      didUnhighlightItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded("collectionView:shouldSelectItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      shouldSelectItemAt: indexPath
    ) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded("collectionView:shouldDeselectItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      shouldDeselectItemAt: indexPath
    ) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didSelectItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      didSelectItemAt: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didDeselectItemAtIndexPath:", collectionView)?.collectionView(
      collectionView,
      didDeselectItemAt: indexPath
    )
  }
}

extension UICollectionView {
  static let delegateMethods: [Selector] = [
    "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView:shouldHighlightItemAtIndexPath:",
    "collectionView:didHighlightItemAtIndexPath:",
    "collectionView:didUnhighlightItemAtIndexPath:",
    "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:shouldDeselectItemAtIndexPath:",
    "collectionView:didSelectItemAtIndexPath:",
    "collectionView:didDeselectItemAtIndexPath:",
  ]
}
