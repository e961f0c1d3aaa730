#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  /// The data source of a collection view.
  ///
  /// While the collection view shows a source, the object is also the delegate.
  ///
  /// As the delegate, it reports events to the source, and forwards messages to the delegate of the app. It does not ask that
  /// delegate whether an item can be highlighted or selected if the source already refuses.
  @MainActor
  final class CollectionViewEvents: ForwardingDelegate {
    private(set) weak var target: CollectionViewTarget?

    /// The item that the user moves, from the lift to the end of the movement.
    var movement: CollectionViewMovement?

    init(_ target: CollectionViewTarget) {
      self.target = target
      super.init()
    }

    var collectionView: UICollectionView? { target?.collectionView }
    var data: ListData<UICollectionViewCell>? { target?.data }

    /// The delegate of the app.
    var delegate: (any UICollectionViewDelegate)? {
      forwardingDelegate as? any UICollectionViewDelegate
    }

    override var view: AnyObject? { collectionView }

    override var viewDelegate: (any NSObjectProtocol)? {
      get { collectionView?.delegate }
      set { collectionView?.delegate = newValue as? any UICollectionViewDelegate }
    }
  }
#endif
