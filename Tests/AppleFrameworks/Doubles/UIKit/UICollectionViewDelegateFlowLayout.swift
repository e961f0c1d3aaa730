import AppleBase

/// All requirements are optional.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flowLayout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt: IndexPath
  ) -> CGSize { flowLayout(layout)?.itemSize ?? .zero }

  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection: Int
  ) -> CGSize { flowLayout(layout)?.headerReferenceSize ?? .zero }

  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection: Int
  ) -> CGSize { flowLayout(layout)?.footerReferenceSize ?? .zero }
}

extension UICollectionView {
  /// The delegate that decides about sizes: that of the view, or the one to which it forwards these messages.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    guard let delegate else { return nil }
    if let delegate = delegate as? any UICollectionViewDelegateFlowLayout { return delegate }
    let methods: [Selector] = [
      "collectionView:layout:sizeForItemAtIndexPath:",
      "collectionView:layout:referenceSizeForHeaderInSection:",
      "collectionView:layout:referenceSizeForFooterInSection:",
    ]
    for method in methods {
      if let target = delegateMethods.target(method, of: delegate) {
        return target as? any UICollectionViewDelegateFlowLayout
      }
    }
    return nil
  }
}
